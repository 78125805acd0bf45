import { changesBetween } from '../../core/audit/changes-between.ts'
import { recordAct } from '../../core/audit/record-act.ts'
import type { Unit } from '../../core/request-context.ts'
import { lockRegion } from './lock-regions.ts'
import { presentRegion, regionFacts } from './present-region.ts'
import { unlinkStops } from './unlink-stops.ts'

/** Deletes a region and takes it from its stops; refused while one of them has no other route. */
export async function deleteRegion(id: string, admin: string, unit: Unit): Promise<void> {
  const { em } = unit
  const region = await lockRegion(id, em)
  const before = presentRegion(region)
  await unlinkStops(region, em)
  await em.remove(region).flush()
  await recordAct(unit, {
    admin,
    act: 'deleted',
    subject: 'region',
    subjectId: before.id,
    subjectName: before.name,
    details: changesBetween(regionFacts(before), null),
  })
}
