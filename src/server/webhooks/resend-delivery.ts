import { Refusal } from '../core/refusal.ts'
import type { Transaction } from '../core/transaction.ts'
import { assertEnabled, findWebhook } from './find-webhook.ts'
import { findDelivery } from './read-delivery.ts'
import { recordWebhookAct, type WebhookActor } from './webhook-actor.ts'
import { WebhookDelivery } from './webhook-delivery.entity.ts'

/** Sends a message again now under its old id, also one that arrived. One that is due already stays as it is. */
export async function resendDelivery(
  id: string,
  actor: WebhookActor,
  tx: Transaction,
): Promise<WebhookDelivery> {
  const { em, clock } = tx
  const delivery = await findDelivery(id, actor, em)
  const webhook = await findWebhook(delivery.webhookId, actor, em)
  assertEnabled(webhook)
  const now = clock()
  const isFree = { $or: [{ lockedUntil: null }, { lockedUntil: { $lt: now } }] }
  // A settled delivery gets all its attempts again, a waiting one the rest of them.
  const moved =
    (await em.nativeUpdate(
      WebhookDelivery,
      { $and: [{ id }, isFree, { $or: [{ doneAt: { $ne: null } }, { deadAt: { $ne: null } }] }] },
      { doneAt: null, deadAt: null, runAt: now, attempts: 0, lastError: null },
    )) ||
    (await em.nativeUpdate(
      WebhookDelivery,
      { id, doneAt: null, deadAt: null, runAt: { $gt: now }, ...isFree },
      { runAt: now, lastError: null },
    ))
  await em.refresh(delivery)
  if (moved === 0 && delivery.lockedUntil && delivery.lockedUntil >= now)
    throw new Refusal('DELIVERY_UNDER_WAY', 'This message is being sent at this moment.')
  if (moved > 0)
    await recordWebhookAct(tx, 'webhook.delivery-resent', webhook, actor, {
      message: delivery.messageId,
      type: delivery.type,
      booking: delivery.bookingNumber ?? null,
    })
  return delivery
}
