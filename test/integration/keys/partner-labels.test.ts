import { describe, expect } from 'vitest'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { protocols } from '../../support/api-clients.ts'
import { byKey, makeKey, once } from '../../support/api-keys.ts'
import { createPartnerJourney } from '../../support/examples/partners.ts'
import { checkoutOf, online, openPaying } from '../../support/payments.ts'
import { expectCode } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'
import { addWebhook, openReceiver, PRIVATE, verify } from '../../support/webhooks.ts'

const labels = { reference: ' HX-2291 ', metadata: { desk: 'Lobby 2', 'room no.': '12\n13' } }
const kept = { reference: 'HX-2291', metadata: labels.metadata }

describe.each(protocols)('a partner, by %s,', (protocol) => {
  test('books with a reference, and finds the booking by it', async ({ open }) => {
    const app = await open()
    const key = await makeKey(app)
    const client = app.clients[protocol]
    const booked = await client.ask('createPartnerBooking', faroToVilamoura(labels), byKey(key))
    expect([booked.status, booked.done]).toMatchObject([201, { status: 'pending', totalPrice: 49 }])
    const { bookingNumber } = booked.done
    await client.ask('createPartnerBooking', faroToVilamoura({ reference: 'HX-22910' }), byKey(key))
    expect((await client.ask('readPartnerBooking', { bookingNumber }, byKey(key))).done).toMatchObject(kept)

    const found = async (reference: string, by = key) => {
      const { data } = (await client.ask('listPartnerBookings', { reference }, byKey(by))).done
      return data.map((booking) => booking.bookingNumber)
    }
    expect(await found('HX-2291')).toEqual([bookingNumber])
    expect(await found('hx-2291')).toEqual([])
    expect(await found('HX-2291', await makeKey(app, { name: 'Another' }))).toEqual([])
  })

  test('is refused a field that there is none of, by its name', async ({ open }) => {
    const app = await open()
    const key = await makeKey(app)
    const client = app.clients[protocol]
    const trip = faroToVilamoura({ quote_id: 'x', totalprice: 49 })
    expect((await client.ask('createPartnerBooking', trip, byKey(key))).refused).toMatchObject({
      code: 'INVALID_INPUT',
      error: 'There is no field “quote_id”.',
      details: [
        { field: 'quote_id', message: 'There is no field “quote_id”.' },
        { field: 'totalprice', message: 'There is no field “totalprice”.' },
      ],
    })
    const list = await client.ask('listPartnerBookings', { referance: 'HX-2291' }, byKey(key))
    expect([list.status, list.refused.error]).toEqual([400, 'There is no field “referance”.'])
    // The call that the specification defined accepts unknown fields, and keeps none of them.
    const lenient = await client.ask(
      'createBooking',
      faroToVilamoura({ ...labels, quote_id: 'x' }),
      byKey(key),
    )
    expect(lenient.status).toBe(201)
    const { bookingNumber } = lenient.done
    expect((await client.ask('readPartnerBooking', { bookingNumber }, byKey(key))).done).toMatchObject({
      reference: null,
      metadata: {},
    })
  })

  test('needs a key that may book', async ({ open }) => {
    const app = await open()
    const client = app.clients[protocol]
    expectCode(await client.ask('createPartnerBooking', faroToVilamoura()), 401, 'WRONG_API_KEY')
    const reader = await makeKey(app, { name: 'Reader', scopes: ['read'] })
    expectCode(
      await client.ask('createPartnerBooking', faroToVilamoura(), byKey(reader)),
      403,
      'API_KEY_NOT_ALLOWED',
    )
  })
})

test('the same request with its key books once; another reference is another request', async ({ open }) => {
  const app = await open()
  const key = await makeKey(app)
  const book = (reference: string) =>
    app.clients.REST.ask('createPartnerBooking', faroToVilamoura({ reference }), once(key, 'order-1'))
  const [first, repeat, other] = [await book('HX-1'), await book('HX-1'), await book('HX-2')]
  expect(repeat.done.bookingNumber).toBe(first.done.bookingNumber)
  expectCode(other, 422, 'IDEMPOTENCY_KEY_REUSED')
})

test('a reference can be had once where a partner asks for that, also of two requests at once', async ({
  open,
}) => {
  const app = await open()
  const key = await makeKey(app)
  const book = (over: object = {}, by = key) =>
    app.clients.REST.ask('createPartnerBooking', faroToVilamoura({ reference: 'HX-1', ...over }), byKey(by))
  const once = { onDuplicateReference: 'refuse' }
  const answers = await Promise.all([book(once), book(once)])
  const made = answers.find(({ status }) => status === 201)
  const refused = answers.find(({ status }) => status === 409)
  const { bookingNumber } = made?.done ?? {}
  expect(refused?.refused).toMatchObject({ code: 'DUPLICATE_REFERENCE', bookingNumber })
  expect((await book(once, await makeKey(app, { name: 'Another' }))).status).toBe(201)
  expect((await book({ ...once, reference: null })).status).toBe(201)
  await app.clients.REST.ask('cancelPartnerBooking', { bookingNumber }, byKey(key))
  expect((await book(once)).status).toBe(201)
  expect((await book()).status).toBe(201)
  expect((await book({ onDuplicateReference: 'allow' })).status).toBe(201)
})

test('a journey whose reference another booking has is refused, with its leg, where a partner asks for that', async ({
  open,
}) => {
  const app = await open()
  const key = await makeKey(app)
  const { input: journey } = createPartnerJourney['wayBack'] ?? {}
  const legs = (references: readonly string[]) =>
    Object(journey).legs.map((leg: object, index: number) => ({ ...leg, reference: references[index] }))
  const book = (references: readonly string[], onDuplicateReference?: string) =>
    app.clients.REST.ask(
      'createPartnerJourney',
      { ...Object(journey), legs: legs(references), onDuplicateReference },
      byKey(key),
    )
  const first = await book(['HX-1', 'HX-1'], 'refuse')
  expect(first.status).toBe(201)
  const { refused } = await book(['HX-2', 'HX-1'], 'refuse')
  expect(refused).toMatchObject({
    code: 'DUPLICATE_REFERENCE',
    leg: 2,
    bookingNumber: first.done.bookings[0]?.bookingNumber,
  })
  expect((await book(['HX-2', 'HX-1'])).status).toBe(201)
})

test('a booking that is paid online answers with the page where it is paid', async ({ open }) => {
  const app = await openPaying(open)
  const key = await makeKey(app)
  const { done } = await app.clients.REST.ask('createPartnerBooking', online(labels), byKey(key))
  await app.provider.pay(checkoutOf(done.checkoutUrl))
  await app.pass({ minutes: 1 })
  const { bookingNumber } = done
  const { done: read } = await app.clients.REST.ask('readPartnerBooking', { bookingNumber }, byKey(key))
  expect(read).toMatchObject({ ...kept, paymentStatus: 'completed', paidAmount: 49 })
})

test('the office sees the reference, finds the booking by it, and exports it', async ({ open }) => {
  const app = await open()
  const key = await makeKey(app)
  const { done } = await app.clients.REST.ask('createPartnerBooking', faroToVilamoura(labels), byKey(key))
  await app.clients.REST.ask('createBooking', faroToVilamoura())
  const read = (await callAsAdmin(app, 'REST', 'readBooking', { id: done.id })).done
  expect(read).toMatchObject({ reference: 'HX-2291', bookedThrough: 'Lisbon Hotels' })
  expect(read).not.toHaveProperty('metadata')
  for (const q of ['HX-2291', 'hx 2291', 'hx2291', '2291']) {
    const { bookings } = (await callAsAdmin(app, 'REST', 'findBookings', { q })).done
    expect([q, bookings.map(({ id }) => id)]).toEqual([q, [done.id]])
  }
  // Still, after another act has written the words of the search anew.
  const mend = { id: done.id, customerEmail: 'ana@example.com' }
  await callAsAdmin(app, 'REST', 'correctEmail', mend)
  const { bookings } = (await callAsAdmin(app, 'REST', 'findBookings', { q: 'hx-2291' })).done
  expect(bookings.map(({ id }) => id)).toEqual([done.id])
  const file = await app.raw({
    method: 'GET',
    path: '/api/admin/bookings.csv?q=HX-2291',
    headers: { cookie: await app.adminCookie() },
  })
  expect(file.text).toContain('Partner’s reference')
  expect(file.text.split('\r\n')[1]).toContain('HX-2291')
})

test('messages about the booking carry reference and metadata', async ({ open }) => {
  const app = await open(PRIVATE)
  const key = await makeKey(app)
  const receiver = await openReceiver()
  const { secret } = await addWebhook(app, receiver.url, { partnerId: key.partner.id })
  await app.clients.REST.ask('createPartnerBooking', faroToVilamoura(labels), byKey(key))
  await app.workers.webhooks.drain()
  const [message] = receiver.received
  expect(message && verify(message, secret, app.clock())).toMatchObject({
    type: 'booking.created',
    data: kept,
  })
})
