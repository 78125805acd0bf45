import type { Point } from '@chauffeur/domain/geometry'
import { z } from 'zod'

import { fetchJson } from '../../http/fetch-json.ts'
import { throwCallFailedAs } from '../../http/call-failed.ts'
import { withTimeout } from '../../http/with-timeout.ts'
import { NoRoute, type Route, type Routing, RoutingUnreachable } from '../routing.ts'
import {
  codeOf,
  isNear,
  isOnEarth,
  knownCode,
  MAX_SNAP_KM,
  pathOf,
  position,
  waypoint,
} from './osrm-points.ts'
import { TABLE_CALL, tableDistances } from './osrm-table.ts'

export interface OsrmOptions {
  /** The address of a service that speaks OSRM's HTTP API v1, with or without a path. */
  readonly baseUrl: string
  /** Milliseconds until the last byte of the response. */
  readonly timeoutMs?: number
}

const CALL = 'OSRM route'

const length = z.number().nonnegative()

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
  waypoints: z.array(waypoint),
})

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
    distances: (drives, signal) =>
      throwCallFailedAs(RoutingUnreachable, () =>
        withTimeout({ name: TABLE_CALL, timeoutMs, signal }, (deadline) =>
          tableDistances(drives, baseUrl, deadline),
        ),
      ),
  }
}

function routeUrl(baseUrl: string, points: readonly Point[]): URL {
  return new URL(`${pathOf(baseUrl, 'route', points)}?overview=full&geometries=geojson`)
}

function readRoute(status: number, json: unknown, points: readonly Point[]): Route {
  // OSRM reports a missing route with the status 400, so the code decides.
  const code = codeOf(json)
  if (code === 'NoRoute' || code === 'NoSegment') throw new NoRoute(`${CALL}: ${code}`)
  if (status !== 200 || code !== 'Ok')
    throw new RoutingUnreachable(`${CALL}: answered ${status}${knownCode(json)}`)
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
