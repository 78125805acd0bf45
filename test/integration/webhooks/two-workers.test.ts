import { expect } from 'vitest'
import { WebhookDelivery } from '../../../src/server/webhooks/webhook.entity.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'
import { addWebhook, openReceiver, PRIVATE } from '../../support/webhooks.ts'

const BOOKINGS = 30

test('two processes on one database deliver every message once', async ({ open }) => {
  const one = await open(PRIVATE)
  const other = await open({ ...PRIVATE, beside: one })
  const receivers = [await openReceiver(), await openReceiver(), await openReceiver()]
  for (const { url } of receivers) await addWebhook(one, url)
  await Promise.all(
    Array.from({ length: BOOKINGS }, (_, guest) =>
      (guest % 2 === 0 ? one : other).clients.REST.ask(
        'createBooking',
        faroToVilamoura({ customerEmail: `guest-${guest}@example.com` }),
      ),
    ),
  )
  const isDone = async () => {
    await Promise.all([one.workers.webhooks.drain(), other.workers.webhooks.drain()])
    return one.database.fresh().count(WebhookDelivery, { doneAt: null })
  }
  // A message that waits behind one in the other process's hands is done when that process looks again.
  await expect.poll(isDone, { timeout: 60_000 }).toBe(0)

  for (const { received } of receivers) {
    expect(received).toHaveLength(BOOKINGS)
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(BOOKINGS)
  }
  const rows = await one.database.fresh().find(WebhookDelivery, {})
  expect(rows.every(({ attempts }) => attempts === 1)).toBe(true)
})
