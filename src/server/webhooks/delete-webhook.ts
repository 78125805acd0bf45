import { recordAct } from '../core/audit/record-act.ts'
import type { Transaction } from '../core/request-context.ts'
import { lockWebhook } from './find-webhook.ts'
import { Webhook } from './webhook.entity.ts'

/** Removes a receiver with its deliveries, which hold what guests have told us. */
export async function deleteWebhook(id: string, admin: string, tx: Transaction): Promise<void> {
  const { name, url } = await lockWebhook(id, tx)
  await tx.em.nativeDelete(Webhook, { id })
  await recordAct(tx, {
    admin,
    act: 'deleted',
    subject: 'webhook',
    subjectId: id,
    subjectName: name,
    details: { url },
  })
}
