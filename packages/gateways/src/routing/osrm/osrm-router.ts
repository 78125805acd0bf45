import { greatCircleKm, type Point } from '@chauffeur/domain/geometry'
import { z } from 'zod'

import { fetchJson } from '../../http/fetch-json.ts'
import { throwCallFailedAs } from '../../http/call-failed.ts'
import { withTimeout } from '../../http/with-timeout.ts'
import { NoRoute, type Route, type Routing, RoutingUnreachable } from '../routing.ts'

export interface OsrmOptions {
  /** The address of a service that speaks OSRM's HTTP API v1, with or without a path. */
  readonly baseUrl: string
  /** Milliseconds until the last byte of the response. */
  readonly timeoutMs?: number
}

const CALL = 'OSRM route'
/** OSRM moves a point to its nearest road, however far away, even on another island: beyond this it is no route. */
const MAX_SNAP_KM = 10

const length = z.number().nonnegative()
const position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)])

/** https://project-osrm.org/docs/v5.24.0/api/#route-service */
const found = z.object({
  code: z.literal('Ok'),
  routes: z
    .array(
      z.object({
        geometry: z.object({ type: z.literal('LineString'), coordinates: z.array(position).min(1) }),
        legs: z.array(z.object({ distance: length, duration: length })).min(1),
      }),
    )
    .min(1),
  waypoints: z.array(z.object({ location: position })),
})
const coded = z.object({ code: z.string() })

/** Routes by an OSRM service that the operator runs. */
export function osrmRouter({ baseUrl, timeoutMs = 2500 }: OsrmOptions): Routing {
  return {
    route: async (points, signal) => {
      if (points.length < 2) throw new RangeError('a route needs two points at least')
      if (!points.every(isOnEarth)) throw new NoRoute(`${CALL}: a point without a position`)
      const { status, json } = await throwCallFailedAs(RoutingUnreachable, () =>
        withTimeout({ name: CALL, timeoutMs, signal }, (deadline) =>
          fetchJson({ name: CALL, url: routeUrl(baseUrl, points) }, deadline),
        ),
      )
      return readRoute(status, json, points)
    },
  }
}

function routeUrl(baseUrl: string, points: readonly Point[]): URL {
  const coordinates = points.map(({ lat, lon }) => `${lon.toFixed(6)},${lat.toFixed(6)}`).join(';')
  return new URL(
    `${baseUrl.replace(/\/+$/, '')}/route/v1/driving/${coordinates}?overview=full&geometries=geojson`,
  )
}

function readRoute(status: number, json: unknown, points: readonly Point[]): Route {
  // OSRM reports a missing route with the status 400, so the code decides.
  const code = coded.safeParse(json).data?.code
  if (code === 'NoRoute' || code === 'NoSegment') throw new NoRoute(`${CALL}: ${code}`)
  if (status !== 200 || code !== 'Ok')
    throw new RoutingUnreachable(`${CALL}: answered ${status}${knownCode(code)}`)
  const { routes: [route] = [], waypoints = [] } = found.safeParse(json).data ?? {}
  if (!route || route.legs.length !== points.length - 1 || waypoints.length !== points.length)
    throw new RoutingUnreachable(`${CALL}: answered in another shape`)
  if (!points.every((point, index) => isNear(point, waypoints[index]?.location)))
    throw new NoRoute(`${CALL}: no road within ${MAX_SNAP_KM} km of a point`)
  const legs = route.legs.map(({ distance, duration }) => ({
    distanceMetres: Math.round(distance),
    durationSeconds: Math.round(duration),
  }))
  const line = route.geometry.coordinates
  const [only] = line
  return {
    distanceMetres: legs.reduce((sum, { distanceMetres }) => sum + distanceMetres, 0),
    durationSeconds: legs.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0),
    line: line.length === 1 && only ? [only, only] : line,
    legs,
    provider: 'osrm',
  }
}

/** OSRM's codes are single words; any other text from outside stays out of the message. */
function knownCode(code: string | undefined): string {
  return code && /^[A-Za-z]{1,30}$/.test(code) ? ` with the code ${code}` : ''
}

function isOnEarth({ lat, lon }: Point): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180
}

function isNear(point: Point, at: readonly [lon: number, lat: number] | undefined): boolean {
  return at !== undefined && greatCircleKm(point, { lat: at[1], lon: at[0] }) <= MAX_SNAP_KM
}
