import { recordAct } from '../core/audit/record-act.ts'
import type { Unit } from '../core/request-context.ts'
import { holdWebhook } from './find-webhook.ts'
import { Webhook } from './webhook.entity.ts'

/** Removes a receiver with its deliveries, which hold what guests have told us. */
export async function deleteWebhook(id: string, admin: string, unit: Unit): Promise<void> {
  const { name, url } = await holdWebhook(id, unit)
  await unit.em.nativeDelete(Webhook, { id })
  await recordAct(unit, {
    admin,
    act: 'deleted',
    subject: 'webhook',
    subjectId: id,
    subjectName: name,
    details: { url },
  })
}
