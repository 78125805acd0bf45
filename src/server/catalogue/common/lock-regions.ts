import { isRouteName } from '@chauffeur/domain/regions'
import { LockMode } from '@mikro-orm/core'
import { isUuid } from '../../db/is-uuid.ts'
import type { EntityManager } from '../../db/orm.ts'
import { invalid, Refusal } from '../../core/refusal.ts'
import { Region } from './region.entity.ts'

// Everybody locks regions before stops, and rows of a kind by their ids, so that nobody waits in a circle.

/** Those of these regions that there are; none of them can be deleted or renamed until the transaction ends. */
export function lockRegions(ids: readonly string[], em: EntityManager): Promise<Region[]> {
  const lock = { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_READ } as const
  return em.find(Region, { id: { $in: ids.filter(isUuid) } }, lock)
}

/** A region to be changed or deleted by this transaction alone. */
export async function lockRegion(id: string, em: EntityManager): Promise<Region> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE }
  const region = isUuid(id) ? await em.findOne(Region, { id }, lock) : null
  if (!region) throw new Refusal('NOT_FOUND', 'There is no such region.')
  return region
}

/**
 * The routes of these ids that a stop is to be put on. Refuses an id that is none of an active route; `had` are those
 * that the stop has already, which it may keep.
 */
export function routesAmong(
  regions: readonly Region[],
  ids: readonly string[],
  had: readonly string[] = [],
): Region[] {
  return ids.map((id) => {
    const region = regions.find((region) => region.id === id.toLowerCase())
    if (!region) throw invalid('routeIds', 'One of the routes does not exist any more. Please choose again.')
    if (!isRouteName(region.name))
      throw invalid('routeIds', `“${region.name}” is not a route: its name holds no origin and destination.`)
    if (!region.isActive && !had.includes(region.id))
      throw invalid('routeIds', `The route “${region.name}” is not active.`)
    return region
  })
}
