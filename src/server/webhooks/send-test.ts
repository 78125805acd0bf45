import { randomUUID } from 'node:crypto'
import { WEBHOOK_TEST } from '@chauffeur/domain/webhooks'
import type { Transaction } from '../core/transaction.ts'
import { composeTest, newMessageId } from './compose-message.ts'
import { assertEnabled, lockWebhook } from './find-webhook.ts'
import { recordWebhookAct, type WebhookActor } from './webhook-actor.ts'
import { WebhookDelivery } from './webhook-delivery.entity.ts'

/** Leaves a test to be sent to a receiver. */
export async function sendTest(id: string, actor: WebhookActor, tx: Transaction): Promise<WebhookDelivery> {
  const { em, clock } = tx
  const webhook = await lockWebhook(id, actor, tx)
  assertEnabled(webhook)
  const now = clock()
  const deliveryId = randomUUID()
  await em.insert(WebhookDelivery, {
    id: deliveryId,
    webhookId: id,
    dedupeKey: `${WEBHOOK_TEST}:${deliveryId}`,
    messageId: newMessageId(),
    type: WEBHOOK_TEST,
    body: composeTest(now),
    createdAt: now,
    runAt: now,
    attempts: 0,
  })
  await recordWebhookAct(tx, 'webhook.tested', webhook, actor)
  return await em.findOneOrFail(WebhookDelivery, { id: deliveryId })
}
