import { changesBetween } from '../../core/audit/changes-between.ts'
import { record } from '../../core/transaction.ts'
import { checkVersion } from '../../core/audit/check-version.ts'
import type { Transaction } from '../../core/transaction.ts'
import { lockRegion } from '../common/lock-regions.ts'
import { presentRegion, regionFacts } from './present-region.ts'
import { unlinkStops } from './unlink-stops.ts'

/** Deletes a region and takes it from its stops; refused while one of them has no other route. */
export async function deleteRegion(
  { id, version }: { readonly id: string; readonly version?: number | undefined },
  admin: string,
  tx: Transaction,
): Promise<void> {
  const { em } = tx
  const region = await lockRegion(id, em)
  const before = presentRegion(region)
  await checkVersion('region', before, version, em)
  await unlinkStops(region, admin, tx)
  await em.remove(region).flush()
  await record(tx, 'region.deleted', {
    admin,
    id: before.id,
    name: before.name,
    details: changesBetween(regionFacts(before), null),
  })
}
