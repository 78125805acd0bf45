import { expect } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { Outbox } from '../../../src/server/mail/outbox.entity.ts'
import { accept, ask, bookPaid, changeIn, CHEAPER, DEARER, payFor } from '../../support/changes.ts'
import { withTheProvider } from '../../support/money.ts'
import { attemptsOf, bookOnline, checkoutOf, openPaying, type PayingApp } from '../../support/payments.ts'
import { guestCookie } from '../../support/private-links.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura, pickedUpAt } from '../../support/trips.ts'

const bookingOf = (app: PayingApp, id: string) => app.database.fresh().findOneOrFail(Booking, { id })

/** Returns the amount that the books keep, and the amount that the provider received less what it gave back. */
async function moneyOf(app: PayingApp, id: string) {
  for (const minutes of [2, 20, 60]) await app.pass({ minutes })
  const { paidCents, refundCents, totalCents, driverCents } = await bookingOf(app, id)
  const checkoutIds = (await attemptsOf(app, id)).flatMap(({ checkoutId }) => checkoutId ?? [])
  return {
    kept: paidCents - refundCents,
    provider: await withTheProvider(app, checkoutIds),
    total: totalCents,
    driver: driverCents,
  }
}

async function mailsOf(app: PayingApp, bookingId: string): Promise<string[]> {
  const mails = await app.database.fresh().find(Outbox, { bookingId }, { orderBy: { createdAt: 'asc' } })
  return mails.map(({ kind }) => kind)
}

test('a dearer change of a confirmed booking is paid, waits, and is accepted', async ({ open }) => {
  const app = await openPaying(open)
  const trip = await bookPaid(app)
  await accept(app, trip)
  const asked = await ask(app, trip, DEARER)
  const { private: own } = asked.trip
  expect(own?.change).toMatchObject({ state: 'awaiting_payment', settlement: 'checkout' })
  const total = own?.change?.newTotalCents ?? 0
  expect(await mailsOf(app, trip.id)).not.toContain('change-requested')
  await payFor(app, asked)
  await app.pass({ seconds: 5 })
  const change = await changeIn(app, trip.id)
  expect([change.state, (await bookingOf(app, trip.id)).totalCents]).toEqual(['open', 4900])
  expect(await mailsOf(app, trip.id)).toContain('change-requested')
  expect(await mailsOf(app, trip.id)).toContain('office-change-request')
  const decision = { id: trip.id, changeId: change.id }
  const admin = { cookie: await app.adminCookie() }
  await app.clients.REST.ask('acceptBookingChange', decision, admin)
  expect(await moneyOf(app, trip.id)).toEqual({ kept: total, provider: total, total, driver: 0 })
})

test('a dearer change of a pending booking is made as soon as it is paid', async ({ open }) => {
  const app = await openPaying(open)
  const trip = await bookPaid(app)
  const asked = await ask(app, trip, DEARER)
  await payFor(app, asked)
  await app.pass({ seconds: 5 })
  const { newTotalCents: total, state } = await changeIn(app, trip.id)
  expect(state).toBe('accepted')
  expect((await bookingOf(app, trip.id)).vehicleName).toBe('Mercedes V Class')
  expect(await moneyOf(app, trip.id)).toEqual({ kept: total, provider: total, total, driver: 0 })
})

test.for(['declined by the office', 'withdrawn by the guest', 'not answered before the pick-up'] as const)(
  'what was paid for a change that is %s goes back',
  async (end, { open }) => {
    const app = await openPaying(open)
    const trip = await bookPaid(app, { pickupDate: '2027-06-02' })
    await accept(app, trip)
    await payFor(app, await ask(app, trip, DEARER))
    await app.pass({ seconds: 5 })
    const { id: changeId } = await changeIn(app, trip.id)
    if (end === 'declined by the office') {
      const decision = { id: trip.id, changeId, reason: 'No car is free.' }
      await app.clients.REST.ask('declineBookingChange', decision, { cookie: await app.adminCookie() })
    } else if (end === 'withdrawn by the guest') {
      const { done } = await app.clients.REST.ask('withdrawTripChange', {}, trip.guest)
      expect(done.private?.change).toBeNull()
    } else {
      await app.pass({ minutes: 24 * 60 })
      await app.workers.changes.drain()
    }
    const { state } = await changeIn(app, trip.id)
    expect(state).toBe(end.startsWith('not') ? 'expired' : end.split(' ')[0])
    expect(await moneyOf(app, trip.id)).toEqual({ kept: 4900, provider: 4900, total: 4900, driver: 0 })
    expect(await mailsOf(app, trip.id)).toContain('payment-refunded')
  },
)

test('a change whose payment was given back cannot be accepted', async ({ open }) => {
  const app = await openPaying(open)
  const trip = await bookPaid(app)
  await accept(app, trip)
  await payFor(app, await ask(app, trip, DEARER))
  await app.pass({ seconds: 5 })
  const { id: changeId } = await changeIn(app, trip.id)
  const paid = (await attemptsOf(app, trip.id)).find((attempt) => attempt.changeId === changeId)
  const admin = { cookie: await app.adminCookie() }
  const refund = { id: paid?.id, refundTotal: 1 }
  expect((await app.clients.REST.ask('raiseRefund', refund, admin)).status).toBe(200)
  const answer = await app.clients.REST.ask('acceptBookingChange', { id: trip.id, changeId }, admin)
  expect([answer.status, answer.refused.code]).toEqual([409, 'CHANGE_ENDED'])
  expect((await changeIn(app, trip.id)).state).toBe('expired')
  expect(await moneyOf(app, trip.id)).toEqual({ kept: 4900, provider: 4900, total: 4900, driver: 0 })
})

test('what a cheaper change saves goes back once it is made', async ({ open }) => {
  const app = await openPaying(open)
  const trip = await bookPaid(app, { vehicleId: null, ...DEARER })
  await accept(app, trip)
  await ask(app, trip, CHEAPER)
  const { id: changeId, settlement } = await changeIn(app, trip.id)
  expect(settlement).toBe('refund')
  await app.clients.REST.ask(
    'acceptBookingChange',
    { id: trip.id, changeId },
    { cookie: await app.adminCookie() },
  )
  expect(await moneyOf(app, trip.id)).toEqual({ kept: 4900, provider: 4900, total: 4900, driver: 0 })
})

test('a change whose difference nobody pays ends by itself', async ({ open }) => {
  const app = await openPaying(open)
  const trip = await bookPaid(app)
  await accept(app, trip)
  await ask(app, trip, DEARER)
  await app.pass({ minutes: 32 })
  await app.workers.changes.drain()
  expect(await changeIn(app, trip.id)).toMatchObject({ state: 'expired', endCode: 'not_paid', reason: null })
  expect(await moneyOf(app, trip.id)).toEqual({ kept: 4900, provider: 4900, total: 4900, driver: 0 })
})

test('the guest is told that the payment of a change failed, and tries again', async ({ open }) => {
  const app = await openPaying(open)
  const trip = await bookPaid(app)
  const standing = async () => {
    const { private: own } = (await app.clients.REST.ask('readTrip', {}, trip.guest)).done
    return [own?.change?.state ?? null, own?.changePayment ?? null]
  }
  expect(await standing()).toEqual([null, null])
  const { checkoutUrl } = await ask(app, trip, DEARER)
  expect(await standing()).toEqual(['awaiting_payment', { state: 'open', message: null }])
  await app.provider.decline(checkoutOf(checkoutUrl ?? undefined))
  await app.pass({ seconds: 5 })
  expect(await standing()).toEqual([
    'awaiting_payment',
    { state: 'failed', message: 'The payment did not go through. Your booking stands as it is.' },
  ])
  await payFor(app, (await app.clients.REST.ask('payTripChange', {}, trip.guest)).done)
  await app.pass({ seconds: 5 })
  expect(await standing()).toEqual([null, null])
  expect((await changeIn(app, trip.id)).state).toBe('accepted')
})

test('the guest is told that the page for the office’s change closed unpaid, and gets a new one', async ({
  open,
}) => {
  const app = await openPaying(open)
  const trip = await bookPaid(app)
  const admin = { cookie: await app.adminCookie() }
  const requested = { id: trip.id, price: 'set', totalPrice: 60, expectedTotal: 60, reason: 'Agreed' }
  await app.clients.REST.ask('changeBooking', requested, admin)
  const payment = async () =>
    (await app.clients.REST.ask('readTrip', {}, trip.guest)).done.private?.changePayment
  expect(await payment()).toBeNull()
  await app.clients.REST.ask('payTripChange', {}, trip.guest)
  await app.pass({ minutes: 32 })
  expect(await payment()).toMatchObject({ state: 'closed', message: expect.stringContaining('closed') })
  await payFor(app, (await app.clients.REST.ask('payTripChange', {}, trip.guest)).done)
  await app.pass({ seconds: 5 })
  expect(await moneyOf(app, trip.id)).toEqual({ kept: 6000, provider: 6000, total: 6000, driver: 0 })
})

test('the office has the driver collect a difference, which a cheaper change lowers again', async ({
  open,
}) => {
  const app = await openPaying(open)
  const { id } = await bookPaid(app)
  const admin = { cookie: await app.adminCookie() }
  const change = (totalPrice: number, collect?: string) =>
    app.clients.REST.ask(
      'changeBooking',
      { id, price: 'set', totalPrice, expectedTotal: totalPrice, collect, reason: 'As agreed' },
      admin,
    )
  expect((await change(60, 'driver')).done).toMatchObject({ totalPrice: 60, driverAmount: 11, change: null })
  expect((await change(55)).done).toMatchObject({ totalPrice: 55, driverAmount: 6 })
  expect((await change(40)).done).toMatchObject({ totalPrice: 40, driverAmount: 0 })
  expect(await moneyOf(app, id)).toEqual({ kept: 4000, provider: 4000, total: 4000, driver: 0 })
})

test('the office mails a link to pay a difference, and the trip changes once it is paid', async ({
  open,
}) => {
  const app = await openPaying(open)
  const trip = await bookPaid(app)
  await accept(app, trip)
  const { id } = trip
  const admin = { cookie: await app.adminCookie() }
  const requested = {
    id,
    pickupTime: '12:00',
    price: 'set',
    totalPrice: 60,
    expectedTotal: 60,
    reason: 'Agreed',
  }
  const { done } = await app.clients.REST.ask('changeBooking', requested, admin)
  expect(done).toMatchObject({ totalPrice: 49, change: { state: 'awaiting_payment', by: 'office' } })
  expect(await mailsOf(app, id)).toContain('change-to-pay')
  const { checkoutUrl } = (await app.clients.REST.ask('payTripChange', {}, trip.guest)).done
  const again = (await app.clients.REST.ask('payTripChange', {}, trip.guest)).done
  expect(again.checkoutUrl).toBe(checkoutUrl)
  await payFor(app, { checkoutUrl })
  await app.pass({ seconds: 5 })
  expect(await bookingOf(app, id)).toMatchObject({ pickupTime: '12:00', totalCents: 6000 })
  expect(await moneyOf(app, id)).toEqual({ kept: 6000, provider: 6000, total: 6000, driver: 0 })
  const { refused } = await app.clients.REST.ask('payTripChange', {}, trip.guest)
  expect(refused).toMatchObject({ code: 'CHANGE_ENDED', state: 'none' })
})

test.for([
  ['free of charge', 0, 4900],
  ['late', 4900, 0],
] as const)(
  'cancelled %s, an open change ends and what it cost goes back',
  async ([when, fee, back], { open }) => {
    const app = await openPaying(open)
    const trip = await bookPaid(app, { pickupDate: '2027-06-02' })
    await accept(app, trip)
    await payFor(app, await ask(app, trip, DEARER))
    await app.pass({ seconds: 5 })
    const { oldTotalCents, newTotalCents } = await changeIn(app, trip.id)
    if (when === 'late')
      await app.database
        .fresh()
        .nativeUpdate(Booking, { id: trip.id }, pickedUpAt(new Date(app.clock().getTime() + 60_000)))
    const expectedRefundCents = back + newTotalCents - oldTotalCents
    const terms = await app.clients.REST.ask('readTripCancellation', {}, trip.guest)
    expect(terms.done).toMatchObject({ feeCents: fee, refundCents: expectedRefundCents })
    await app.clients.REST.ask('cancelTrip', { expectedRefundCents }, trip.guest)
    expect(await changeIn(app, trip.id)).toMatchObject({
      state: 'expired',
      endCode: 'booking_cancelled',
      reason: null,
    })
    expect(await moneyOf(app, trip.id)).toMatchObject({ kept: fee, provider: fee })
  },
)

test.for(['withdrawn', 'cancelled'] as const)(
  'a checkout that is paid after the change was %s goes back by itself',
  async (end, { open }) => {
    const app = await openPaying(open)
    const trip = await bookPaid(app)
    await accept(app, trip)
    const asked = await ask(app, trip, DEARER)
    // Paid, and nobody has told us yet.
    await app.provider.pay(checkoutOf(asked.checkoutUrl ?? undefined), 'unnoticed')
    if (end === 'withdrawn') await app.clients.REST.ask('withdrawTripChange', {}, trip.guest)
    else await app.clients.REST.ask('cancelTrip', { expectedRefundCents: 4900 }, trip.guest)
    const kept = end === 'withdrawn' ? 4900 : 0
    expect(await moneyOf(app, trip.id)).toMatchObject({ kept, provider: kept })
  },
)

test('a guest whose trip is not paid yet can move it, and not change its price', async ({ open }) => {
  const app = await openPaying(open)
  const { booking } = await bookOnline(app)
  const guest = { cookie: await guestCookie(app, booking.id) }
  const { refused } = await app.clients.REST.ask('quoteTripChange', DEARER, guest)
  expect(refused).toMatchObject({ code: 'PAYMENT_OPEN' })
  const moved = await app.clients.REST.ask('quoteTripChange', { pickupTime: '12:00' }, guest)
  expect(moved.done).toMatchObject({ settlement: 'none', takesEffect: 'at_once' })
  const byOffice = { id: booking.id, price: 'set', totalPrice: 60 }
  const admin = { cookie: await app.adminCookie() }
  const office = await app.clients.REST.ask('quoteBookingChange', byOffice, admin)
  expect(office.refused).toMatchObject({ code: 'PAYMENT_OPEN' })
  await app.pass({ minutes: 32 })
  const later = await app.clients.REST.ask('quoteBookingChange', byOffice, admin)
  expect(later.done).toMatchObject({ settlement: 'unpaid', takesEffect: 'at_once' })
})

test.for([
  [0, 'A booking needs a price above €0.'],
  [100_000.01, 'A booking can be at most €100,000.'],
  [null, 'Total price is required.'],
] as const)('the office cannot set a price of %s euros', async ([totalPrice, sentence], { app }) => {
  const { id } = (await app.clients.REST.ask('createBooking', faroToVilamoura())).done
  const admin = { cookie: await app.adminCookie() }
  const { status, refused } = await app.clients.REST.ask(
    'quoteBookingChange',
    { id, price: 'set', totalPrice },
    admin,
  )
  expect([status, refused.error]).toEqual([400, sentence])
})
