import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openEmbedded } from '../../../src/server/schema/open-database.ts'
import { WebhookDelivery } from '../../../src/server/webhooks/webhook-delivery.entity.ts'
import { signIn } from '../../support/app.ts'
import { openHome, startServer, type Home } from '../../support/server-process.ts'
import { faroToVilamoura } from '../../support/trips.ts'
import { openReceiver } from '../../support/webhooks.ts'

// The process runs on the real clock.
const pickupDate = `${new Date().getFullYear() + 1}-06-01`

/** Ends the leases that a killed process holds, as two minutes would. */
async function endLeases({ folder, database }: Home): Promise<void> {
  const orm = database?.orm ?? (await openEmbedded(join(folder, 'db')))
  await orm.em.fork().nativeUpdate(WebhookDelivery, {}, { lockedUntil: null })
  if (!database) await orm.close()
}

test('a message that was taken just before kill -9 is sent again under the same id, and then done', async () => {
  const home = await openHome()
  const receiver = await openReceiver('hangs')
  const env = { ...home.env, WEBHOOK_PRIVATE: 'yes', LOG_LEVEL: 'warn' }
  const first = await startServer(env)
  const cookie = await signIn(first.door)
  const hook = { name: 'Partner', url: receiver.url, events: ['booking.created'] }
  const { webhook } = (await first.door.ask('createWebhook', hook, { cookie })).done
  await first.door.ask('createBooking', faroToVilamoura({ pickupDate }))
  await expect.poll(() => receiver.received.length, { timeout: 60_000 }).toBe(1)
  await first.kill()
  await endLeases(home)

  receiver.answerWith(200)
  const second = await startServer(env)
  const again = await signIn(second.door)
  const state = async () => {
    const input = { id: webhook.id }
    const { done } = await second.door.ask('listWebhookDeliveries', input, { cookie: again })
    return done.deliveries.map((delivery) => delivery.state)
  }
  await expect.poll(state, { timeout: 60_000 }).toEqual(['delivered'])
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  expect(ids).toHaveLength(2)
  expect(ids[1]).toBe(ids[0])
})
