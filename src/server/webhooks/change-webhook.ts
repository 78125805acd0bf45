import type { changeWebhook as endpoint } from '@chauffeur/contract/webhooks'
import { WEBHOOK_TEST } from '@chauffeur/domain/webhooks'
import type { z } from 'zod'
import { changesBetween } from '../core/audit/changes-between.ts'
import type { Transaction } from '../core/transaction.ts'
import { OFF_SENTENCE } from './deliver-webhook.ts'
import { lockWebhook } from './find-webhook.ts'
import { cancelPendingDeliveries } from './cancel-pending-deliveries.ts'
import { recordWebhookAct, type WebhookActor } from './webhook-actor.ts'
import { assertOwnerInUse, lockOwner, refuseOneMore } from './webhook-owner.ts'
import { Webhook } from './webhook.entity.ts'

/** Changes what is given of a receiver. Messages that wait go to its new address. */
export async function changeWebhook(
  { id, name, url, events, enabled, apiKeyId, contactEmail }: z.output<typeof endpoint.input>,
  actor: WebhookActor,
  tx: Transaction,
): Promise<Webhook> {
  const { em } = tx
  const owner = apiKeyId === undefined ? undefined : await lockOwner(apiKeyId, tx)
  const webhook = await lockWebhook(id, actor, tx)
  const before = factsOf(webhook)
  const hasNewOwner = apiKeyId !== undefined && apiKeyId !== before.apiKeyId
  if (hasNewOwner && owner) await refuseOneMore(owner, tx)
  else if (enabled === true && !webhook.enabled) await assertOwnerInUse(webhook, tx)
  await em.nativeUpdate(
    Webhook,
    { id },
    {
      name: name ?? webhook.name,
      url: url ?? webhook.url,
      events: events ?? webhook.events,
      enabled: enabled ?? webhook.enabled,
      ...(apiKeyId !== undefined && { apiKeyId }),
      ...(contactEmail !== undefined && { contactEmail }),
      // Switched on again, or off by its owner, it is gone no more.
      ...(enabled !== undefined && { goneAt: null }),
      // Whether it works now only the next message tells.
      ...((enabled !== undefined || url !== undefined) && { failingSince: null }),
    },
  )
  if (enabled === false && webhook.enabled) await cancelPendingDeliveries(tx, id, OFF_SENTENCE)
  if (hasNewOwner && apiKeyId !== null) await deleteWhatIsNotOf(apiKeyId, id, tx)
  await em.refresh(webhook)
  const changes = changesBetween(before, factsOf(webhook))
  if (Object.keys(changes).length > 0) await recordWebhookAct(tx, 'webhook.changed', webhook, actor, changes)
  return webhook
}

function factsOf({ name, url, events, enabled, apiKeyId = null, contactEmail = null }: Webhook) {
  return { name, url, events, enabled, apiKeyId, contactEmail }
}

/** A new owner can read every delivery of its receiver: those about the guests of others go. */
async function deleteWhatIsNotOf(apiKeyId: string, webhookId: string, { em }: Transaction): Promise<void> {
  await em.execute(
    `delete from webhook_delivery where webhook_id = ? and type <> ?
     and not exists (select from booking where number = booking_number and api_key_id = ?)`,
    [webhookId, WEBHOOK_TEST, apiKeyId],
  )
}
