import { randomUUID } from 'node:crypto'
import type { AdminRegion, RegionInput } from '@chauffeur/contract/admin-regions'
import { checkNewRegion } from '@chauffeur/domain/region-rules'
import { changesBetween } from '../../core/audit/changes-between.ts'
import { record } from '../../core/transaction.ts'
import { invalidBy } from '../../core/refusal.ts'
import type { Transaction } from '../../core/transaction.ts'
import { presentRegion, regionFacts } from './present-region.ts'
import { Region } from '../common/region.entity.ts'
import { endpointColumns, writeNamed } from './write-region.ts'

/** Makes a region; one whose name holds a hyphen is a route that stops can be put on. */
export async function createRegion(
  { isActive = true, ...fields }: RegionInput,
  admin: string,
  tx: Transaction,
): Promise<AdminRegion> {
  const { em } = tx
  const checked = checkNewRegion(fields)
  if (!checked.valid) throw invalidBy(checked)
  const { name, endpointA, endpointB } = checked.value
  const region = em.create(Region, {
    id: randomUUID(),
    name,
    isActive,
    ...endpointColumns('A', endpointA),
    ...endpointColumns('B', endpointB),
  })
  em.persist(region)
  await writeNamed(name, em)
  const created = presentRegion(region)
  await record(tx, 'region.created', {
    admin,
    id: region.id,
    name,
    details: changesBetween(null, regionFacts(created)),
  })
  return created
}
