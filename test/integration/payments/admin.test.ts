import { describe, expect } from 'vitest'
import { AuditEntry } from '../../../src/server/core/audit/audit-entry.entity.ts'
import { protocols } from '../../support/api-clients.ts'
import {
  attemptOf,
  bookOnline,
  expectStanding,
  openPaying,
  paymentMails,
  statesOf,
  type PayingApp,
} from '../../support/payments.ts'
import { test } from '../../support/test.ts'

type Scenario = Parameters<PayingApp['provider']['pay']>[1]

async function paid(app: PayingApp, scenario: Scenario, key = 'office') {
  const booked = await bookOnline(app, {}, key)
  await app.provider.pay(booked.checkoutId, scenario)
  await app.pass({ seconds: 5 })
  return { ...booked, payment: await attemptOf(app, booked.booking.id) }
}

const odd = [
  ['other-amount', ['amount']],
  ['other-currency', ['currency', 'transaction currency']],
  ['other-merchant', ['merchant']],
  ['other-reference', ['reference']],
  ['tip', ['transaction amount']],
  ['charged-twice', ['transaction count', 'transaction id', 'transaction amount', 'transaction currency']],
] as const

test.for(odd)('a payment that is not as we asked waits for the office: %s', async ([scenario], { open }) => {
  const app = await openPaying(open)
  const { booking, checkoutId } = await paid(app, scenario)
  expect(await statesOf(app, booking.id)).toEqual(['review'])
  await expectStanding(app, checkoutId, 'pending')
  for (const minutes of [1, 30, 60, 24 * 60]) await app.pass({ minutes })
  expect(await statesOf(app, booking.id)).toEqual(['review'])
  expect(await paymentMails(app, booking.id)).toEqual(['office-payment-alert 1-review'])
})

describe.each(protocols)('the office, by %s,', (protocol) => {
  test('sees every attempt with what happened to it', async ({ open }) => {
    const app = await openPaying(open)
    const cookie = await app.adminCookie()
    const { booking, checkoutId } = await bookOnline(app, {}, 'history')
    await app.provider.decline(checkoutId)
    await app.pass({ seconds: 5 })
    const again = await bookOnline(app, {}, 'history')
    await app.provider.pay(again.checkoutId, 'tip')
    await app.pass({ seconds: 5 })
    const { done } = await app.clients[protocol].ask('listPayments', { id: booking.id }, { cookie })
    expect(done).toMatchObject([
      {
        attempt: 2,
        state: 'review',
        amount: 49,
        reference: `${booking.bookingNumber}-2`,
        history: [
          { event: 'created', fromState: 'creating', toState: 'pending', source: 'booking', disagreeing: [] },
          { event: 'paid_disputed', toState: 'review', disagreeing: ['transaction amount'] },
        ],
      },
      { attempt: 1, state: 'expired', history: [{}, { event: 'read_failed' }, { event: 'deactivated' }] },
    ])
  })

  test('sees what only a person can end, the longest waiting first, until it is ended', async ({ open }) => {
    const app = await openPaying(open)
    const cookie = await app.adminCookie()
    const waiting = async () =>
      (await app.clients[protocol].ask('listPaymentsToSettle', undefined, { cookie })).done
    await paid(app, 'smooth', 'well')
    expect(await waiting()).toEqual([])
    const first = await paid(app, 'tip', 'first')
    app.provider.faults.next('refund', 'refused with 409')
    const second = await paid(app, 'smooth', 'second')
    await app.clients[protocol].ask('rejectBooking', { id: second.booking.id }, { cookie })
    await app.pass({})
    expect(await waiting()).toMatchObject([
      { id: first.payment.id, state: 'review', bookingNumber: first.booking.bookingNumber },
      { id: second.payment.id, state: 'refund_failed', bookingNumber: second.booking.bookingNumber },
    ])
    await app.clients[protocol].ask('acceptAsPaid', { id: first.payment.id }, { cookie })
    await app.clients[protocol].ask('markRefunded', { id: second.payment.id }, { cookie })
    expect(await waiting()).toEqual([])
  })

  test('takes a payment in review as paid', async ({ open }) => {
    const app = await openPaying(open)
    const cookie = await app.adminCookie()
    const { booking, payment, checkoutId } = await paid(app, 'other-amount')
    const { status, done } = await app.clients[protocol].ask('acceptAsPaid', { id: payment.id }, { cookie })
    expect([status, done.state]).toEqual([200, 'completed'])
    await expectStanding(app, checkoutId, 'completed')
    for (const minutes of [1, 30, 24 * 60]) await app.pass({ minutes })
    expect(await statesOf(app, booking.id)).toEqual(['completed'])
    expect(await paymentMails(app, booking.id)).toEqual([
      'office-payment-alert 1-review',
      'payment-received 1',
    ])
    const [entry] = await app.database.fresh().find(AuditEntry, { subject: 'payment' })
    expect(entry).toMatchObject({
      admin: 'maria',
      act: 'accepted as paid',
      subjectId: payment.id,
      subjectName: `${booking.bookingNumber}-1`,
      details: { booking: booking.bookingNumber },
    })
  })

  test('dismisses a payment in review, and is not asked about it again', async ({ open }) => {
    const app = await openPaying(open)
    const cookie = await app.adminCookie()
    const { booking, payment, checkoutId } = await paid(app, 'other-currency')
    const { done } = await app.clients[protocol].ask('dismissPayment', { id: payment.id }, { cookie })
    expect(done.state).toBe('expired')
    for (const minutes of [1, 30, 24 * 60]) await app.pass({ minutes })
    await expectStanding(app, checkoutId, 'failed')
    expect(await statesOf(app, booking.id)).toEqual(['expired'])
    expect(await paymentMails(app, booking.id)).toEqual([
      'office-payment-alert 1-review',
      'payment-not-completed',
    ])
  })

  test('gives a refund by hand that failed', async ({ open }) => {
    const app = await openPaying(open)
    const cookie = await app.adminCookie()
    app.provider.faults.next('refund', 'refused with 409')
    const { booking, payment } = await paid(app, 'smooth')
    await app.clients[protocol].ask('rejectBooking', { id: booking.id }, { cookie })
    await app.pass({})
    const { done } = await app.clients[protocol].ask('markRefunded', { id: payment.id }, { cookie })
    expect([done.state, done.history.at(-1)]).toMatchObject([
      'refunded',
      { event: 'refund_seen', source: 'office', admin: 'maria' },
    ])
    expect(await paymentMails(app, booking.id)).toContain('payment-refunded 1')
  })

  test.for(['acceptAsPaid', 'dismissPayment', 'markRefunded'] as const)(
    'cannot do what is not to be done: %s',
    async (call, { open }) => {
      const app = await openPaying(open)
      const cookie = await app.adminCookie()
      const { payment } = await paid(app, 'smooth')
      const { status, refused } = await app.clients[protocol].ask(call, { id: payment.id }, { cookie })
      expect([status, refused.code, refused['state']]).toEqual([409, 'PAYMENT_MOVED_ON', 'completed'])
      const unknown = { id: '01234567-89ab-4cde-8f01-23456789abcd' }
      expect((await app.clients[protocol].ask(call, unknown, { cookie })).status).toBe(404)
      expect((await app.clients[protocol].ask(call, { id: payment.id })).status).toBe(401)
    },
  )

  test('alone sees payments', async ({ app }) => {
    const id = '01234567-89ab-4cde-8f01-23456789abcd'
    expect((await app.clients[protocol].ask('listPayments', { id })).status).toBe(401)
    const cookie = await app.adminCookie()
    expect((await app.clients[protocol].ask('listPayments', { id }, { cookie })).status).toBe(404)
  })
})

test('a payment in review for a rejected booking goes back once it is taken as paid', async ({ open }) => {
  const app = await openPaying(open)
  const cookie = await app.adminCookie()
  const { booking, payment } = await paid(app, 'tip')
  await app.clients.REST.ask('rejectBooking', { id: booking.id }, { cookie })
  expect(await statesOf(app, booking.id)).toEqual(['review'])
  await app.clients.REST.ask('acceptAsPaid', { id: payment.id }, { cookie })
  await app.pass({})
  await app.pass({ minutes: 1 })
  expect(await statesOf(app, booking.id)).toEqual(['refunded'])
})

test('of two in the office who end a review at once one does', async ({ open }) => {
  const app = await openPaying(open)
  const cookie = await app.adminCookie()
  const { payment } = await paid(app, 'tip')
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, who) =>
      app.clients.REST.ask(who % 2 === 0 ? 'acceptAsPaid' : 'dismissPayment', { id: payment.id }, { cookie }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
  expect(await app.database.fresh().count(AuditEntry, { subject: 'payment' })).toBe(1)
})

test('what is charged back after it was complete is reported to the office, once', async ({ open }) => {
  const app = await openPaying(open)
  const { booking, payment } = await paid(app, 'smooth')
  // Somebody refunds it in the provider's own office.
  await fetch(`${app.provider.url}/v1.0/merchants/SIMTEST1/payments/${payment.transactionId}/refunds`, {
    method: 'POST',
    headers: { authorization: 'Bearer sup_sk_test-key-that-must-not-show' },
  })
  for (const hours of [2, 24, 72]) await app.pass({ minutes: hours * 60 })
  expect(await statesOf(app, booking.id)).toEqual(['completed'])
  expect(await paymentMails(app, booking.id)).toEqual([
    'office-payment-alert 1-dispute',
    'payment-received 1',
  ])
})
