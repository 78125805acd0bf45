import type { AdminRegion, RegionInput } from '@chauffeur/contract/admin-regions'
import { checkRegionEdit, INCOMPLETE_ENDPOINT, type EndpointChange } from '@chauffeur/domain/region-rules'
import { isRouteName } from '@chauffeur/domain/regions'
import { changesBetween } from '../../core/audit/changes-between.ts'
import { record } from '../../core/transaction.ts'
import { invalidBy } from '../../core/refusal.ts'
import { checkVersion } from '../../core/audit/check-version.ts'
import type { Transaction } from '../../core/transaction.ts'
import { lockRegion } from '../common/lock-regions.ts'
import { presentRegion, regionFacts } from './present-region.ts'
import { unlinkStops } from './unlink-stops.ts'
import { endpointColumns, writeNamed } from './write-region.ts'

/**
 * Changes what is said of a region. A new name that is no route's takes it from its stops, like a deletion. Of an
 * endpoint that comes in part the old one stays, and `notice` says so.
 */
export async function changeRegion(
  {
    id,
    version,
    isActive,
    ...fields
  }: RegionInput & { readonly id: string; readonly version?: number | undefined },
  admin: string,
  tx: Transaction,
): Promise<AdminRegion & { notice?: string }> {
  const { em } = tx
  const region = await lockRegion(id, em)
  const before = presentRegion(region)
  await checkVersion('region', before, version, em)
  const checked = checkRegionEdit({ ...fields, name: fields.name === undefined ? region.name : fields.name })
  if (!checked.valid) throw invalidBy(checked)
  const { name, endpointA, endpointB } = checked.value
  if (isRouteName(region.name) && !isRouteName(name)) await unlinkStops(region, admin, tx)
  Object.assign(region, { name, isActive: isActive ?? region.isActive })
  Object.assign(region, columnsBy('A', endpointA), columnsBy('B', endpointB))
  const details = changesBetween(regionFacts(before), regionFacts(presentRegion(region)))
  const isChanged = Object.keys(details).length > 0
  if (isChanged) region.version += 1
  await writeNamed(name, em)
  if (isChanged) await record(tx, 'region.changed', { admin, id: region.id, name, details })
  const isIncomplete = [endpointA, endpointB].some(({ kind }) => kind === 'incomplete')
  return { ...presentRegion(region), ...(isIncomplete && { notice: INCOMPLETE_ENDPOINT }) }
}

function columnsBy(end: 'A' | 'B', change: EndpointChange) {
  if (change.kind === 'set') return endpointColumns(end, change.endpoint)
  return change.kind === 'clear' ? endpointColumns(end, null) : {}
}
