import { contactReasons } from '@chauffeur/words/en/contact-reasons'
import { describe, expect } from 'vitest'
import { AuditEntry } from '../../../src/server/core/audit/audit-entry.entity.ts'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { Outbox } from '../../../src/server/mail/outbox.entity.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { overTrpc } from '../../support/api-clients.ts'
import type { TestApp } from '../../support/app.ts'
import { clockAt } from '../../support/clock.ts'
import { refundsAskedFor, returnedBy } from '../../support/direct-payments.ts'
import { bookOnline, openPaying, type PayingApp } from '../../support/payments.ts'
import { guestCookie } from '../../support/private-links.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura, sevilleToFaro, type BookingBody } from '../../support/trips.ts'

async function booked(app: TestApp, change: BookingBody = {}) {
  const { done } = await app.clients.REST.ask('createBooking', faroToVilamoura(change))
  return { ...done, cookie: await guestCookie(app, done.id) }
}

const get = (app: TestApp, path: string, cookie?: string, method = 'GET') =>
  app.raw({ method, path, headers: { ...(cookie !== undefined && { cookie }) } })

const everything = (app: TestApp, id: string) => app.database.fresh().findOneOrFail(Booking, { id })

async function paidAndConfirmed(app: PayingApp, change: BookingBody = {}) {
  const { booking, checkoutId } = await bookOnline(app, change)
  await app.provider.pay(checkoutId)
  await app.pass({ seconds: 10 })
  await callAsAdmin(app, 'REST', 'acceptBooking', { id: booking.id })
  return booking
}

/** An hour's deadlines: the clock of the app, so that the last free second is now. */
async function atTheLastFreeSecond(app: PayingApp, id: string) {
  const { pickupAt } = await everything(app, id)
  const seconds = (pickupAt.getTime() - app.clock().getTime()) / 1000 - 3600
  await app.pass({ seconds })
}

const soon = async (app: PayingApp) => {
  for (const minutes of [1, 2, 5, 12]) await app.pass({ minutes })
}

describe.each(overTrpc)('the guest, by %s,', (protocol) => {
  test('cancels at the last free second, and everything goes back', async ({ open }) => {
    const app = await openPaying(open)
    const { id } = await paidAndConfirmed(app)
    await atTheLastFreeSecond(app, id)
    const cookie = await guestCookie(app, id)
    const terms = await app.clients[protocol].ask('readTripCancellation', {}, { cookie })
    expect(terms.done).toEqual({
      freeUntil: app.clock().toISOString(),
      feeCents: 0,
      refundCents: 4900,
      method: 'sumup',
    })
    const { status, done } = await app.clients[protocol].ask(
      'cancelTrip',
      { expectedRefundCents: 4900, reason: 'Plans have changed.' },
      { cookie },
    )
    expect([status, done]).toMatchObject([
      200,
      { state: 'cancelled', private: { refundStatus: 'under_way', refundAmount: 49, cancelFee: 0 } },
    ])
    await soon(app)
    expect([refundsAskedFor(app), await returnedBy(app, id)]).toEqual([['all'], 4900])
    const kinds = (await app.database.fresh().find(Outbox, { bookingId: id })).map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['booking-cancelled', 'office-cancellation']))
    const [entry] = await app.database.fresh().find(AuditEntry, { act: 'cancelled' })
    expect(entry).toMatchObject({ admin: 'the customer', details: { reason: 'Plans have changed.' } })
  })

  test('is told a second later what is not returned, before anything is cancelled', async ({ open }) => {
    const app = await openPaying(open)
    const { id } = await paidAndConfirmed(app)
    await atTheLastFreeSecond(app, id)
    const cookie = await guestCookie(app, id)
    await app.pass({ seconds: 1 })
    const cancel = (expectedRefundCents: number) =>
      app.clients[protocol].ask('cancelTrip', { expectedRefundCents }, { cookie })
    const late = await cancel(4900)
    expect([late.status, late.refused]).toMatchObject([
      409,
      {
        code: 'REFUND_CHANGED',
        error: 'If you cancel now, the €49.00 you paid is not refunded.',
        fee: 49,
        refund: 0,
        feeCents: 4900,
        refundCents: 0,
      },
    ])
    expect((await everything(app, id)).cancelledAt ?? null).toBeNull()
    const { done } = await cancel(0)
    expect([done.state, done.private?.cancelFee, done.private?.refundStatus]).toEqual(['cancelled', 49, null])
    await soon(app)
    expect(refundsAskedFor(app)).toEqual([])
  })

  test('cannot cancel when the driver has waited an hour, nor twice', async ({ open }) => {
    const app = await openPaying(open)
    const { id } = await paidAndConfirmed(app)
    await atTheLastFreeSecond(app, id)
    await app.pass({ minutes: 120 })
    const cookie = await guestCookie(app, id)
    await app.pass({ seconds: 1 })
    const ask = () => app.clients[protocol].ask('cancelTrip', { expectedRefundCents: 0 }, { cookie })
    const late = await ask()
    expect([late.status, late.refused.code]).toEqual([409, 'TOO_LATE'])
    const other = (await app.clients.REST.ask('createBooking', faroToVilamoura({ pickupDate: '2027-07-20' })))
      .done
    const otherCookie = await guestCookie(app, other.id)
    // A double click: two requests at once.
    const answers = await Promise.all(
      [0, 1].map(() =>
        app.clients[protocol].ask('cancelTrip', { expectedRefundCents: 0 }, { cookie: otherCookie }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await app.database.fresh().count(Outbox, { bookingId: other.id, kind: 'booking-cancelled' })).toBe(
      1,
    )
  })

  test('is refused a phone number that cannot be dialled, beside its field, and the good one stays', async ({
    app,
  }) => {
    const { id, cookie } = await booked(app)
    const change = (wish: object) => app.clients[protocol].ask('changeTripDetails', wish, { cookie })
    const { status, refused } = await change({ customerPhone: 'abc', notes: 'Ring twice.' })
    expect([status, refused.details]).toEqual([
      400,
      [
        {
          field: 'customerPhone',
          message: contactReasons.phone_not_dialled,
          reason: { code: 'phone_not_dialled' },
        },
      ],
    ])
    const stored = await app.database.fresh().findOneOrFail(Booking, { id })
    expect([stored.customerPhone, stored.notes]).toEqual(['+351 912 345 678', null])
  })

  test('keeps an odd number that was booked with, and changes the rest', async ({ app }) => {
    const odd = faroToVilamoura({ customerPhone: 'ask at the reception' })
    const { id } = (await app.clients.REST.ask('createBooking', odd)).done
    const cookie = await guestCookie(app, id)
    const wish = { customerPhone: 'ask at the reception', notes: 'Ring twice.' }
    const { status, done } = await app.clients[protocol].ask('changeTripDetails', wish, { cookie })
    expect([status, done.private]).toMatchObject([200, wish])
  })

  test('changes details, and the office is told what', async ({ open }) => {
    const app = await open({ settings: { OFFICE_EMAIL: 'office@costa.example' } })
    const { id, cookie } = await booked(app)
    const wish = {
      signName: 'Rui Costa',
      flightNumber: 'TP 1234',
      passengers: 3,
      customerPhone: '+351 911 111 111',
    }
    const { status, done } = await app.clients[protocol].ask('changeTripDetails', wish, { cookie })
    expect([status, done]).toMatchObject([
      200,
      { flightNumber: 'TP 1234', passengers: 3, private: { signName: 'Rui Costa', totalPrice: 49 } },
    ])
    const [mail] = await app.database.fresh().find(Outbox, { bookingId: id, kind: 'office-changed-details' })
    expect(mail?.details?.alert?.split('\n')).toEqual([
      'Phone: +351 912 345 678 → +351 911 111 111',
      'Name on the sign: none → Rui Costa',
      'Passengers: 2 → 3',
      'Flight: none → TP 1234',
    ])
    const found = await callAsAdmin(app, 'REST', 'findBookings', { q: 'TP1234' })
    expect(found.done.bookings.map(({ id }) => id)).toEqual([id])
    const again = await app.clients[protocol].ask('changeTripDetails', wish, { cookie })
    expect(again.status).toBe(200)
    expect(await app.database.fresh().count(Outbox, { bookingId: id, kind: 'office-changed-details' })).toBe(
      1,
    )
    const emptied = await app.clients[protocol].ask('changeTripDetails', { flightNumber: null }, { cookie })
    expect([emptied.done.flightNumber, emptied.done.private?.signName]).toEqual([null, 'Rui Costa'])
  })

  test('changes nothing that does not fit, and nothing too late', async ({ open }) => {
    const app = await open()
    const { id, cookie } = await booked(app)
    const change = async (wish: object, kept = cookie) => {
      const answer = await app.clients[protocol].ask('changeTripDetails', wish, { cookie: kept })
      return answer.status === 200 ? 200 : [answer.status, answer.refused.error]
    }
    expect(await change({ passengers: 4 })).toEqual([
      422,
      'Mercedes E Class takes up to 3 passengers; you selected 4.',
    ])
    expect(await change({ childSeatCount: 3 })).toMatchObject([400, expect.stringContaining('seats')])
    expect(await change({ luggageConfig: 'a piano' })).toMatchObject([400, expect.any(String)])
    const { pickupAt } = await everything(app, id)
    app.clock.advance({ seconds: (pickupAt.getTime() - app.clock().getTime()) / 1000 - 3600 })
    const fresh = await guestCookie(app, id)
    expect(await change({ notes: 'At the café.' }, fresh)).toBe(200)
    app.clock.advance({ seconds: 1 })
    expect(await change({ notes: 'At the bar.' }, fresh)).toEqual([
      409,
      'Less than 1 hour to go: please call us.',
    ])
    expect(await change({ flightNumber: 'TP 1' }, fresh)).toBe(200)
  })
})

test('the guest’s calendar entry follows: tentative, confirmed, cancelled, each with a higher sequence', async ({
  open,
}) => {
  const app = await open()
  const { id, cookie } = await booked(app)
  const ics = async () => {
    const { status, text, headers } = await get(app, '/api/trip/calendar.ics', cookie)
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    return ['METHOD', 'STATUS', 'SEQUENCE'].map((name) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(text)?.[1])
  }
  expect(await ics()).toEqual(['PUBLISH', 'TENTATIVE', '0'])
  await callAsAdmin(app, 'REST', 'acceptBooking', { id })
  expect(await ics()).toEqual(['PUBLISH', 'CONFIRMED', '0'])
  await app.clients.REST.ask('changeTripDetails', { notes: 'A dog.' }, { cookie })
  expect(await ics()).toEqual(['PUBLISH', 'CONFIRMED', '1'])
  await app.clients.REST.ask('cancelTrip', { expectedRefundCents: 0 }, { cookie })
  expect(await ics()).toEqual(['CANCEL', 'CANCELLED', '2'])
})

test.for([
  // The clocks of Lisbon go forward at 01:00 and back at 02:00 that night; Seville's are an hour ahead of them.
  ['Faro', '2027-03-28', '02:30', '2027-03-28T00:30:00.000Z'],
  ['Faro', '2027-10-31', '01:30', '2027-10-30T23:30:00.000Z'],
  ['Seville', '2027-03-28', '03:30', '2027-03-28T00:30:00.000Z'],
  ['Seville', '2027-07-01', '10:00', '2027-07-01T07:00:00.000Z'],
] as const)(
  'a pick-up in %s on %s at %s is free to cancel until %s',
  async ([from, day, time, until], { open }) => {
    const app = await openPaying(open, { clock: clockAt('2027-03-01T10:00:00.000Z') })
    const trip = { pickupDate: day, pickupTime: time, paymentMethod: 'sumup' }
    const body = from === 'Seville' ? sevilleToFaro(trip) : faroToVilamoura(trip)
    const { done } = await app.clients.REST.ask('createBooking', body)
    await callAsAdmin(app, 'REST', 'acceptBooking', { id: done.id })
    const cookie = await guestCookie(app, done.id)
    const terms = await app.clients.REST.ask('readTripCancellation', {}, { cookie })
    expect(terms.done.freeUntil).toBe(until)
  },
)
