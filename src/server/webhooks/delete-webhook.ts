import { record } from '../core/transaction.ts'
import type { Transaction } from '../core/transaction.ts'
import { lockWebhook } from './find-webhook.ts'
import { Webhook } from './webhook.entity.ts'

/** Removes a receiver with its deliveries, which contain personal data of guests. */
export async function deleteWebhook(id: string, admin: string, tx: Transaction): Promise<void> {
  const { name, url } = await lockWebhook(id, tx)
  await tx.em.nativeDelete(Webhook, { id })
  await record(tx, 'webhook.deleted', {
    admin,
    id,
    name,
    details: { url },
  })
}
