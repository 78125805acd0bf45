import { describe, expect } from 'vitest'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import type { AskOptions } from '../../support/api-clients.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { enterCars } from '../../support/cars.ts'
import { journeyOf, thereAndBack } from '../../support/journeys.ts'
import { bookingOf, makeOffer } from '../../support/offers.ts'
import { checkoutOf, online, openPaying, statesOf, withKey, type PayingApp } from '../../support/payments.ts'
import { guestCookie } from '../../support/private-links.ts'
import { test } from '../../support/test.ts'
import type { BookingBody } from '../../support/trips.ts'

const draftId = 'd0'.repeat(16)

/** Sends an order of the draft, each under a key of its own. */
function order(app: PayingApp, change: BookingBody = {}, options: AskOptions = {}) {
  return app.clients.REST.ask('createBooking', online({ draftId, ...change }), options)
}

/** How each booking stands, in the order of the alphabet. */
async function bookings(app: PayingApp): Promise<string[]> {
  const rows = await app.database.fresh().find(Booking, {})
  return rows
    .map(
      ({ status, cancelledAt, pickupTime, paymentMethod, paymentStatus }) =>
        `${cancelledAt ? 'cancelled' : status} ${pickupTime} ${paymentMethod} ${paymentStatus}`,
    )
    .toSorted()
}

describe('an unpaid order of a draft', () => {
  test('that is sent again to pay the driver is the same booking, and its page is closed', async ({
    open,
  }) => {
    const app = await openPaying(open)
    const first = await order(app, {}, withKey('online'))
    const cash = await order(app, { paymentMethod: 'cash' }, withKey('cash'))
    expect([cash.status, cash.done.id, cash.done.paymentStatus]).toEqual([201, first.done.id, 'not_required'])
    expect(cash.done.checkoutUrl).toBeUndefined()
    await app.pass({ seconds: 10 })
    expect(await bookings(app)).toEqual(['pending 10:30 cash not_required'])
    expect(await statesOf(app, first.done.id)).toEqual(['expired'])
    const { done } = await callAsAdmin(app, 'REST', 'readBookingHistory', { id: first.done.id })
    expect(done.entries).toContainEqual(expect.objectContaining({ act: 'pays-driver', by: 'the customer' }))
    // Its own request once more, from a tab that does not know: nothing is to be paid online.
    const again = await order(app, {}, withKey('online'))
    expect([again.done.id, again.done.checkoutUrl]).toEqual([first.done.id, undefined])
  })

  test('that is sent again to be paid online has the same page, under whichever key', async ({ open }) => {
    const app = await openPaying(open)
    const first = await order(app, {}, withKey('one'))
    const again = await order(app, {}, withKey('two'))
    expect(again.done).toEqual(first.done)
    expect((await order(app)).done.id).toBe(first.done.id)
    expect(await bookings(app)).toHaveLength(1)
  })

  test('is replaced by other trips, and its page is closed before', async ({ open }) => {
    const app = await openPaying(open)
    await enterCars(app, 1)
    const first = await order(app)
    const later = await order(app, { pickupTime: '10:45' })
    expect(later.status).toBe(201)
    expect(await bookings(app)).toEqual(['cancelled 10:30 sumup failed', 'pending 10:45 sumup pending'])
    expect(await statesOf(app, first.done.id)).toEqual(['expired'])
    expect(later.done.checkoutUrl).toBeDefined()
  })

  test('stays when it turns out to be paid, and goes on to be another booking', async ({ open }) => {
    const app = await openPaying(open)
    const first = await order(app)
    await app.provider.pay(checkoutOf(first.done.checkoutUrl), 'unnoticed')
    await order(app, { pickupTime: '12:00' })
    expect(await bookings(app)).toEqual(['pending 10:30 sumup completed', 'pending 12:00 sumup pending'])
  })

  test('that was made with an offer can be corrected: the offer goes to the order that replaces it', async ({
    open,
  }) => {
    const app = await openPaying(open)
    const pickupDate = '2027-06-20'
    const { token } = await makeOffer(app, { pickupDate, validUntil: '2027-06-10' })
    const body = await bookingOf(app, token, { pickupDate, paymentMethod: 'sumup', draftId })
    const first = await app.clients.REST.ask('createBooking', body)
    const corrected = await app.clients.REST.ask('createBooking', { ...body, customerName: 'Rui Costa' })
    expect([first.status, corrected.status, corrected.done.totalPrice]).toEqual([201, 201, 180])
    expect(await bookings(app)).toEqual(['cancelled 10:30 sumup failed', 'pending 10:30 sumup pending'])
  })

  test('that the office has confirmed stays beside what is ordered next', async ({ open }) => {
    const app = await openPaying(open)
    const { done } = await order(app)
    await callAsAdmin(app, 'REST', 'acceptBooking', { id: done.id })
    expect((await order(app)).done.id).toBe(done.id)
    expect((await order(app, { pickupTime: '12:00' })).status).toBe(201)
    expect(await bookings(app)).toEqual(['confirmed 10:30 sumup pending', 'pending 12:00 sumup pending'])
  })

  test('that was moved since is another one than was asked for', async ({ open }) => {
    const app = await openPaying(open)
    const first = await order(app, { paymentMethod: 'cash' })
    const cookie = await guestCookie(app, first.done.id)
    const moved = { pickupTime: '12:00', expectedTotalCents: 4900 }
    expect((await app.clients.REST.ask('requestTripChange', moved, { cookie })).status).toBe(200)
    const again = await order(app, { paymentMethod: 'cash' })
    expect([again.status, again.done.id === first.done.id]).toEqual([201, false])
    expect(await bookings(app)).toEqual([
      'pending 10:30 cash not_required',
      'pending 12:00 cash not_required',
    ])
    expect((await order(app, { paymentMethod: 'cash' })).done.id).toBe(again.done.id)
  })

  test('that is paid is the same booking for every repeat', async ({ open }) => {
    const app = await openPaying(open)
    const first = await order(app)
    await app.provider.pay(checkoutOf(first.done.checkoutUrl), 'smooth')
    await app.pass({ seconds: 5 })
    const cash = await order(app, { paymentMethod: 'cash' })
    expect([cash.done.id, cash.done.paymentStatus]).toEqual([first.done.id, 'completed'])
    expect(await bookings(app)).toEqual(['pending 10:30 sumup completed'])
  })

  test('is kept when what would replace it is refused, or the provider does not answer', async ({ open }) => {
    const app = await openPaying(open)
    const first = await order(app)
    const refused = await order(app, { pickupTime: '12:00', totalPrice: 1 })
    expect(refused.refused.code).toBe('PRICE_CHANGED')
    app.provider.faults.next('deactivate', 'HTML 502')
    const unclosed = await order(app, { pickupTime: '12:00' })
    expect([unclosed.status, unclosed.refused.code]).toEqual([502, 'PAYMENT_UNAVAILABLE'])
    expect(unclosed.refused.error).toContain('nothing has changed')
    expect(await bookings(app)).toEqual(['pending 10:30 sumup pending'])
    expect((await order(app)).done.id).toBe(first.done.id)
  })

  test('cannot be paid to the driver where only paying online is allowed', async ({ open }) => {
    const app = await openPaying(open)
    const seville = { pickupLocation: 'Seville Airport', dropoffLocation: 'Faro Airport' }
    await order(app, seville)
    const cash = await order(app, { ...seville, paymentMethod: 'cash' })
    expect([cash.status, cash.refused.code]).toEqual([422, 'PAYMENT_METHOD_NOT_ALLOWED'])
    expect(await bookings(app)).toEqual(['pending 10:30 sumup pending'])
  })

  test('of both ways is taken up, and replaced by one way', async ({ open }) => {
    const app = await openPaying(open)
    const ask = (paymentMethod: string) =>
      app.clients.REST.ask('createJourney', journeyOf(thereAndBack({ paymentMethod }), { draftId }))
    const first = await ask('sumup')
    expect((await ask('sumup')).done).toEqual(first.done)
    await order(app, { pickupTime: '12:00' })
    expect(await bookings(app)).toEqual([
      'cancelled 10:30 sumup failed',
      'cancelled 10:30 sumup failed',
      'pending 12:00 sumup pending',
    ])
    const both = await ask('sumup')
    const cash = await ask('cash')
    expect([cash.done.journeyNumber, cash.done.paymentStatus]).toEqual([
      both.done.journeyNumber,
      'not_required',
    ])
    expect(both.done.journeyNumber).not.toBe(first.done.journeyNumber)
    expect((await bookings(app)).filter((one) => one.startsWith('pending'))).toEqual([
      'pending 10:30 cash not_required',
      'pending 10:30 cash not_required',
    ])
  })
})

test('two tabs that send the same draft at once make one booking', async ({ open }) => {
  const app = await openPaying(open)
  const answers = await Promise.all([order(app, {}, withKey('one')), order(app, {}, withKey('two'))])
  expect(await bookings(app)).toHaveLength(1)
  const codes = answers.flatMap((answer) => (answer.status === 201 ? [] : [answer.refused.code]))
  expect(codes.every((code) => code === 'REQUEST_IN_PROGRESS')).toBe(true)
})

test('the draft of another, or of nobody, has nothing to take up', async ({ open }) => {
  const app = await openPaying(open)
  const first = await order(app)
  const other = await order(app, { draftId: 'e1'.repeat(16), paymentMethod: 'cash' })
  const without = await order(app, { draftId: undefined, paymentMethod: 'cash' })
  expect(new Set([first.done.id, other.done.id, without.done.id]).size).toBe(3)
  const wrong = await order(app, { draftId: 'mine' })
  expect([wrong.status, wrong.refused.details?.[0]?.field]).toEqual([400, 'draftId'])
})
