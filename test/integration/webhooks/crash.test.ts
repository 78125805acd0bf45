import { expect, test } from 'vitest'
import { signIn } from '../../support/app.ts'
import { openHome, startServer } from '../../support/server-process.ts'
import { faroToVilamoura } from '../../support/trips.ts'
import { openReceiver } from '../../support/webhooks.ts'

// The process runs on the real clock.
const pickupDate = `${new Date().getFullYear() + 1}-06-01`

test('a message that was taken just before kill -9 is sent again under the same id, and then done', async () => {
  const home = await openHome()
  const receiver = await openReceiver('hangs')
  const env = { ...home.env, WEBHOOK_PRIVATE: 'yes', LOG_LEVEL: 'warn', HEARTBEAT_MS: '500' }
  const first = await startServer(env)
  const cookie = await signIn(first.client)
  const hook = { name: 'Partner', url: receiver.url, events: ['booking.created'] }
  const { webhook } = (await first.client.ask('createWebhook', hook, { cookie })).done
  await first.client.ask('createBooking', faroToVilamoura({ pickupDate }))
  await expect.poll(() => receiver.received.length, { timeout: 60_000 }).toBe(1)
  await first.kill()

  receiver.answerWith(200)
  const second = await startServer(env)
  const again = await signIn(second.client)
  const state = async () => {
    const input = { id: webhook.id }
    const { done } = await second.client.ask('listWebhookDeliveries', input, { cookie: again })
    return done.deliveries.map((delivery) => delivery.state)
  }
  await expect.poll(state, { timeout: 60_000 }).toEqual(['delivered'])
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  expect(ids).toHaveLength(2)
  expect(ids[1]).toBe(ids[0])
})
