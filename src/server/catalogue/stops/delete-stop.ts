import { changesBetween } from '../../core/audit/changes-between.ts'
import { record } from '../../core/transaction.ts'
import { checkVersion } from '../../core/audit/check-version.ts'
import type { Transaction } from '../../core/transaction.ts'
import { lockStop } from './find-stop.ts'
import { presentStop, stopFacts } from './present-stop.ts'

/** Takes a stop away. Bookings carry their stops themselves and keep them. */
export async function deleteStop(
  { id, version }: { readonly id: string; readonly version?: number | undefined },
  admin: string,
  tx: Transaction,
): Promise<void> {
  const stop = await lockStop(id, tx.em)
  const before = presentStop(stop)
  await checkVersion('stop', before, version, tx.em)
  await tx.em.remove(stop).flush()
  await record(tx, 'stop.deleted', {
    admin,
    id: before.id,
    name: before.name,
    details: changesBetween(stopFacts(before), null),
  })
}
