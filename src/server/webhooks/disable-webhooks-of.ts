import type { Transaction } from '../core/transaction.ts'
import { cancelPendingDeliveries } from './cancel-pending-deliveries.ts'
import { Webhook } from './webhook.entity.ts'

/** Switches off every receiver of an API key that is revoked, and gives up what waits for it. */
export async function disableWebhooksOf(apiKeyId: string, tx: Transaction): Promise<void> {
  // Also those that are off: one that is being switched on at this moment is waited for.
  await tx.em.nativeUpdate(Webhook, { apiKeyId }, { enabled: false })
  const webhooks = await tx.em.find(Webhook, { apiKeyId }, { fields: ['id'], disableIdentityMap: true })
  for (const { id } of webhooks) await cancelPendingDeliveries(tx, id, REVOKED_SENTENCE)
}

const REVOKED_SENTENCE = 'The API key of the receiver was revoked.'
