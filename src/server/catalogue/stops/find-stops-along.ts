import type { SuggestedStop } from '@chauffeur/contract/stops'
import { orderByDetour } from '@chauffeur/domain/detour'
import type { Point } from '@chauffeur/domain/geometry'
import { toEuros } from '@chauffeur/domain/money'
import { routeMatches, type Endpoint, type Route, type TripEnd } from '@chauffeur/domain/regions'
import type { Place } from '@chauffeur/gateways/places/places'
import { driveDurations } from '@chauffeur/gateways/routing/drive-durations'
import type { Routing } from '@chauffeur/gateways/routing/routing'
import type { EntityManager } from '../../db/orm.ts'
import { Region } from '../common/region.entity.ts'
import { StopSuggestion } from './stop-suggestion.entity.ts'

/** The active stops of every active route between the two places, the smallest detour first. */
export async function findStopsAlong(
  pickup: Place,
  dropoff: Place,
  { em, routing }: { em: EntityManager; routing: Routing },
): Promise<SuggestedStop[]> {
  const ends = [tripEnd(pickup), tripEnd(dropoff)] as const
  const routes = (await em.find(Region, { isActive: true })).filter((region) =>
    routeMatches(asRoute(region), ...ends),
  )
  if (routes.length === 0) return []
  const stops = await em.find(
    StopSuggestion,
    { isActive: true, routes: { $in: routes.map(({ id }) => id) } },
    { populate: ['routes'] },
  )
  const candidates = stops.map((stop) => ({
    id: stop.id,
    name: stop.name,
    point: { lat: stop.latitude, lon: stop.longitude },
    stop,
  }))
  const minutes = await drivingMinutes(pickup, dropoff, candidates, routing)
  return orderByDetour(candidates, { pickup, dropoff, minutesBetween: minutes }).map(({ stop }) =>
    presentStop(stop, routes),
  )
}

function tripEnd(place: Place): TripEnd {
  return { point: place, texts: [place.name, place.address, place.region, ...place.aliases] }
}

function asRoute(region: Region): Route {
  return {
    name: region.name,
    endpointA: endpoint(region.endpointALat, region.endpointALng, region.endpointARadiusKm),
    endpointB: endpoint(region.endpointBLat, region.endpointBLng, region.endpointBRadiusKm),
  }
}

type Maybe = number | null | undefined

function endpoint(lat: Maybe, lon: Maybe, radiusKm: Maybe): Endpoint | undefined {
  return lat == null || lon == null || radiusKm == null ? undefined : { point: { lat, lon }, radiusKm }
}

function presentStop(stop: StopSuggestion, matching: readonly Region[]): SuggestedStop {
  const own = stop.routes.getIdentifiers()
  return {
    id: stop.id,
    name: stop.name,
    regionId: matching.find(({ id }) => own.includes(id))?.id ?? null,
    hourlyPrice: toEuros(stop.hourlyPriceCents),
    imageUrl: stop.imageUrl,
    latitude: stop.latitude,
    longitude: stop.longitude,
  }
}

/** The minutes of every drive that ordering asks for, found out beforehand. */
async function drivingMinutes(
  pickup: Point,
  dropoff: Point,
  stops: readonly { point: Point }[],
  routing: Routing,
): Promise<(from: Point, to: Point) => number | undefined> {
  const drives = [
    { from: pickup, to: dropoff },
    ...stops.flatMap(({ point }) => [
      { from: pickup, to: point },
      { from: point, to: dropoff },
    ]),
  ]
  const seconds = await driveDurations(drives, routing)
  const minutes = new Map<Point, Map<Point, number>>()
  for (const [index, { from, to }] of drives.entries()) {
    const duration = seconds[index]
    if (duration === undefined) continue
    const onward = minutes.get(from) ?? new Map<Point, number>()
    minutes.set(from, onward.set(to, duration / 60))
  }
  return (from, to) => minutes.get(from)?.get(to)
}
