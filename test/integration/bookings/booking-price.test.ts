import { describe, expect } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { VehiclePricing } from '../../../src/server/catalogue/pricing/vehicle-pricing.entity.ts'
import type { TestApp } from '../../support/app.ts'
import { protocols, type Protocol } from '../../support/api-clients.ts'
import { test } from '../../support/test.ts'
import { faroToSagres, faroToVilamoura, hireInFaro, quoteFor } from '../../support/trips.ts'

/** The office asks more for every kilometre and every hour: Faro to Sagres in the E Class is 239.00 then. */
async function raisePrices(app: TestApp): Promise<void> {
  const em = app.database.fresh()
  await em.nativeUpdate(VehiclePricing, { serviceType: 'point-to-point' }, { pricePerKmCents: 200 })
  await em.nativeUpdate(VehiclePricing, { serviceType: 'hourly' }, { hourlyRateCents: 20_000 })
}

async function quoted(app: TestApp, protocol: Protocol, body = faroToSagres()) {
  const { done } = await app.clients[protocol].ask('createQuote', quoteFor(body))
  return { quoteId: done.quoteId, totalPrice: done.totalPrice }
}

describe.each(protocols)('the price of a booking by %s', (protocol) => {
  test('is the one its quote promised, also when the office has changed it meanwhile', async ({ open }) => {
    const app = await open()
    const quote = await quoted(app, protocol)
    await raisePrices(app)
    app.clock.advance({ minutes: 29, seconds: 59 })
    const { status, done } = await app.clients[protocol].ask('createBooking', faroToSagres(quote))
    expect([status, done.totalPrice]).toEqual([201, 197.18])
    const stored = await app.database.fresh().findOneOrFail(Booking, { id: done.id })
    expect([stored.baseCents, stored.totalCents, stored.distance]).toEqual([19718, 19718, 1195])
  })

  test('of a hire is fixed by its quote, too', async ({ open }) => {
    const app = await open()
    const quote = await quoted(app, protocol, hireInFaro())
    await raisePrices(app)
    const { done } = await app.clients[protocol].ask('createBooking', hireInFaro(quote))
    expect(done.totalPrice).toBe(300)
  })

  test('is no longer fixed by a quote after half an hour, and the new one has to be confirmed', async ({
    open,
  }) => {
    const app = await open()
    const quote = await quoted(app, protocol)
    await raisePrices(app)
    app.clock.advance({ minutes: 30 })
    const { status, refused } = await app.clients[protocol].ask('createBooking', faroToSagres(quote))
    expect(status).toBe(409)
    expect(refused).toMatchObject({
      code: 'QUOTE_EXPIRED',
      error: 'This quote has run out. The price is now €239.00; please confirm it.',
      totalPrice: 239,
      quoteId: expect.any(String),
    })
    expect(await app.database.fresh().count(Booking)).toBe(0)

    const { totalPrice, quoteId } = refused
    const confirmed = await app.clients[protocol].ask('createBooking', faroToSagres({ totalPrice, quoteId }))
    expect([confirmed.status, confirmed.done.totalPrice]).toEqual([201, 239])
  })

  test('needs no second confirmation after half an hour where it is still the same', async ({ open }) => {
    const app = await open()
    const quote = await quoted(app, protocol)
    app.clock.advance({ minutes: 30 })
    const headers = { 'idempotency-key': 'the-same-click' }
    const book = () => app.clients[protocol].ask('createBooking', faroToSagres(quote), { headers })
    const answers = [await book(), await book()]
    expect(answers.map(({ status, done }) => [status, done.totalPrice])).toEqual([
      [201, 197.18],
      [201, 197.18],
    ])
    const [stored, ...others] = await app.database.fresh().findAll(Booking)
    expect([stored?.totalCents, others]).toEqual([19718, []])
  })

  test.for([0, null, undefined, 197.17, 1])(
    'has to be confirmed after half an hour by who sends %s as the total',
    async (totalPrice, { open }) => {
      const app = await open()
      const quote = await quoted(app, protocol)
      app.clock.advance({ minutes: 30 })
      const body = faroToSagres({ ...quote, totalPrice })
      const { status, refused } = await app.clients[protocol].ask('createBooking', body)
      expect([status, refused.code, refused.totalPrice]).toEqual([409, 'QUOTE_EXPIRED', 197.18])
      expect(await app.database.fresh().count(Booking)).toBe(0)
    },
  )

  test('is today’s without a quote', async ({ open }) => {
    const app = await open()
    await raisePrices(app)
    const { done } = await app.clients[protocol].ask('createBooking', faroToSagres({ quoteId: '' }))
    expect(done.totalPrice).toBe(239)
  })

  test.for([197.17, 197.19, 0.01, 1, 196.18, 19718])(
    'is not %d because the client says so',
    async (totalPrice, { open }) => {
      const app = await open()
      const { status, refused } = await app.clients[protocol].ask(
        'createBooking',
        faroToSagres({ totalPrice }),
      )
      expect(status).toBe(409)
      expect(refused).toMatchObject({
        code: 'PRICE_CHANGED',
        error: expect.stringMatching(
          /^The price of this trip is €197\.18, not €[\d,.]+; please confirm it\.$/,
        ),
        totalPrice: 197.18,
        quoteId: expect.any(String),
      })
      expect(await app.database.fresh().count(Booking)).toBe(0)
    },
  )

  test.for([197.18, '197.18', 0, undefined, null])('is accepted as %s', async (totalPrice, { app }) => {
    const { status, done } = await app.clients[protocol].ask('createBooking', faroToSagres({ totalPrice }))
    expect([status, done.totalPrice]).toEqual([201, 197.18])
  })

  test('in a refusal comes with a quote that keeps it', async ({ open }) => {
    const app = await open()
    const { refused } = await app.clients[protocol].ask('createBooking', faroToSagres({ totalPrice: 1 }))
    await raisePrices(app)
    const { quoteId, totalPrice } = refused
    const { done } = await app.clients[protocol].ask('createBooking', faroToSagres({ quoteId, totalPrice }))
    expect(done.totalPrice).toBe(197.18)
  })

  test('is refused when the client’s figure is not the quote’s', async ({ app }) => {
    const { quoteId } = await quoted(app, protocol)
    const body = faroToSagres({ quoteId, totalPrice: 197.17 })
    const { status, refused } = await app.clients[protocol].ask('createBooking', body)
    expect([status, refused.code]).toEqual([409, 'PRICE_CHANGED'])
  })
})

describe.each(protocols)('a quote is refused by %s', (protocol) => {
  const ofAnotherTrip = {
    'another drop-off': faroToSagres({ dropoffLocation: 'Lagos' }),
    'the way back': faroToSagres({ pickupLocation: 'Sagres', dropoffLocation: 'Faro' }),
    'another vehicle': faroToSagres({ vehicleId: 4, vehicleName: 'Mercedes Vito' }),
    'a stop more': faroToSagres({ stops: [{ location: 'Loulé market', duration: 60 }] }),
    'a hire': hireInFaro({ vehicleId: 2, vehicleName: 'Mercedes E Class' }),
  }

  test.for(Object.entries(ofAnotherTrip))('for %s', async ([, body], { app }) => {
    const { quoteId } = await quoted(app, protocol)
    const { status, refused } = await app.clients[protocol].ask('createBooking', { ...body, quoteId })
    expect([status, refused.code, refused.error]).toEqual([
      400,
      'QUOTE_INVALID',
      'This quote is for another trip. Please ask for a new price.',
    ])
  })

  const forgeries: Record<string, (quoteId: string) => string> = {
    'with a price of its own': (id) => withFacts(id, { total: 1 }),
    'with a later end': (id) => withFacts(id, { expires: Date.parse('2100-01-01') }),
    'with a letter changed in its signature': (id) =>
      id.slice(0, -2) + (id.at(-2) === 'A' ? 'B' : 'A') + id.at(-1),
    'without a signature': (id) => id.split('.')[0] ?? '',
    'with an empty signature': (id) => `${id.split('.')[0]}.`,
    'with a third part': (id) => `${id}.x`,
    'that is a word': () => 'quote',
    'that is a dot': () => '.',
  }

  test.for(Object.entries(forgeries))('when it is one %s', async ([, forge], { app }) => {
    const { quoteId } = await quoted(app, protocol, faroToVilamoura())
    const body = faroToVilamoura({ quoteId: forge(quoteId) })
    const { status, refused } = await app.clients[protocol].ask('createBooking', body)
    expect([status, refused.code, refused.error]).toEqual([
      400,
      'QUOTE_INVALID',
      'This quote is not one of ours. Please ask for a new price.',
    ])
  })
})

test('a quote is for places, however they are written', async ({ app }) => {
  const { quoteId } = await quoted(app, 'REST')
  const byId = faroToSagres({ quoteId, pickupLocation: 'FARO, Portugal', dropoffLocation: 'sagres' })
  expect((await app.clients.REST.ask('createBooking', byId)).status).toBe(201)
})

function withFacts(quoteId: string, change: object): string {
  const [body = '', signature] = quoteId.split('.')
  const facts: unknown = JSON.parse(Buffer.from(body, 'base64url').toString())
  return `${Buffer.from(JSON.stringify(Object.assign({}, facts, change))).toString('base64url')}.${signature}`
}
