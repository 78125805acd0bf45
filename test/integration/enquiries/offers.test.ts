import { describe, expect } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { Offer } from '../../../src/server/enquiries/enquiry.entity.ts'
import { overTrpc } from '../../support/api-clients.ts'
import type { TestApp } from '../../support/app.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { enterCars } from '../../support/cars.ts'
import { anOffer } from '../../support/enquiries.ts'
import { bookingOf, makeOffer } from '../../support/offers.ts'
import { attemptOf, checkoutOf, openPaying } from '../../support/payments.ts'
import { expectRefusal } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura, hireInFaro, sevilleToFaro } from '../../support/trips.ts'

const BOOKED = { status: 409, code: 'OFFER_BOOKED', error: 'This offer has been booked.' }
const ENDED = { status: 409, code: 'OFFER_ENDED', error: 'This offer has ended. Ask us for a new one.' }
const OTHER_TRIP = {
  status: 400,
  code: 'QUOTE_INVALID',
  error: 'This offer is for another trip. Ask us for a new one.',
}

async function replyOf(app: TestApp, enquiryId: string) {
  const { done } = await app.clients.REST.ask('listEnquiries', {}, { cookie: await app.adminCookie() })
  return done.enquiries.find(({ id }) => id === enquiryId)?.replies[0]
}

describe.each(overTrpc)('an offer, by %s,', (protocol) => {
  test('is told to the office as one that nobody could book, and sent all the same', async ({ open }) => {
    const app = await open()
    await enterCars(app, 1)
    const { passengers: _, totalPrice: __, validUntil: ___, ...trip } = anOffer()
    const check = async (change: object = {}) =>
      (await callAsAdmin(app, protocol, 'checkOffer', { ...trip, ...change })).done.unavailableBecause
    expect(await check()).toBeNull()
    await app.clients[protocol].ask('createBooking', faroToVilamoura())
    const taken = 'All our E Class cars are taken at 10:30 on 27 January. Free at 08:10 and 12:50.'
    expect(await check()).toBe(taken)
    expect(await check({ pickupTime: '08:10' })).toBeNull()
    expect(await check({ serviceType: 'hourly', serviceDuration: 4 })).toMatch(/^All our E Class cars/)
    const { token } = await makeOffer(app, {}, protocol)
    const booked = await app.clients[protocol].ask('createBooking', await bookingOf(app, token, {}, protocol))
    expectRefusal(booked, { status: 409, code: 'NO_CAR', error: taken })
  })

  test('cannot be checked for a place that nobody knows', async ({ app }) => {
    const {
      passengers: _,
      totalPrice: __,
      validUntil: ___,
      ...trip
    } = anOffer({ dropoffLocation: 'Atlantis' })
    const { status, refused } = await callAsAdmin(app, protocol, 'checkOffer', trip)
    expect([status, refused.code, refused.details?.[0]?.field]).toEqual([
      422,
      'UNKNOWN_PLACE',
      'dropoffLocation',
    ])
  })

  test('is booked at its price, once', async ({ open }) => {
    const app = await open()
    const { enquiryId, offer, token } = await makeOffer(app, {}, protocol)
    expect(offer).toMatchObject({ state: 'open', totalPrice: 180, bookingNumber: null, openedAt: null })
    expect(offer.expiresAt).toBe('2027-01-20T23:59:00.000Z')
    const body = await bookingOf(app, token, {}, protocol)
    const booked = await app.clients[protocol].ask('createBooking', body)
    expect([booked.status, booked.done.totalPrice]).toEqual([201, 180])
    expectRefusal(await app.clients[protocol].ask('createBooking', body), BOOKED)

    const em = app.database.fresh()
    expect(await em.count(Booking)).toBe(1)
    const stored = await em.findOneOrFail(Booking, { id: booked.done.id })
    expect(stored).toMatchObject({ baseCents: 18_000, stopCents: 0, totalCents: 18_000, distance: 232 })
    expect((await replyOf(app, enquiryId))?.offer).toMatchObject({
      state: 'booked',
      bookingNumber: booked.done.bookingNumber,
      openedAt: '2027-01-13T09:00:00.000Z',
    })
    const after = await app.clients[protocol].ask('readOffer', { token })
    expect(after.done).toMatchObject({ state: 'booked', customer: null })
  })

  test('tells the customer what it holds', async ({ app }) => {
    const { token } = await makeOffer(app, { dropoffLocation: 'Lagos' }, protocol)
    const { status, done } = await app.clients[protocol].ask('readOffer', { token })
    expect(status).toBe(200)
    expect(done).toMatchObject({
      state: 'open',
      totalPrice: 180,
      vehicleName: 'Mercedes E Class',
      trip: {
        pickupLocation: 'Faro Airport',
        pickupName: 'Faro Airport (FAO)',
        dropoffLocation: 'Lagos',
        pickupZone: 'Europe/Lisbon',
        passengers: 2,
      },
      customer: { customerName: 'Ana Sousa', customerEmail: 'ana.sousa@example.com' },
      quote: { totalPrice: 180, basePrice: 180, stopCosts: 0, expiresAt: '2027-01-20T23:59:00.000Z' },
    })
  })

  test.for([
    { dropoffLocation: 'Lagos' },
    { pickupLocation: 'Faro' },
    { vehicleId: 3, vehicleName: 'Mercedes V Class' },
    { pickupDate: '2027-01-28' },
    { pickupTime: '10:35' },
    { stops: [{ location: 'Loulé Market', duration: 60 }], dropoffLocation: 'Lagos' },
  ])('is not for a trip with %j', async (change, { app }) => {
    const { token } = await makeOffer(app, {}, protocol)
    const body = await bookingOf(app, token, change, protocol)
    expectRefusal(await app.clients[protocol].ask('createBooking', body), OTHER_TRIP)
  })

  test('is not booked at another price', async ({ app }) => {
    const { token } = await makeOffer(app, {}, protocol)
    const body = await bookingOf(app, token, { totalPrice: 179.99 }, protocol)
    expectRefusal(await app.clients[protocol].ask('createBooking', body), {
      status: 409,
      code: 'PRICE_CHANGED',
      error: 'The price of this trip is €180.00, not €179.99; please confirm it.',
    })
    expect((await app.clients[protocol].ask('createBooking', { ...body, totalPrice: 180 })).status).toBe(201)
  })

  test('is not booked after it has ended, at no price', async ({ open }) => {
    const app = await open()
    const { token } = await makeOffer(app, {}, protocol)
    const body = await bookingOf(app, token, {}, protocol)
    app.clock.set('2027-01-20T23:59:00.000Z')
    expectRefusal(await app.clients[protocol].ask('createBooking', body), ENDED)
    // Nor at today's price, which the customer has not seen.
    expectRefusal(await app.clients[protocol].ask('createBooking', { ...body, totalPrice: 49 }), ENDED)
    const { done } = await app.clients[protocol].ask('readOffer', { token })
    expect([done.state, done.quote, done.customer]).toEqual(['ended', null, null])
  })

  test('is not read by a token that leads nowhere', async ({ app }) => {
    const { token } = await makeOffer(app, {}, protocol)
    const wrong = ['', 'x', token.slice(1), `${token}A`, 'A'.repeat(43)]
    for (const token of wrong)
      expectRefusal(await app.clients[protocol].ask('readOffer', { token }), {
        status: 404,
        code: 'NOT_FOUND',
        error:
          'This link does not work. Please open it from our email again, making sure that it is complete.',
      })
  })

  test('is worth nothing when it was tampered with', async ({ app }) => {
    const { token } = await makeOffer(app, {}, protocol)
    const body = await bookingOf(app, token, {}, protocol)
    const [facts = '', signature] = String(body['quoteId']).split('.')
    const cheaper = Buffer.from(
      Buffer.from(facts, 'base64url').toString().replace('"total":18000', '"total":100'),
    ).toString('base64url')
    const forged = { ...body, totalPrice: 1, quoteId: `${cheaper}.${signature}` }
    expectRefusal(await app.clients[protocol].ask('createBooking', forged), {
      status: 400,
      code: 'QUOTE_INVALID',
      error: 'This quote is not one of ours. Please ask for a new price.',
    })
  })
})

test('of twenty clicks at once, in two processes, one books the offer', async ({ open }) => {
  const one = await open()
  const other = await open({ beside: one })
  const { token } = await makeOffer(one)
  const body = await bookingOf(one, token)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      (index % 2 === 0 ? one : other).clients[index % 4 < 2 ? 'REST' : 'tRPC'].ask('createBooking', {
        ...body,
        notes: `click ${index}`,
      }),
    ),
  )
  const made = answers.filter(({ status }) => status === 201)
  expect(made).toHaveLength(1)
  for (const answer of answers) if (answer.status !== 201) expectRefusal(answer, BOOKED)
  const em = one.database.fresh()
  expect(await em.count(Booking)).toBe(1)
  expect((await em.find(Offer, {})).map(({ bookingId }) => bookingId)).toEqual([made[0]?.done.id])
})

test('a repeat with its Idempotency-Key gets the booking again, and one without a key while it is unpaid', async ({
  open,
}) => {
  const app = await openPaying(open)
  const later = { pickupDate: '2027-06-20', validUntil: '2027-06-10' }
  const { token } = await makeOffer(app, later)
  const body = await bookingOf(app, token, { pickupDate: '2027-06-20', paymentMethod: 'sumup' })
  const first = await app.clients.REST.ask('createBooking', body)
  const again = await app.clients.REST.ask('createBooking', body)
  expect([first.status, again.status, again.done.id]).toEqual([201, 201, first.done.id])
  expect(checkoutOf(again.done.checkoutUrl)).toBe(checkoutOf(first.done.checkoutUrl))
  expect((await attemptOf(app, first.done.id)).amountCents).toBe(18_000)

  const second = await makeOffer(app, later)
  const cash = await bookingOf(app, second.token, { pickupDate: '2027-06-20' })
  const key = { headers: { 'idempotency-key': 'once' } }
  const made = await app.clients.REST.ask('createBooking', cash, key)
  const repeated = await app.clients.REST.ask('createBooking', cash, key)
  expect(repeated.done).toEqual(made.done)
})

test('makes a trip bookable that has no price, in a vehicle that has none', async ({ open }) => {
  const app = await open()
  await app.database.fresh().execute('delete from vehicle_pricing')
  const { token } = await makeOffer(app)
  const body = await bookingOf(app, token)
  const booked = await app.clients.REST.ask('createBooking', body)
  expect([booked.status, booked.done.totalPrice]).toEqual([201, 180])
})

test('is also for a hire, and for a pick-up by another clock that is paid online', async ({ open }) => {
  const app = await openPaying(open)
  const hire = hireInFaro({ pickupDate: '2027-06-20' })
  const offered = { pickupDate: '2027-06-20', validUntil: '2027-06-19' }
  const { token } = await makeOffer(app, {
    ...offered,
    serviceType: 'hourly',
    serviceDuration: 4,
    pickupLocation: 'Faro',
    dropoffLocation: '',
    vehicleName: 'V Class',
  })
  const { done } = await app.clients.REST.ask('readOffer', { token })
  expect([done.trip.serviceDuration, done.quote?.duration]).toEqual(['4', 4])
  const quoteId = done.quote?.quoteId
  const shorter = { ...hire, serviceDuration: '3', totalPrice: 180, quoteId }
  expectRefusal(await app.clients.REST.ask('createBooking', shorter), OTHER_TRIP)
  const booked = await app.clients.REST.ask('createBooking', { ...hire, totalPrice: 180, quoteId })
  expect([booked.status, booked.done.totalPrice]).toEqual([201, 180])

  const seville = await makeOffer(app, { ...offered, pickupLocation: 'Seville', dropoffLocation: 'Faro' })
  expect(seville.offer.expiresAt).toBe('2027-06-19T21:59:00.000Z')
  const cash = await bookingOf(app, seville.token, sevilleToFaro({ pickupDate: '2027-06-20' }))
  expect((await app.clients.REST.ask('createBooking', cash)).refused.code).toBe('PAYMENT_METHOD_NOT_ALLOWED')
  const online = await app.clients.REST.ask('createBooking', { ...cash, paymentMethod: 'sumup' })
  expect([online.status, online.done.totalPrice]).toEqual([201, 180])
})

test('the office opening its own link does not count as the customer’s', async ({ app }) => {
  const { enquiryId, token } = await makeOffer(app)
  const cookie = await app.adminCookie()
  await app.clients.tRPC.ask('readOffer', { token }, { cookie })
  expect((await replyOf(app, enquiryId))?.offer?.openedAt).toBeNull()
  await app.clients.tRPC.ask('readOffer', { token })
  expect((await replyOf(app, enquiryId))?.offer?.openedAt).not.toBeNull()
})
