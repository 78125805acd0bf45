import type { AdminRegion } from '@chauffeur/contract/admin-regions'
import type { EntityManager } from '../../db/orm.ts'
import { byName } from '../common/by-name.ts'
import { presentRegion } from './present-region.ts'
import { Region } from '../common/region.entity.ts'

/** Every region of the office, by name. */
export async function listRegions(em: EntityManager): Promise<AdminRegion[]> {
  return (await em.find(Region, {})).toSorted(byName).map(presentRegion)
}
