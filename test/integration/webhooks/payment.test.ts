import type { ReceivedMessage } from '@chauffeur/gateways/webhooks/testing/fake-receiver'
import { expect } from 'vitest'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { attemptOf, bookOnline, openPaying } from '../../support/payments.ts'
import { test } from '../../support/test.ts'
import { addWebhook, openReceiver, PRIVATE, verify } from '../../support/webhooks.ts'

test('a payment is reported once it is sure, and not before', async ({ open }) => {
  const app = await openPaying(open, PRIVATE)
  const receiver = await openReceiver()
  const { secret } = await addWebhook(app, receiver.url, { events: ['payment.completed'] })
  const { booking, checkoutId } = await bookOnline(app)
  await app.workers.webhooks.drain()
  expect(receiver.received).toEqual([])

  await app.provider.pay(checkoutId)
  for (const minutes of [1, 5, 60]) {
    await app.pass({ minutes })
    await app.workers.webhooks.drain()
  }
  const [message] = receiver.received
  expect(receiver.received).toHaveLength(1)
  expect(message && verify(message, secret, new Date('2027-06-01T10:01:00Z'))).toMatchObject({
    type: 'payment.completed',
    data: {
      bookingNumber: booking.bookingNumber,
      status: 'pending',
      paymentMethod: 'sumup',
      paymentStatus: 'completed',
      totalPrice: 49,
    },
  })
})

test('a payment whose facts disagree is sent to nobody', async ({ open }) => {
  const app = await openPaying(open, PRIVATE)
  const receiver = await openReceiver()
  await addWebhook(app, receiver.url, { events: ['payment.completed'] })
  const { checkoutId } = await bookOnline(app)
  await app.provider.pay(checkoutId, 'other-amount')
  await app.pass({ minutes: 1 })
  await app.workers.webhooks.drain()
  expect(receiver.received).toEqual([])
})

test('each return of money is reported with how much is still to go back', async ({ open }) => {
  const app = await openPaying(open, PRIVATE)
  const receiver = await openReceiver()
  const { secret } = await addWebhook(app, receiver.url, { events: ['payment.refunded'] })
  const { booking, checkoutId } = await bookOnline(app)
  await app.provider.pay(checkoutId)
  await app.pass({ seconds: 10 })
  const { id } = await attemptOf(app, booking.id)
  for (const refundTotal of [20, 49]) {
    await callAsAdmin(app, 'REST', 'raiseRefund', { id, refundTotal })
    for (const minutes of [1, 2, 5, 12]) await app.pass({ minutes })
    await app.workers.webhooks.drain()
  }
  const refunds = once(receiver.received).map((message) => verify(message, secret, sentAt(message)))
  expect(refunds).toMatchObject([
    {
      type: 'payment.refunded',
      data: {
        bookingNumber: booking.bookingNumber,
        refund: { amount: 20, refundedAmount: 20, outstandingAmount: 0 },
      },
    },
    { data: { refund: { amount: 29, refundedAmount: 49, outstandingAmount: 0 } } },
  ])
  const { entries } = (await callAsAdmin(app, 'REST', 'readBookingHistory', { id: booking.id })).done
  expect(entries.filter(({ act }) => act === 'refund-due')).toMatchObject([
    { by: 'maria', amount: 20 },
    { by: 'maria', amount: 29 },
  ])
})

test('a booking that nobody paid in time is reported once', async ({ open }) => {
  const app = await openPaying(open, PRIVATE)
  const receiver = await openReceiver()
  const { secret } = await addWebhook(app, receiver.url, { events: ['payment.failed'] })
  const { booking } = await bookOnline(app)
  for (const minutes of [20, 12, 60, 600]) {
    await app.pass({ minutes })
    await app.workers.webhooks.drain()
  }
  const messages = once(receiver.received).map((message) => verify(message, secret, sentAt(message)))
  expect(messages).toMatchObject([
    {
      type: 'payment.failed',
      data: { bookingNumber: booking.bookingNumber, paymentStatus: 'failed' },
    },
  ])
  expect(messages).toHaveLength(1)
})

function sentAt({ headers }: ReceivedMessage): Date {
  return new Date(Number(headers['webhook-timestamp']) * 1000)
}

/** Without those that came a second time: the clock is moved while some may still be on their way. */
function once(messages: readonly ReceivedMessage[]): ReceivedMessage[] {
  return [...new Map(messages.map((message) => [message.headers['webhook-id'], message])).values()]
}
