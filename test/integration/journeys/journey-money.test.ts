import { describe, expect } from 'vitest'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { refundsAskedFor } from '../../support/direct-payments.ts'
import { bookJourney, journeyOf, moneyOfJourney, thereAndBack } from '../../support/journeys.ts'
import {
  checkoutOf,
  openPaying,
  paymentLinkToken,
  paymentMails,
  type PayingApp,
} from '../../support/payments.ts'
import { bookingOf } from '../../support/money-sequence.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura, sevilleToFaro } from '../../support/trips.ts'

/** How the office and the guest of a leg read its money. */
const ofOffice = async (app: PayingApp, id: string) => {
  const { paymentStatus, refundStatus, ...money } = await bookingOf(app, id)
  return `${paymentStatus} ${refundStatus} ${money.paidCents}-${money.refundCents}-${money.refundedCents}`
}

/** Long enough for a refund to be asked for and seen, and shorter than an idle session. */
const passForRefund = async (app: PayingApp) => {
  // The refund that the request triggered is asked for now: a clock moved meanwhile would have it asked for twice.
  await app.workers.payments?.drain()
  for (let turn = 0; turn < 3; turn += 1) await app.pass({ minutes: 15 })
}

const payAndRead = async (app: PayingApp, checkoutId: string) => {
  await app.provider.pay(checkoutId)
  await app.pass({ seconds: 10 })
}

async function openPaid(open: Parameters<typeof openPaying>[0]) {
  const app = await openPaying(open)
  const booked = await bookJourney(app)
  await payAndRead(app, booked.checkoutId)
  return { app, ...booked }
}

describe('one payment for both legs', () => {
  test('pays each of them, and the customer has one mail of it', async ({ open }) => {
    const { app, ids, journey } = await openPaid(open)
    expect(await moneyOfJourney(app, ids)).toEqual(['completed 9800-0-0 = 4900-0-0 + 4900-0-0'])
    expect(await Promise.all(ids.map((id) => ofOffice(app, id)))).toEqual([
      'completed null 4900-0-0',
      'completed null 4900-0-0',
    ])
    expect(await paymentMails(app, ids[0])).toEqual(['payment-received 1'])
    expect(await paymentMails(app, ids[1])).toEqual([])
    const { done } = await callAsAdmin(app, 'REST', 'listPayments', { id: ids[1] })
    expect(done).toMatchObject([{ reference: `${journey.journeyNumber}-1`, amount: 49, purpose: 'trip' }])
  })

  test('pays a leg in the Algarve and one from Spain together', async ({ open }) => {
    const app = await openPaying(open)
    const online = { paymentMethod: 'sumup' }
    const legs = [
      faroToVilamoura({ pickupDate: '2027-06-20', ...online }),
      sevilleToFaro({ pickupDate: '2027-06-27' }),
    ]
    const { done } = await app.clients.tRPC.ask('createJourney', journeyOf(legs))
    await payAndRead(app, checkoutOf(done.checkoutUrl))
    const bookings = await Promise.all(done.bookings.map(({ id }) => bookingOf(app, id)))
    expect(bookings.map(({ paymentStatus }) => paymentStatus)).toEqual(['completed', 'completed'])
    const [payment, ...others] = await moneyOfJourney(app, [
      done.bookings[0]?.id ?? '',
      done.bookings[1]?.id ?? '',
    ])
    expect(others).toEqual([])
    expect(payment).toContain(bookings.map(({ totalCents }) => `${totalCents}-0-0`).join(' + '))
  })

  test('a rejected leg returns what it cost, and the other stays paid', async ({ open }) => {
    const { app, ids } = await openPaid(open)
    await callAsAdmin(app, 'REST', 'rejectBooking', { id: ids[1] })
    await passForRefund(app)
    expect(refundsAskedFor(app)).toEqual([49])
    expect(await moneyOfJourney(app, ids)).toEqual(['refunded 9800-4900-4900 = 4900-0-0 + 4900-4900-4900'])
    expect(await Promise.all(ids.map((id) => ofOffice(app, id)))).toEqual([
      'completed null 4900-0-0',
      'completed completed 4900-4900-4900',
    ])
    expect(await paymentMails(app, ids[1])).toEqual(['payment-refunded 1'])
    const { done: payments } = await callAsAdmin(app, 'REST', 'listPayments', { id: ids[0] })
    expect(payments[0]?.history.map(({ toState }) => toState)).toEqual(['pending', 'completed'])
    const { done: returned } = await callAsAdmin(app, 'REST', 'listPayments', { id: ids[1] })
    expect(returned[0]?.history.map(({ toState }) => toState)).toEqual([
      'pending',
      'completed',
      'refund_due',
      'refund_sent',
      'refunded',
    ])
    // Of the other leg nothing has gone back, and its history says nothing of it.
    const { done } = await callAsAdmin(app, 'REST', 'readBookingHistory', { id: ids[0] })
    expect(done.entries.filter(({ act }) => act.startsWith('refund-'))).toEqual([])
    const other = await callAsAdmin(app, 'REST', 'readBookingHistory', { id: ids[1] })
    expect(other.done.entries.filter(({ act }) => act.startsWith('refund-'))).toMatchObject([
      { act: 'refund-due', amount: 49 },
      { act: 'refund-returned', amount: 49 },
    ])
  })

  test('both legs go back one after the other, each once', async ({ open }) => {
    const { app, ids } = await openPaid(open)
    await callAsAdmin(app, 'REST', 'cancelBooking', { id: ids[1], reason: 'Ill' })
    await callAsAdmin(app, 'REST', 'cancelBooking', { id: ids[0], reason: 'Ill', refund: 20 })
    await passForRefund(app)
    expect(await moneyOfJourney(app, ids)).toEqual([
      'refunded 9800-6900-6900 = 4900-2000-2000 + 4900-4900-4900',
    ])
    expect(refundsAskedFor(app).reduce<number>((sum, asked) => sum + Number(asked), 0)).toBe(69)
    expect(await ofOffice(app, ids[0])).toBe('completed completed 4900-2000-2000')
    expect(await paymentMails(app, ids[0])).toEqual(['payment-received 1', 'payment-refunded 1-2000'])
  })

  test('the office gives back a part of one leg, and has to say which', async ({ open }) => {
    const { app, ids } = await openPaid(open)
    const [payment] = (await callAsAdmin(app, 'REST', 'listPayments', { id: ids[1] })).done
    const id = payment?.id
    const unnamed = await callAsAdmin(app, 'REST', 'raiseRefund', { id, refundTotal: 9 })
    expect([unnamed.status, unnamed.refused.code]).toEqual([400, 'INVALID_INPUT'])
    const tooMuch = { id, bookingId: ids[1], refundTotal: 49.01 }
    expect((await callAsAdmin(app, 'REST', 'raiseRefund', tooMuch)).status).toBe(400)
    const { done } = await callAsAdmin(app, 'REST', 'raiseRefund', { id, bookingId: ids[1], refundTotal: 9 })
    expect(done).toMatchObject({ bookingId: ids[1], amount: 49, refundTotal: 9 })
    expect(await moneyOfJourney(app, ids)).toEqual(['refund_due 9800-900-0 = 4900-0-0 + 4900-900-0'])
  })

  test('two rejections at once return both legs', async ({ open }) => {
    const { app, ids } = await openPaid(open)
    await Promise.all(ids.map((id) => callAsAdmin(app, 'REST', 'rejectBooking', { id })))
    await passForRefund(app)
    expect(await moneyOfJourney(app, ids)).toEqual([
      'refunded 9800-9800-9800 = 4900-4900-4900 + 4900-4900-4900',
    ])
  })
})

describe('a payment that arrives late', () => {
  test('returns the leg that was rejected meanwhile, and pays the other', async ({ open }) => {
    const app = await openPaying(open)
    const { ids, checkoutId } = await bookJourney(app)
    await app.provider.pay(checkoutId, 'unnoticed')
    await callAsAdmin(app, 'REST', 'rejectBooking', { id: ids[0] })
    await app.pass({ seconds: 10 })
    expect(await moneyOfJourney(app, ids)).toEqual(['refund_sent 9800-4900-0 = 4900-4900-0 + 4900-0-0'])
    await passForRefund(app)
    expect(await Promise.all(ids.map((id) => ofOffice(app, id)))).toEqual([
      'completed completed 4900-4900-4900',
      'completed null 4900-0-0',
    ])
  })

  test('goes back whole where no leg stands any more', async ({ open }) => {
    const app = await openPaying(open)
    const { ids, checkoutId } = await bookJourney(app)
    await app.provider.pay(checkoutId, 'unnoticed')
    // The rejection wakes the worker; it must not learn of the payment while the other leg still stands.
    app.provider.faults.next('read', 'HTML 502')
    await callAsAdmin(app, 'REST', 'rejectBooking', { id: ids[0] })
    await callAsAdmin(app, 'REST', 'cancelBooking', { id: ids[1], reason: 'Ill' })
    await app.pass({ seconds: 10 })
    await passForRefund(app)
    expect(await moneyOfJourney(app, ids)).toEqual([
      'refunded 9800-9800-9800 = 4900-4900-4900 + 4900-4900-4900',
    ])
    expect(await paymentMails(app, ids[1])).toEqual(['payment-refunded 1'])
  })

  test('returns the leg that was paid by hand meanwhile', async ({ open }) => {
    const app = await openPaying(open)
    const { ids, checkoutId } = await bookJourney(app)
    await app.provider.pay(checkoutId, 'unnoticed')
    const paid = await callAsAdmin(app, 'REST', 'markPaid', { id: ids[0], note: 'By bank transfer' })
    expect(paid.done.paymentStatus).toBe('completed')
    await app.pass({ seconds: 10 })
    await passForRefund(app)
    expect(await moneyOfJourney(app, ids)).toEqual(['refunded 9800-4900-4900 = 4900-4900-4900 + 4900-0-0'])
    expect(await Promise.all(ids.map((id) => ofOffice(app, id)))).toEqual([
      'completed null 4900-0-0',
      'completed null 4900-0-0',
    ])
  })
})

test('a leg that was rejected before it was paid is not asked for again: the link pays the other', async ({
  open,
}) => {
  const app = await openPaying(open)
  const { ids, checkoutId } = await bookJourney(app)
  await callAsAdmin(app, 'REST', 'rejectBooking', { id: ids[0] })
  await app.pass({ minutes: 1 })
  const token = await paymentLinkToken(app, ids[1])
  expect((await app.clients.REST.ask('readPaymentLink', { token })).done).toMatchObject({
    totalPrice: 49,
    journey: null,
  })
  const opened = await app.clients.REST.ask('openPaymentLink', { token })
  const next = checkoutOf(opened.done.checkoutUrl)
  expect(next).not.toBe(checkoutId)
  await payAndRead(app, next)
  expect(await moneyOfJourney(app, ids)).toEqual([
    'expired 9800-0-0 = 4900-0-0 + 4900-0-0',
    'completed 4900-0-0 = 4900-0-0',
  ])
})

test('a checkout that nobody pays lets go of both legs, and mails once', async ({ open }) => {
  const app = await openPaying(open)
  const { ids } = await bookJourney(app)
  for (let turn = 0; turn < 5; turn += 1) await app.pass({ minutes: 10 })
  expect(await Promise.all(ids.map((id) => ofOffice(app, id)))).toEqual([
    'failed null 0-0-0',
    'failed null 0-0-0',
  ])
  expect(await Promise.all(ids.map((id) => paymentMails(app, id)))).toEqual([['payment-not-completed'], []])
})

test('what is paid is confirmed once the office has accepted each leg', async ({ open }) => {
  const app = await openPaying(open)
  const { ids, checkoutId } = await bookJourney(app)
  const isConfirmed = async () =>
    (await app.clients.REST.ask('readPaymentStatus', { checkoutId })).done.isConfirmed
  await callAsAdmin(app, 'REST', 'acceptBooking', { id: ids[0] })
  expect(await isConfirmed()).toBe(false)
  await callAsAdmin(app, 'REST', 'acceptBooking', { id: ids[1] })
  expect(await isConfirmed()).toBe(true)
})

test('the link of one leg pays both', async ({ open }) => {
  const app = await openPaying(open)
  const { ids, checkoutId } = await bookJourney(app)
  const token = await paymentLinkToken(app, ids[1])
  expect((await app.clients.REST.ask('readPaymentLink', { token })).done.totalPrice).toBe(98)
  const opened = await app.clients.REST.ask('openPaymentLink', { token })
  expect(checkoutOf(opened.done.checkoutUrl)).toBe(checkoutId)
})

test('two requests with one key are one journey with one checkout', async ({ open }) => {
  const app = await openPaying(open)
  const headers = { 'idempotency-key': 'twice' }
  const first = await bookJourney(app, { headers })
  const again = await bookJourney(app, { headers })
  expect(again).toEqual(first)
  expect(await moneyOfJourney(app, first.ids)).toHaveLength(1)
})

test('the same request without a key within minutes is the same journey', async ({ open }) => {
  const app = await openPaying(open)
  const first = await bookJourney(app)
  expect((await bookJourney(app)).journey).toEqual(first.journey)
  const other = await app.clients.REST.ask(
    'createJourney',
    journeyOf(thereAndBack({ paymentMethod: 'sumup', notes: 'Another one' })),
  )
  expect(other.done.journeyNumber).not.toBe(first.journey.journeyNumber)
})
