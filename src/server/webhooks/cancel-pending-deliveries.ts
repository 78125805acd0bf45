import type { DatabaseAccess } from '../core/transaction.ts'
import { WebhookDelivery } from './webhook-delivery.entity.ts'

/** A receiver that is switched off gets nothing: what waits for it is given up, to be sent again by the office. */
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
