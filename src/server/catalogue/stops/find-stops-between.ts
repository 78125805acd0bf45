import type { Point } from '@chauffeur/domain/geometry'
import type { Cents } from '@chauffeur/domain/money'
import { routeMatches, type RouteEnd, type RouteRegion, type NamedPoint } from '@chauffeur/domain/regions'
import type { Place } from '@chauffeur/gateways/places/places'
import type { EntityManager } from '../../db/orm.ts'

/** A stop that the office offers on a trip, as a caller sees it, and what else is needed to measure it. */
export interface OfferedStop {
  readonly id: string
  readonly name: string
  readonly point: Point
  readonly hourlyPrice: Cents
  readonly shown: {
    readonly id: string
    readonly name: string
    readonly regionId: string | null
    readonly hourlyPrice: number
    readonly imageUrl: string
    readonly latitude: number
    readonly longitude: number
  }
}

/** The active stops of every active route between the two places, in no order. */
export async function findStopsBetween(
  pickup: Place,
  dropoff: Place,
  em: EntityManager,
): Promise<OfferedStop[]> {
  const ends = [tripEnd(pickup), tripEnd(dropoff)] as const
  const routes = (await findActiveRoutes(em)).filter((route) => routeMatches(asRoute(route), ...ends))
  if (routes.length === 0) return []
  const stops = await findActiveStops(
    routes.map(({ id }) => id),
    em,
  )
  return stops.map((stop) => ({
    id: stop.id,
    name: stop.name,
    point: { lat: stop.latitude, lon: stop.longitude },
    hourlyPrice: stop.hourlyPriceCents,
    shown: presentStop(stop, routes),
  }))
}

function tripEnd(place: Place): NamedPoint {
  return { point: place, texts: [place.name, place.address, place.region, ...place.aliases] }
}

// Rows instead of entities, and no statement more: every change of a trip in every browser asks for stops.
interface RouteRow {
  readonly id: string
  readonly name: string
  readonly aLat: number | null
  readonly aLng: number | null
  readonly aRadiusKm: number | null
  readonly bLat: number | null
  readonly bLng: number | null
  readonly bRadiusKm: number | null
}

function findActiveRoutes(em: EntityManager): Promise<RouteRow[]> {
  return em.execute<RouteRow[]>(
    `select id, name,
       endpoint_a_lat as "aLat", endpoint_a_lng as "aLng", endpoint_a_radius_km as "aRadiusKm",
       endpoint_b_lat as "bLat", endpoint_b_lng as "bLng", endpoint_b_radius_km as "bRadiusKm"
     from region where is_active`,
  )
}

interface StopRow {
  readonly id: string
  readonly name: string
  readonly imageUrl: string
  readonly hourlyPriceCents: number
  readonly latitude: number
  readonly longitude: number
  /** The ids of those of its routes that the trip runs along, with commas between them. */
  readonly routeIds: string
}

function findActiveStops(routeIds: readonly string[], em: EntityManager): Promise<StopRow[]> {
  return em.execute<StopRow[]>(
    `select id, name, image_url as "imageUrl", hourly_price_cents as "hourlyPriceCents", latitude, longitude,
       string_agg(region_id::text, ',') as "routeIds"
     from stop_suggestion join stop_route on stop_id = id
     where is_active and region_id in (${routeIds.map(() => '?').join()})
     group by id`,
    [...routeIds],
  )
}

function asRoute({ name, aLat, aLng, aRadiusKm, bLat, bLng, bRadiusKm }: RouteRow): RouteRegion {
  return {
    name,
    endpointA: endpoint(aLat, aLng, aRadiusKm),
    endpointB: endpoint(bLat, bLng, bRadiusKm),
  }
}

type Maybe = number | null

function endpoint(lat: Maybe, lon: Maybe, radiusKm: Maybe): RouteEnd | undefined {
  return lat == null || lon == null || radiusKm == null ? undefined : { point: { lat, lon }, radiusKm }
}

function presentStop(stop: StopRow, matching: readonly RouteRow[]): OfferedStop['shown'] {
  const own = stop.routeIds.split(',')
  return {
    id: stop.id,
    name: stop.name,
    regionId: matching.find(({ id }) => own.includes(id))?.id ?? null,
    hourlyPrice: stop.hourlyPriceCents,
    imageUrl: stop.imageUrl,
    latitude: stop.latitude,
    longitude: stop.longitude,
  }
}
