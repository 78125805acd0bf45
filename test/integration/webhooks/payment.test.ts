import { expect } from 'vitest'
import { bookOnline, openPaying } from '../../support/payments.ts'
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
