import { changesBetween } from '../../core/audit/changes-between.ts'
import { recordAct } from '../../core/audit/record-act.ts'
import type { Transaction } from '../../core/request-context.ts'
import { lockRegion } from './lock-regions.ts'
import { presentRegion, regionFacts } from './present-region.ts'
import { unlinkStops } from './unlink-stops.ts'

/** Deletes a region and takes it from its stops; refused while one of them has no other route. */
export async function deleteRegion(id: string, admin: string, tx: Transaction): Promise<void> {
  const { em } = tx
  const region = await lockRegion(id, em)
  const before = presentRegion(region)
  await unlinkStops(region, em)
  await em.remove(region).flush()
  await recordAct(tx, {
    admin,
    act: 'deleted',
    subject: 'region',
    subjectId: before.id,
    subjectName: before.name,
    details: changesBetween(regionFacts(before), null),
  })
}
