import { changesBetween } from '../../core/audit/changes-between.ts'
import { recordAct } from '../../core/audit/record-act.ts'
import type { Transaction } from '../../core/request-context.ts'
import { lockStop } from './find-stop.ts'
import { presentStop, stopFacts } from './present-stop.ts'

/** Takes a stop away. Bookings carry their stops themselves and keep them. */
export async function deleteStop(id: string, admin: string, tx: Transaction): Promise<void> {
  const stop = await lockStop(id, tx.em)
  const before = presentStop(stop)
  await tx.em.remove(stop).flush()
  await recordAct(tx, {
    admin,
    act: 'deleted',
    subject: 'stop',
    subjectId: before.id,
    subjectName: before.name,
    details: changesBetween(stopFacts(before), null),
  })
}
