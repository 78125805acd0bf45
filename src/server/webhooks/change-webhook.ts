import type { changeWebhook as endpoint } from '@chauffeur/contract/webhooks'
import type { z } from 'zod'
import { changesBetween } from '../core/audit/changes-between.ts'
import { record } from '../core/transaction.ts'
import type { Transaction } from '../core/transaction.ts'
import { OFF_SENTENCE } from './deliver-webhook.ts'
import { lockWebhook } from './find-webhook.ts'
import { cancelPendingDeliveries } from './cancel-pending-deliveries.ts'
import { Webhook } from './webhook.entity.ts'

/** Changes what is given of a receiver. Messages that wait go to its new address. */
export async function changeWebhook(
  { id, name, url, events, isOn }: z.output<typeof endpoint.input>,
  admin: string,
  tx: Transaction,
): Promise<Webhook> {
  const { em } = tx
  const webhook = await lockWebhook(id, tx)
  const before = factsOf(webhook)
  await em.nativeUpdate(
    Webhook,
    { id },
    {
      name: name ?? webhook.name,
      url: url ?? webhook.url,
      events: events ?? webhook.events,
      isOn: isOn ?? webhook.isOn,
      // Switched on again, or off by the office, it is gone no more.
      ...(isOn !== undefined && { goneAt: null }),
    },
  )
  if (isOn === false && webhook.isOn) await cancelPendingDeliveries(tx, id, OFF_SENTENCE)
  await em.refresh(webhook)
  const changes = changesBetween(before, factsOf(webhook))
  if (Object.keys(changes).length > 0)
    await record(tx, 'webhook.changed', {
      admin,
      id,
      name: webhook.name,
      details: changes,
    })
  return webhook
}

function factsOf({ name, url, events, isOn }: Webhook) {
  return { name, url, events, isOn }
}
