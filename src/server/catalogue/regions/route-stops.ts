import type { RouteStop } from '@chauffeur/contract/admin-regions'
import { toEuros } from '@chauffeur/domain/money'
import { isRouteName } from '@chauffeur/domain/regions'
import { isUuid } from '../../db/is-uuid.ts'
import type { EntityManager } from '../../db/orm.ts'
import { Refusal } from '../../core/refusal.ts'
import { StopSuggestion } from '../stops/stop-suggestion.entity.ts'
import { byName } from '../common/by-name.ts'
import { Region } from '../common/region.entity.ts'

/** How many stops each route has. */
export async function countRouteStops(em: EntityManager): Promise<{ routeId: string; stopsCount: number }[]> {
  const regions = await em.find(Region, {})
  const counts: { region_id: string; stops: number }[] = await em.execute(
    `select region_id, count(*)::int as stops from stop_route group by region_id`,
  )
  return regions
    .toSorted(byName)
    .filter(({ name }) => isRouteName(name))
    .map(({ id }) => ({
      routeId: id,
      stopsCount: counts.find(({ region_id }) => region_id === id)?.stops ?? 0,
    }))
}

/** The stops of a route, by name. */
export async function listRouteStops(id: string, em: EntityManager): Promise<RouteStop[]> {
  const route = isUuid(id) ? await em.findOne(Region, { id }) : null
  if (!route || !isRouteName(route.name)) throw new Refusal('NOT_FOUND', 'There is no such route.')
  const stops = await em.find(StopSuggestion, { routes: route.id }, { orderBy: { id: 'asc' } })
  return stops.toSorted(byName).map(({ id, name, imageUrl, hourlyPriceCents, isActive }) => ({
    id,
    name,
    imageUrl,
    hourlyPrice: toEuros(hourlyPriceCents),
    isActive,
  }))
}
