import type { AdminRegion, AdminStop } from '@chauffeur/contract/admin-routes'

/** A route without endpoints; a test sets only what it is about. */
export function aRegion(facts: Partial<AdminRegion> = {}): AdminRegion {
  return {
    id: '00000000-0000-4000-8000-0000000000a1',
    name: 'Faro-Lisbon',
    isActive: true,
    endpointALat: null,
    endpointALng: null,
    endpointARadiusKm: null,
    endpointBLat: null,
    endpointBLng: null,
    endpointBRadiusKm: null,
    version: 1,
    ...facts,
  }
}

/** An active stop on that route. Its ids and region follow from its routes. */
export function aStop(facts: Partial<AdminStop> = {}): AdminStop {
  const { id, name, isActive } = aRegion()
  const { routes = [{ id, name, isActive }] } = facts
  const [first] = routes
  return {
    id: '00000000-0000-4000-8000-0000000000b1',
    name: 'Silves Castle',
    imageUrl: '/art/coast/stacks-640.webp',
    hourlyPrice: 60,
    latitude: 37.1908,
    longitude: -8.4379,
    isActive: true,
    version: 1,
    ...facts,
    regionId: first?.id ?? null,
    region: first ? { id: first.id, name: first.name } : null,
    routes,
    routeIds: routes.map(({ id }) => id),
  }
}
