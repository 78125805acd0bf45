import { describe, expect } from 'vitest'
import { AuditEntry } from '../../../src/server/core/audit/audit-entry.entity.ts'
import { Outbox } from '../../../src/server/mail/outbox.entity.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { protocols, type AskOptions } from '../../support/api-clients.ts'
import { byKey, makeKey, once } from '../../support/api-keys.ts'
import type { TestApp } from '../../support/app.ts'
import { enterCars, setCapacity } from '../../support/cars.ts'
import { changeIn, changesIn, DEARER, payFor } from '../../support/changes.ts'
import { journeyOf, thereAndBack } from '../../support/journeys.ts'
import { checkoutOf, online, openPaying, type PayingApp } from '../../support/payments.ts'
import { expectCode } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura, pickedUpAt, type BookingBody } from '../../support/trips.ts'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'

const OFFICE = { OFFICE_EMAIL: 'office@costa.example' }

/** A booking of a partner, and what the partner asks about it. */
async function booked(app: TestApp, trip: BookingBody = faroToVilamoura()) {
  const key = await makeKey(app)
  const { done } = await app.clients.REST.ask('createPartnerBooking', trip, byKey(key))
  const { id, bookingNumber } = done
  const ask = (wish: object, options: AskOptions = byKey(key)) =>
    app.clients.REST.ask('requestPartnerChange', { bookingNumber, expectedTotal: 49, ...wish }, options)
  return {
    ...done,
    key,
    ask,
    accept: () => callAsAdmin(app, 'REST', 'acceptBooking', { id }),
    quote: (wish: object) =>
      app.clients.REST.ask('quotePartnerChange', { bookingNumber, ...wish }, byKey(key)),
    withdraw: (wish: object = {}) =>
      app.clients.REST.ask('withdrawPartnerChange', { bookingNumber, ...wish }, byKey(key)),
    read: async () => (await app.clients.REST.ask('readPartnerBooking', { bookingNumber }, byKey(key))).done,
    messages: async () => {
      const asked = { booking: bookingNumber, limit: 100 }
      const { data } = (await app.clients.REST.ask('listPartnerEvents', asked, byKey(key))).done
      return data.map(({ type }) => type).slice(1)
    },
    mails: async () => {
      const mails = await app.database.fresh().find(Outbox, { bookingId: id })
      return mails.map(({ kind }) => kind)
    },
    history: async () => {
      const entries = await app.database.fresh().find(AuditEntry, { subjectId: id })
      return entries.map(({ act, admin }) => `${act} ${admin}`)
    },
  }
}

/** All that was mailed, whatever breaks its lines. */
async function textsOf(app: TestApp): Promise<string> {
  return (await app.mails()).map(({ text = '' }) => text.replaceAll(/\s+/g, ' ')).join(' ')
}

/** One that is paid online and confirmed. */
async function bookedAndPaid(app: PayingApp, vehicle: BookingBody = {}) {
  const booking = await booked(app, online(vehicle))
  await app.provider.pay(checkoutOf(booking.checkoutUrl))
  await app.pass({ minutes: 1 })
  await booking.accept()
  return booking
}

describe.each(protocols)('a partner, by %s,', (protocol) => {
  test('moves a pending booking at once, and guest and office hear who did it', async ({ open }) => {
    const app = await open({ settings: OFFICE })
    const client = app.clients[protocol]
    const { key, bookingNumber, version, ...booking } = await booked(app)
    const wish = { bookingNumber, pickupDate: '2027-01-28', pickupTime: '11:30' }
    const { done: quote } = await client.ask('quotePartnerChange', wish, byKey(key))
    expect(quote).toMatchObject({
      currentPrice: 49,
      totalPrice: 49,
      difference: 0,
      settlement: 'none',
      takesEffect: 'at_once',
      possibleUntil: '2027-01-27T07:30:00+00:00',
      version,
      proposed: { pickupTime: '11:30', pickupLocation: 'Faro Airport' },
    })
    const asked = { ...wish, expectedTotal: quote.totalPrice }
    const { done, status } = await client.ask('requestPartnerChange', asked, byKey(key))
    expect([status, done]).toMatchObject([
      200,
      { pickupDate: '2027-01-28', pickupTime: '11:30', totalPrice: 49, change: null, checkoutUrl: null },
    ])
    expect(done.version).toBeGreaterThan(version)
    expect(await changeIn(app, booking.id)).toMatchObject({
      by: 'partner',
      byName: key.name,
      state: 'accepted',
    })
    expect(await booking.messages()).toEqual(['booking.changed'])
    expect(await booking.history()).toContain('changed Lisbon Hotels')
    const texts = await textsOf(app)
    expect(texts).toContain('the company you booked with asked for')
    expect(texts).toContain('Lisbon Hotels has changed the trip')
  })

  test('asks the office for a change of a confirmed booking, and withdraws it', async ({ open }) => {
    const app = await open({ settings: OFFICE })
    const client = app.clients[protocol]
    const { key, bookingNumber, ...booking } = await booked(app)
    await booking.accept()
    const { done: quote } = await client.ask('quotePartnerChange', { bookingNumber, ...DEARER }, byKey(key))
    expect(quote).toMatchObject({ settlement: 'driver', takesEffect: 'when_accepted' })
    const asked = { bookingNumber, ...DEARER, expectedTotal: quote.totalPrice }
    const { done } = await client.ask('requestPartnerChange', asked, byKey(key))
    expect(done).toMatchObject({
      vehicleName: 'Mercedes E Class',
      totalPrice: 49,
      checkoutUrl: null,
      change: { by: 'partner', state: 'open', totalPrice: quote.totalPrice, difference: quote.difference },
    })
    const changeId = done.change?.id
    expectCode(await client.ask('requestPartnerChange', asked, byKey(key)), 409, 'CHANGE_OPEN')
    const another = { bookingNumber, changeId: booking.id }
    expectCode(await client.ask('withdrawPartnerChange', another, byKey(key)), 409, 'CHANGE_ENDED')
    const withdrawn = await client.ask('withdrawPartnerChange', { bookingNumber, changeId }, byKey(key))
    expect(withdrawn.done).toMatchObject({ change: null, vehicleName: 'Mercedes E Class' })
    expectCode(await client.ask('withdrawPartnerChange', { bookingNumber }, byKey(key)), 409, 'CHANGE_ENDED')
    expect(await booking.messages()).toEqual(['booking.confirmed', 'change.requested', 'change.withdrawn'])
    expect(await booking.history()).toEqual(
      expect.arrayContaining(['change-requested Lisbon Hotels', 'change-withdrawn Lisbon Hotels']),
    )
    const texts = await textsOf(app)
    for (const sentence of [
      'Lisbon Hotels asks for a change',
      'Lisbon Hotels has withdrawn the change',
      'The company that you booked with asks for this change of your trip.',
      'The company that you booked with has withdrawn the change.',
    ])
      expect(texts).toContain(sentence)
  })
})

test.for(['accept', 'decline'] as const)(
  'the office answers what a partner asks for: %s',
  async (answer, { open }) => {
    const app = await open()
    const { id, ...booking } = await booked(app)
    await booking.accept()
    const { done } = await booking.ask({ pickupTime: '11:30' })
    const decision = { id, changeId: done.change?.id, reason: 'No car then.' }
    if (answer === 'accept') await callAsAdmin(app, 'REST', 'acceptBookingChange', decision)
    else await callAsAdmin(app, 'REST', 'declineBookingChange', decision)
    expect(await booking.read()).toMatchObject({
      change: null,
      pickupTime: answer === 'accept' ? '11:30' : '10:30',
    })
    expect((await booking.messages()).slice(2)).toEqual(
      answer === 'accept' ? ['change.accepted', 'booking.changed'] : ['change.declined'],
    )
    expect(await booking.mails()).toContain(answer === 'accept' ? 'booking-changed' : 'change-declined')
  },
)

test('the guest pays for a dearer change, at the address that the partner gets or by mail', async ({
  open,
}) => {
  const app = await openPaying(open)
  const { id, ...booking } = await bookedAndPaid(app)
  const { done: quote } = await booking.quote(DEARER)
  expect(quote).toMatchObject({ settlement: 'checkout', takesEffect: 'when_accepted' })
  const wish = { ...DEARER, expectedTotal: quote.totalPrice }
  const { done } = await booking.ask(wish, once(booking.key, 'a key'))
  expect(done.change).toMatchObject({ state: 'awaiting_payment', difference: quote.difference })
  // A repeat leads to the page that is open, and changes nothing.
  const again = await booking.ask(wish, once(booking.key, 'a key'))
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(again.done).toEqual(done)
  expect(await booking.mails()).toContain('change-to-pay')
  expect(await booking.history()).toContain('change-to-pay Lisbon Hotels')
  await payFor(app, done)
  await app.pass({ minutes: 1 })
  expect(await booking.read()).toMatchObject({ change: { state: 'open' }, totalPrice: 49 })
  expect((await booking.ask(wish, once(booking.key, 'a key'))).done).toMatchObject({
    change: { state: 'open' },
    checkoutUrl: null,
  })
  await callAsAdmin(app, 'REST', 'acceptBookingChange', { id, changeId: done.change?.id })
  expect(await booking.read()).toMatchObject({
    vehicleName: 'Mercedes V Class',
    totalPrice: quote.totalPrice,
    paidAmount: quote.totalPrice,
    change: null,
  })
})

test('what was paid for a change goes back when the partner withdraws it', async ({ open }) => {
  const app = await openPaying(open)
  const booking = await bookedAndPaid(app)
  const { totalPrice: expectedTotal, difference } = (await booking.quote(DEARER)).done
  await payFor(app, (await booking.ask({ ...DEARER, expectedTotal })).done)
  await app.pass({ minutes: 1 })
  expect((await booking.withdraw()).done.change).toBeNull()
  for (const minutes of [2, 20, 60]) await app.pass({ minutes })
  const { paidAmount, refundedAmount, totalPrice } = await booking.read()
  expect([paidAmount - 49, refundedAmount, totalPrice]).toEqual([
    expect.closeTo(difference),
    expect.closeTo(difference),
    49,
  ])
})

test('what a cheaper change saves goes back once the office has accepted it', async ({ open }) => {
  const app = await openPaying(open)
  const { id, ...booking } = await bookedAndPaid(app, { vehicleId: null, ...DEARER })
  const wish = { vehicleName: 'Mercedes E Class' }
  const { done: quote } = await booking.quote(wish)
  expect([quote.settlement, quote.totalPrice, quote.difference < 0]).toEqual(['refund', 49, true])
  const { done } = await booking.ask(wish)
  await callAsAdmin(app, 'REST', 'acceptBookingChange', { id, changeId: done.change?.id })
  for (const minutes of [2, 20, 60]) await app.pass({ minutes })
  const read = await booking.read()
  expect([read.totalPrice, read.refundedAmount]).toEqual([49, expect.closeTo(-quote.difference)])
})

test('less than three hours before the pick-up the office is to be called, whose phone is said', async ({
  open,
}) => {
  const app = await open()
  const { contactPhone: phone } = (await app.clients.REST.ask('readSite')).done
  const { id, ...booking } = await booked(app)
  const soon = new Date(app.clock().getTime() + (3 * 60 - 1) * 60_000)
  await app.database.fresh().nativeUpdate(Booking, { id }, pickedUpAt(soon))
  for (const answer of [
    await booking.quote({ pickupTime: '23:30' }),
    await booking.ask({ pickupTime: '23:30' }),
  ]) {
    expectCode(answer, 409, 'TOO_LATE')
    expect(answer.refused).toMatchObject({ error: 'Less than 3 hours to go: please call us.', phone })
  }
})

test('a time at which every car is taken is refused with the nearest ones', async ({ open }) => {
  const app = await open()
  await enterCars(app, 1)
  await setCapacity(app, { tolerance: 0 })
  const { key, ...booking } = await booked(app)
  const trip = faroToVilamoura({ pickupDate: '2027-01-28' })
  expect((await app.clients.REST.ask('createPartnerBooking', trip, byKey(key))).status).toBe(201)
  const wish = { pickupDate: '2027-01-28' }
  for (const answer of [await booking.quote(wish), await booking.ask(wish)]) {
    expectCode(answer, 409, 'NO_CAR')
    expect(answer.refused['nearestTimes']).not.toEqual([])
  }
  expect((await booking.ask({ ...wish, pickupTime: '18:30' })).done.pickupTime).toBe('18:30')
})

test('a change is made only of the version that was read, and at the price that was quoted', async ({
  open,
}) => {
  const app = await open()
  const { key, version, ...booking } = await booked(app)
  const at = (ifMatch: string) => ({ headers: { ...byKey(key).headers, 'if-match': ifMatch } })
  const { done } = await booking.ask({ pickupTime: '11:30' }, at(String(version)))
  expect(done.pickupTime).toBe('11:30')
  const late = await booking.ask({ pickupTime: '12:30' }, at(`"${version}"`))
  expectCode(late, 412, 'VERSION_CHANGED')
  expect(late.refused['version']).toBe(done.version)
  expectCode(await booking.ask({ ...DEARER }), 409, 'PRICE_CHANGED')
  expectCode(await booking.ask({ pickupTime: '11:30' }), 400, 'INVALID_INPUT')
  const { status, refused } = await booking.ask({ passengers: 3 })
  expect([status, refused.error]).toEqual([400, 'There is no field “passengers”.'])
  expect((await booking.read()).version).toBe(done.version)
})

test('of several requests at once one is stored', async ({ open }) => {
  const app = await open()
  const { id, ...booking } = await booked(app)
  await booking.accept()
  const answers = await Promise.all(
    ['11:30', '12:30', '13:30'].map((pickupTime) => booking.ask({ pickupTime })),
  )
  const codes = answers.map((answer) => (answer.status === 200 ? 'done' : answer.refused.code))
  expect(codes.toSorted()).toEqual(['CHANGE_OPEN', 'CHANGE_OPEN', 'done'])
  expect(await changesIn(app, id)).toHaveLength(1)
  expect(await booking.messages()).toEqual(['booking.confirmed', 'change.requested'])
})

test('another partner’s booking is not found, and a key without the scope opens nothing', async ({
  open,
}) => {
  const app = await open()
  const { bookingNumber } = await booked(app)
  const another = await makeKey(app, { name: 'Another' })
  const reader = await makeKey(app, { name: 'Reader', scopes: ['read', 'quote'] })
  for (const [call, wish] of [
    ['quotePartnerChange', { pickupTime: '11:30' }],
    ['requestPartnerChange', { pickupTime: '11:30', expectedTotal: 49 }],
    ['withdrawPartnerChange', {}],
  ] as const) {
    const ask = (key: typeof another) => app.clients.REST.ask(call, { bookingNumber, ...wish }, byKey(key))
    expectCode(await ask(another), 404, 'NOT_FOUND')
    expectCode(await ask(reader), 403, 'API_KEY_NOT_ALLOWED')
  }
})

test('a leg of a journey stays between the others, and keeps its discount', async ({ open }) => {
  const app = await open()
  const key = await makeKey(app)
  await callAsAdmin(app, 'REST', 'changeJourneyDiscount', { discountPercent: 10 })
  const { bookings } = (
    await app.clients.REST.ask('createPartnerJourney', journeyOf(thereAndBack()), byKey(key))
  ).done
  const bookingNumber = bookings[1]?.bookingNumber
  const quote = (wish: object) =>
    app.clients.REST.ask('quotePartnerChange', { bookingNumber, ...wish }, byKey(key))
  const early = await quote({ pickupDate: '2027-06-20', pickupTime: '10:00' })
  expectCode(early, 400, 'INVALID_INPUT')
  expect(early.refused.details).toMatchObject([
    { field: 'pickupTime', reason: { code: 'legs_out_of_order' } },
  ])
  const { done } = await quote(DEARER)
  const asked = { bookingNumber, ...DEARER, expectedTotal: done.totalPrice }
  const changed = await app.clients.REST.ask('requestPartnerChange', asked, byKey(key))
  expect(changed.done).toMatchObject({ vehicleName: 'Mercedes V Class', totalPrice: done.totalPrice })
  const whole = await app.clients.REST.ask(
    'createPartnerBooking',
    faroToVilamoura({
      ...DEARER,
      vehicleId: null,
      pickupLocation: 'Vilamoura',
      dropoffLocation: 'Faro Airport',
    }),
    byKey(key),
  )
  expect(done.totalPrice).toBeCloseTo(whole.done.totalPrice * 0.9, 1)
})
