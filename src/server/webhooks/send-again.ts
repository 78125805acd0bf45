import { recordAct } from '../core/audit/record-act.ts'
import { Refusal } from '../core/refusal.ts'
import type { Transaction } from '../core/request-context.ts'
import { findWebhook } from './find-webhook.ts'
import { findDelivery } from './read-delivery.ts'
import { assertEnabled } from './refuse-off.ts'
import { WebhookDelivery } from './webhook-delivery.entity.ts'

/** Has a message tried now under its old id, also one that arrived. One that is due already stays as it is. */
export async function resendDelivery(id: string, admin: string, tx: Transaction): Promise<WebhookDelivery> {
  const { em, clock } = tx
  const delivery = await findDelivery(id, em)
  const webhook = await findWebhook(delivery.webhookId, em)
  assertEnabled(webhook)
  const now = clock()
  const isFree = { $or: [{ lockedUntil: null }, { lockedUntil: { $lt: now } }] }
  // What is settled gets all its tries once more, what waits the rest of them.
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
    await recordAct(tx, {
      admin,
      act: 'sent again',
      subject: 'webhook',
      subjectId: webhook.id,
      subjectName: webhook.name,
      details: { message: delivery.messageId, type: delivery.type, booking: delivery.bookingNumber ?? null },
    })
  return delivery
}
