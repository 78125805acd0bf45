import type { AdminStop } from '@chauffeur/contract/admin-stops'
import { toEuros } from '@chauffeur/domain/money'
import { byName } from '../common/by-name.ts'
import type { StopSuggestion } from './stop-suggestion.entity.ts'

/** A stop as the office reads it. Its routes must have been read. */
export function presentStop(stop: StopSuggestion): AdminStop {
  const routes = presentRoutes(stop)
  const [first] = routes
  return {
    id: stop.id,
    name: stop.name,
    imageUrl: stop.imageUrl,
    hourlyPrice: toEuros(stop.hourlyPriceCents),
    latitude: stop.latitude,
    longitude: stop.longitude,
    isActive: stop.isActive,
    regionId: first?.id ?? null,
    region: first ? { id: first.id, name: first.name } : null,
    routes,
    routeIds: routes.map(({ id }) => id),
    version: stop.version,
  }
}

export function presentRoutes({ routes }: StopSuggestion): AdminStop['routes'] {
  return routes
    .getItems()
    .toSorted(byName)
    .map(({ id, name, isActive }) => ({ id, name, isActive }))
}

/** What the audit trail keeps of a stop. */
export function stopFacts(stop: AdminStop) {
  const { name, imageUrl, hourlyPrice, latitude, longitude, isActive, routes } = stop
  return {
    name,
    imageUrl,
    hourlyPrice,
    latitude,
    longitude,
    isActive,
    routes: routes.map(({ name }) => name),
  }
}
