import type { DatabaseAccess } from '../core/transaction.ts'
import { WebhookDelivery } from './webhook-delivery.entity.ts'

/** Gives up the deliveries that wait for a receiver which is switched off. An administrator may send them again. */
export async function cancelPendingDeliveries(
  { em, clock }: DatabaseAccess,
  webhookId: string,
  why: string,
): Promise<void> {
  const now = clock()
  await em.nativeUpdate(
    WebhookDelivery,
    { webhookId, doneAt: null, deadAt: null, $or: [{ lockedUntil: null }, { lockedUntil: { $lt: now } }] },
    { deadAt: now, lastError: why },
  )
}
