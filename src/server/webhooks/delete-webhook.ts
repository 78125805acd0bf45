import type { Transaction } from '../core/transaction.ts'
import { lockWebhook } from './find-webhook.ts'
import { recordWebhookAct, type WebhookActor } from './webhook-actor.ts'
import { Webhook } from './webhook.entity.ts'

/** Removes a receiver with its deliveries, which contain personal data of guests. */
export async function deleteWebhook(id: string, actor: WebhookActor, tx: Transaction): Promise<void> {
  const webhook = await lockWebhook(id, actor, tx)
  await tx.em.nativeDelete(Webhook, { id })
  await recordWebhookAct(tx, 'webhook.deleted', webhook, actor, { url: webhook.url })
}
