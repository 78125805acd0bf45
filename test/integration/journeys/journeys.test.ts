import { describe, expect } from 'vitest'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { protocols } from '../../support/api-clients.ts'
import { byKey, makeKey } from '../../support/api-keys.ts'
import { enterCars } from '../../support/cars.ts'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { Assignment } from '../../../src/server/dispatch/assignment.entity.ts'
import { carAndDriver } from '../../support/dispatch.ts'
import { bookJourney, journeyOf, thereAndBack } from '../../support/journeys.ts'
import type { TestApp } from '../../support/app.ts'
import { fakeMailer } from '../../support/fake-mailer.ts'
import { openPaying } from '../../support/payments.ts'
import { guestCookie } from '../../support/private-links.ts'
import { textOfAttachment } from '../../support/mailbox.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura, quoteFor, sevilleToFaro, type BookingBody } from '../../support/trips.ts'

const timed = (trip: ReturnType<typeof faroToVilamoura>) =>
  quoteFor(trip, { pickupDate: trip['pickupDate'], pickupTime: trip['pickupTime'] })

describe.each(protocols)('by %s,', (protocol) => {
  test('a way there and a way back are two bookings of one journey, with the discount of the office', async ({
    open,
  }) => {
    const app = await open()
    const { clients } = app
    const setting = { discountPercent: 5.55 }
    const saved = await callAsAdmin(app, protocol, 'changeJourneyDiscount', setting)
    expect(saved.done).toEqual({ discountPercent: 5.55, version: 1 })
    expect((await callAsAdmin(app, protocol, 'readJourneyDiscount')).done).toEqual(saved.done)
    const old = await callAsAdmin(app, protocol, 'changeJourneyDiscount', { discountPercent: 1, version: 0 })
    expect([old.status, old.refused.code]).toEqual([409, 'CHANGED_MEANWHILE'])

    const trips = thereAndBack()
    const quoted = await clients[protocol].ask('quoteJourney', { legs: trips.map(timed) })
    // 5.55 % of 49.00 are 2.7195.
    expect(quoted.done).toMatchObject({
      legs: [
        { leg: 1, quote: { totalPrice: 49 }, discount: 2.72, price: 46.28 },
        { leg: 2, quote: { totalPrice: 49 }, discount: 2.72, price: 46.28 },
      ],
      subtotal: 98,
      discount: 5.44,
      discountPercent: 5.55,
      totalPrice: 92.56,
      paymentMethods: ['cash', 'sumup', 'card_on_pickup'],
    })
    const legs = trips.map((trip, index) => ({ ...trip, quoteId: quoted.done.legs[index]?.quote.quoteId }))
    const { status, done } = await clients[protocol].ask(
      'createJourney',
      journeyOf(legs, { totalPrice: quoted.done.totalPrice }),
    )
    expect(status).toBe(201)
    expect(done).toMatchObject({
      journeyNumber: expect.stringMatching(/^JR-[2-9A-Z]{6}$/),
      bookings: [
        { leg: 1, status: 'pending', discount: 2.72, totalPrice: 46.28 },
        { leg: 2, status: 'pending', discount: 2.72, totalPrice: 46.28 },
      ],
      paymentStatus: 'not_required',
      subtotal: 98,
      discount: 5.44,
      totalPrice: 92.56,
    })
    const [first, second] = done.bookings
    const found = await callAsAdmin(app, protocol, 'findBookings', { q: done.journeyNumber.toLowerCase() })
    expect(found.done.bookings.map(({ bookingNumber }) => bookingNumber).toSorted()).toEqual(
      done.bookings.map(({ bookingNumber }) => bookingNumber).toSorted(),
    )
    const read = await callAsAdmin(app, protocol, 'readBooking', { id: second?.id })
    expect(read.done.journey).toEqual({
      number: done.journeyNumber,
      leg: 2,
      discountPercent: 5.55,
      legs: [
        { number: first?.bookingNumber, leg: 1, date: '2027-06-20', state: 'pending', end: null },
        { number: second?.bookingNumber, leg: 2, date: '2027-06-27', state: 'pending', end: null },
      ],
    })
  })

  test('what cannot be booked is refused, and the leg is named', async ({ open }) => {
    const app = await open()
    const { clients } = app
    const [there = {}, back = {}] = thereAndBack()
    const ask = (trips: readonly BookingBody[], change = {}) =>
      clients[protocol].ask('createJourney', journeyOf(trips, change))
    const before = await ask([there, { ...back, pickupDate: '2027-06-19' }])
    expect(before.status).toBe(400)
    expect(before.refused).toMatchObject({
      code: 'INVALID_INPUT',
      leg: 2,
      error: 'This leg begins before the one before it ends.',
      details: [{ field: 'legs.1.pickupTime' }],
    })
    const spain = await ask([there, sevilleToFaro({ pickupDate: '2027-06-27' })])
    expect([spain.status, spain.refused.code, spain.refused.leg, spain.refused.error]).toEqual([
      422,
      'PAYMENT_METHOD_NOT_ALLOWED',
      2,
      'Paid online, because one pick-up is outside the Algarve.',
    ])
    expect((await ask([there])).status).toBe(400)
    expect((await ask(Array.from({ length: 7 }, () => there))).status).toBe(400)
    const price = await ask([there, back], { totalPrice: 97 })
    expect([price.refused.code, price.refused['totalPrice']]).toEqual(['PRICE_CHANGED', 98])
    const nowhere = await ask([there, { ...back, dropoffLocation: 'Nowhere at all' }])
    expect([nowhere.status, nowhere.refused.leg]).toEqual([422, 2])
    const noPlace = await ask([there, { ...back, dropoffLocation: '' }])
    expect(noPlace.refused.details).toMatchObject([{ field: 'legs.1.dropoffLocation' }])
    expect(await app.database.fresh().count(Booking)).toBe(0)

    const tooEarly = { legs: [timed(there), timed({ ...back, pickupDate: '2027-06-19' })] }
    expect((await clients[protocol].ask('quoteJourney', tooEarly)).refused.leg).toBe(2)
    const mixed = { legs: [there, sevilleToFaro({ pickupDate: '2027-06-27' })].map(timed) }
    expect((await clients[protocol].ask('quoteJourney', mixed)).done).toMatchObject({
      paymentMethods: ['sumup'],
      paymentBecause: 'Paid online, because one pick-up is outside the Algarve.',
    })
  })

  test('six legs are booked, or none where one class is sold out', async ({ open }) => {
    const app = await open()
    await enterCars(app, 1)
    const legs = Array.from({ length: 6 }, (_, index) => faroToVilamoura({ pickupDate: `2027-06-2${index}` }))
    await app.clients.REST.ask('createBooking', faroToVilamoura({ pickupDate: '2027-06-23' }))
    const full = await app.clients[protocol].ask('createJourney', journeyOf(legs))
    expect([full.status, full.refused.code, full.refused.leg]).toEqual([409, 'NO_CAR', 4])
    expect(full.refused['nearestTimes']).toHaveLength(2)
    expect(await app.database.fresh().count(Booking)).toBe(1)
    const free = legs.map((leg, index) => (index === 3 ? { ...leg, pickupTime: '18:00' } : leg))
    const { done } = await app.clients[protocol].ask('createJourney', journeyOf(free))
    expect(done.bookings.map(({ leg }) => leg)).toEqual([1, 2, 3, 4, 5, 6])
  })
})

test.for(protocols)('a partner books and reads a journey of its own by %s', async (protocol, { open }) => {
  const app = await open()
  const client = app.clients[protocol]
  const [key, other] = [byKey(await makeKey(app)), byKey(await makeKey(app, { name: 'Another' }))]
  const legs = thereAndBack().map((trip, index) => ({ ...trip, reference: `HX-${index + 1}` }))
  const { done, status } = await client.ask('createPartnerJourney', journeyOf(legs), key)
  expect(status).toBe(201)
  const input = { journeyNumber: done.journeyNumber }
  const read = await client.ask('readPartnerJourney', input, key)
  expect(read.done).toMatchObject({
    journeyNumber: done.journeyNumber,
    totalPrice: 98,
    bookings: [
      { reference: 'HX-1', journey: { number: done.journeyNumber, leg: 1 } },
      { reference: 'HX-2', journey: { number: done.journeyNumber, leg: 2 } },
    ],
  })
  expect((await client.ask('readPartnerJourney', input, other)).status).toBe(404)
  expect((await client.ask('readPartnerJourney', { journeyNumber: 'JR-1' }, key)).status).toBe(404)
  const misspelt = legs.map((leg) => ({ ...leg, flightNo: 'TP 1' }))
  const refused = await client.ask('createPartnerJourney', journeyOf(misspelt), key)
  expect([refused.status, refused.refused.details?.[0]?.field]).toEqual([400, 'legs.0.flightNo'])
})

test('two journeys whose legs begin at two bases in turn are both sold', async ({ open }) => {
  const app = await open()
  await enterCars(app, 2)
  await enterCars(app, 2, { base: 'Seville' })
  const spain = (pickupDate: string) => sevilleToFaro({ pickupDate, paymentMethod: 'sumup' })
  const algarve = (pickupDate: string) => faroToVilamoura({ pickupDate, paymentMethod: 'sumup' })
  const journeys = [
    [algarve('2027-06-20'), spain('2027-06-21')],
    [spain('2027-06-20'), algarve('2027-06-21')],
  ]
  const answers = await Promise.all(
    journeys.map((trips) => app.clients.REST.ask('createJourney', journeyOf(trips))),
  )
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
})

/** The mails to the customer. */
async function mailsTo(app: TestApp, address: string) {
  const mails = await app.mails()
  return mails
    .filter(({ to }) => to?.some((one) => one.address === address))
    .map(({ subject = '', text = '', attachments }) => {
      // The invitation is in it twice: as a form of the mail, and as a file.
      const calendar = attachments.map(textOfAttachment).at(-1) ?? ''
      return {
        subject,
        text,
        events: (calendar.match(/BEGIN:VEVENT/g) ?? []).length,
        method: /METHOD:(\w+)/.exec(calendar)?.[1],
      }
    })
}

test('the guest of a journey sees all legs, and a leg whose way is changed keeps the discount', async ({
  open,
}) => {
  const app = await open()
  await callAsAdmin(app, 'REST', 'changeJourneyDiscount', { discountPercent: 10 })
  const { done, headers } = await app.clients.REST.ask('createJourney', journeyOf(thereAndBack()), {
    headers: { 'idempotency-key': 'a-guest' },
  })
  const cookie = (headers.getSetCookie().at(-1) ?? '').split(';')[0] ?? ''
  const [first, second] = done.bookings
  for (const [booking, leg] of [
    [first, 1],
    [second, 2],
  ] as const) {
    const trip = await app.clients.REST.ask('readTrip', { bookingNumber: booking?.bookingNumber }, { cookie })
    expect(trip.done.journey).toMatchObject({ number: done.journeyNumber, leg })
  }
  const read = (bookingNumber: string) => app.clients.REST.ask('readTrip', { bookingNumber }, { cookie })
  expect((await read(done.journeyNumber)).done.bookingNumber).toBe(first?.bookingNumber)
  expect((await read('JR-222222')).status).toBe(404)
  const change = { bookingNumber: second?.bookingNumber, dropoffLocation: 'Sagres' }
  const quoted = await app.clients.REST.ask('quoteTripChange', change, { cookie })
  const list = await app.clients.REST.ask('createQuote', quoteFor({ ...thereAndBack()[1], ...change }))
  expect(quoted.done.newTotalCents).toBe(Math.round(list.done.totalPrice * 90))
})

test('a trip of a journey is moved only between the others, unless the office says why', async ({ open }) => {
  const app = await open()
  const { done, headers } = await app.clients.REST.ask('createJourney', journeyOf(thereAndBack()), {
    headers: { 'idempotency-key': 'an-order' },
  })
  const cookie = (headers.getSetCookie().at(-1) ?? '').split(';')[0] ?? ''
  const [first, second] = done.bookings
  const early = { bookingNumber: second?.bookingNumber, pickupDate: '2027-06-20', pickupTime: '10:00' }
  const late = { bookingNumber: first?.bookingNumber, pickupDate: '2027-06-28' }
  for (const protocol of protocols)
    for (const change of [early, late]) {
      const quoted = await app.clients[protocol].ask('quoteTripChange', change, { cookie })
      const sent = { ...change, expectedTotalCents: 4900 }
      const asked = await app.clients[protocol].ask('requestTripChange', sent, { cookie })
      for (const { status, refused } of [quoted, asked]) {
        expect([status, refused.error]).toEqual([
          400,
          'Trip 2 of this booking would begin before trip 1 ends.',
        ])
        expect(refused.details).toMatchObject([
          { field: 'pickupTime', reason: { code: 'legs_out_of_order', leg: 2, before: 1 } },
        ])
      }
    }
  const change = { id: second?.id, pickupDate: '2027-06-20', pickupTime: '10:00', price: 'recalculated' }
  const quoted = await callAsAdmin(app, 'REST', 'quoteBookingChange', change)
  expect(quoted.done.obstacleReason).toEqual({ code: 'legs_out_of_order', leg: 2, before: 1 })
  const sent = { ...change, expectedTotal: 49, reason: 'By phone' }
  expect((await callAsAdmin(app, 'REST', 'changeBooking', sent)).status).toBe(400)
  const overridden = { ...sent, overrideReason: 'Two cars' }
  expect((await callAsAdmin(app, 'REST', 'changeBooking', overridden)).status).toBe(200)
  const { entries } = (await callAsAdmin(app, 'REST', 'readBookingHistory', { id: second?.id })).done
  expect(entries.map(({ act }) => act)).toContain('overridden')
  // An objection that the office has overridden does not keep the guest from changing the route while the time stays.
  const further = { bookingNumber: second?.bookingNumber, pickupLocation: 'Quarteira' }
  expect((await app.clients.REST.ask('quoteTripChange', further, { cookie })).status).toBe(200)
  // Of one that is cancelled nothing is in the way any more.
  await callAsAdmin(app, 'REST', 'cancelBooking', { id: second?.id, reason: 'Ill' })
  expect((await app.clients.REST.ask('quoteTripChange', late, { cookie })).status).toBe(200)
})

test('the guest of an unpaid journey is led to the payment of all its trips, until it is paid', async ({
  open,
}) => {
  const app = await openPaying(open)
  const { ids, journey, checkoutId } = await bookJourney(app)
  const cookie = await guestCookie(app, ids[0])
  const payUrl = async () => (await app.clients.REST.ask('readTrip', {}, { cookie })).done.private?.payUrl
  const token = /\/pay#(.+)$/.exec((await payUrl()) ?? '')?.[1]
  expect((await app.clients.REST.ask('readPaymentLink', { token })).done).toMatchObject({
    totalPrice: 98,
    journey: {
      number: journey.journeyNumber,
      legs: journey.bookings.map(({ bookingNumber }) => ({ bookingNumber, price: 49 })),
    },
    state: 'to_pay',
  })
  await app.provider.pay(checkoutId, 'smooth')
  await app.pass({ seconds: 5 })
  expect(await payUrl()).toBeNull()
})

test('the page of one trip says how the others of its journey have ended', async ({ open }) => {
  const app = await open()
  const { ids } = await bookJourney(app)
  await callAsAdmin(app, 'REST', 'acceptBooking', { id: ids[0] })
  const ana = await carAndDriver(app, '12-AB-34', 'Ana Martins')
  await callAsAdmin(app, 'REST', 'assignTrip', { id: ids[0], ...ana })
  await app.database.fresh().nativeUpdate(Assignment, { bookingId: ids[0] }, { state: 'completed' })
  const cookie = await guestCookie(app, ids[1])
  for (const protocol of protocols) {
    const { done } = await app.clients[protocol].ask('readTrip', {}, { cookie })
    expect(done.journey?.legs.map(({ end }) => end)).toEqual(['driven', null])
  }
})

describe('the mails of a journey', () => {
  test('one says that it was received, and one which legs are confirmed, each with its own link', async ({
    open,
  }) => {
    const app = await openPaying(open)
    const { ids, journey } = await bookJourney(app)
    const departure = { id: ids[1], flightDepartsAt: '18:20' }
    expect((await callAsAdmin(app, 'REST', 'changeBookingDetails', departure)).status).toBe(200)
    await callAsAdmin(app, 'REST', 'acceptBooking', { id: ids[0] })
    await callAsAdmin(app, 'REST', 'acceptBooking', { id: ids[1] })
    const mails = await mailsTo(app, 'ana.sousa@example.com')
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      `We have received your request ${journey.journeyNumber}`,
      `Your booking ${journey.journeyNumber} is confirmed`,
    ])
    const confirmed = mails.find(({ subject }) => subject.endsWith('is confirmed'))
    for (const { bookingNumber } of journey.bookings) expect(confirmed?.text).toContain(bookingNumber)
    expect(confirmed?.text.match(/\/trip\/[\w-]+/g)?.length).toBeGreaterThan(2)
    expect(confirmed?.text).toContain('€98.00')
    expect(confirmed?.text).toMatch(
      /TR-\w+: .*, Faro Airport.* → Vilamoura, €49\.00\. You can cancel free of charge until .*June/,
    )
    expect(confirmed?.text).toContain('flight leaves at 18:20, €49.00.')
    expect(confirmed?.events).toBe(2)
    expect(confirmed?.method).toBe('PUBLISH')
    expect(confirmed?.text).toContain('The attached file adds your trips to your calendar')
  })

  test('one with the links of all legs is sent to who has lost them and knows the number of the journey', async ({
    open,
  }) => {
    const app = await openPaying(open)
    const { journey } = await bookJourney(app)
    const ask = (bookingNumber: string) =>
      app.clients.REST.ask('sendTripLink', { email: 'ana.sousa@example.com', bookingNumber })
    await ask(journey.journeyNumber.toLowerCase())
    await ask('JR-222222')
    await app.workers.links.drain()
    const sent = (await mailsTo(app, 'ana.sousa@example.com')).filter(
      ({ subject }) => !/received/.test(subject),
    )
    expect(sent).toHaveLength(1)
    for (const { bookingNumber } of journey.bookings) expect(sent[0]?.text).toContain(bookingNumber)
  })

  test('one about a rejected leg says which one is driven, and that its money goes back', async ({
    open,
  }) => {
    const app = await openPaying(open)
    const { ids, checkoutId, journey } = await bookJourney(app)
    await app.provider.pay(checkoutId)
    await app.pass({ seconds: 10 })
    await callAsAdmin(app, 'REST', 'acceptBooking', { id: ids[0] })
    await callAsAdmin(app, 'REST', 'rejectBooking', { id: ids[1] })
    const mails = await mailsTo(app, 'ana.sousa@example.com')
    const rejected = mails.find(({ subject }) => subject.startsWith('We cannot take'))
    expect(rejected?.text).toContain('We can drive you on 20 June. We cannot on 27 June.')
    expect(rejected?.text.match(/€49\.00/g)).toHaveLength(1)
    const received = mails.find(({ subject }) => subject.startsWith('Your payment'))
    const [first, second] = journey.bookings.map(({ bookingNumber }) => bookingNumber)
    expect(received?.text).toContain(
      `Of the €98.00 that you paid, €49.00 is for ${first} and €49.00 is for ${second}.`,
    )
    const confirmed = mails.find(({ subject }) => subject.endsWith('is confirmed'))
    expect(confirmed?.text).toContain(journey.bookings[0]?.bookingNumber)
    expect(confirmed?.text).not.toContain(journey.bookings[1]?.bookingNumber)
    expect(confirmed?.text).toContain(`Of the €98.00 that you paid, €49.00 is for ${first}.`)
    expect(confirmed?.text).toContain(`Booking ${journey.journeyNumber}`)
    expect(confirmed?.events).toBe(1)
  })

  test('one about a cancelled leg says which one stands, and takes its own alone out of the calendar', async ({
    open,
  }) => {
    const app = await openPaying(open)
    const { ids, checkoutId, journey } = await bookJourney(app)
    await app.provider.pay(checkoutId)
    await app.pass({ seconds: 10 })
    for (const id of ids) await callAsAdmin(app, 'REST', 'acceptBooking', { id })
    const mailOfCancelled = async (leg: 0 | 1) => {
      await callAsAdmin(app, 'REST', 'cancelBooking', { id: ids[leg], reason: 'Ill' })
      const mails = await mailsTo(app, 'ana.sousa@example.com')
      const number = journey.bookings[leg]?.bookingNumber
      return mails.find(({ subject }) => subject === `Your booking ${number} is cancelled`)
    }
    const back = await mailOfCancelled(1)
    expect(back?.text).toContain('What you booked for 20 June stands.')
    expect([back?.events, back?.method]).toEqual([1, 'CANCEL'])
    const out = await mailOfCancelled(0)
    expect(out?.text).not.toContain('stands')
    expect([out?.events, out?.method]).toEqual([1, 'CANCEL'])
  })

  test('are listed at each leg, and one that is sent again with another address corrects all legs', async ({
    open,
  }) => {
    const app = await openPaying(open)
    const { ids } = await bookJourney(app)
    await mailsTo(app, 'ana.sousa@example.com')
    const mailsOf = async (id: string) => {
      const { done } = await callAsAdmin(app, 'REST', 'listBookingMails', { id })
      return done.mails.filter(({ kind }) => !kind.startsWith('office-'))
    }
    const [received, ...others] = await mailsOf(ids[1])
    expect([received?.kind, received?.state, others]).toEqual(['booking-received', 'sent', []])
    expect(await mailsOf(ids[0])).toEqual([received])
    const customerEmail = 'ana@example.org'
    const again = { id: ids[1], mailId: received?.id, customerEmail }
    expect((await callAsAdmin(app, 'REST', 'sendBookingMail', again)).done.recipient).toBe(customerEmail)
    const [anew] = await mailsTo(app, customerEmail)
    for (const id of ids) {
      const { done } = await callAsAdmin(app, 'REST', 'readBooking', { id })
      expect(done.customerEmail).toBe(customerEmail)
      expect(anew?.text).toContain(done.bookingNumber)
    }
  })

  test('the one that it was received is about the leg that stands, where the first was cancelled before', async ({
    open,
  }) => {
    const mailer = fakeMailer()
    const app = await open({ mailer })
    const body = journeyOf(thereAndBack({ customerEmail: 'ana@down-1.example' }))
    const { bookings } = (await app.clients.REST.ask('createJourney', body)).done
    await app.workers.mail.drain()
    await callAsAdmin(app, 'REST', 'cancelBooking', { id: bookings[0]?.id, reason: 'Ill' })
    app.clock.advance({ minutes: 1 })
    await app.workers.mail.drain()
    const received = mailer.sent.find(({ subject }) => subject.startsWith('We have received'))
    expect(received?.text).toContain(bookings[1]?.bookingNumber)
    expect(received?.text).not.toContain(bookings[0]?.bookingNumber)
  })

  test('of two decisions at once the later one sends the confirmation', async ({ open }) => {
    const app = await openPaying(open)
    const { ids } = await bookJourney(app)
    await Promise.all(ids.map((id) => callAsAdmin(app, 'REST', 'acceptBooking', { id })))
    const mails = await mailsTo(app, 'ana.sousa@example.com')
    expect(mails.filter(({ subject }) => subject.endsWith('is confirmed'))).toHaveLength(1)
  })
})
