import { type Point, greatCircleKm } from '@chauffeur/domain/geometry'
import { z } from 'zod'
import { fetchJson, withTimeout } from '../../http/fetch-json.ts'
import { NoRoute, type MeasuredRoute, type Routing, RoutingUnreachable, type Drive } from '../routing.ts'

interface OsrmOptions {
  /** The address of a service that speaks OSRM's HTTP API v1, with or without a path. */
  readonly baseUrl: string
  /** Milliseconds until the last byte of the response. */
  readonly timeoutMs?: number
}

/** Named in errors: the address says where somebody is going. */
const ROUTE_CALL = 'OSRM route'
const TABLE_CALL = 'OSRM table'
const NEAREST_CALL = 'OSRM nearest'
/** OSRM moves a point to its nearest road, however far away, even on another island: beyond this it is no route. */
const MAX_SNAP_KM = 10

const length = z.number().nonnegative()
const position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)])
const waypoint = z.object({ location: position })
const coded = z.object({ code: z.string() })

/** https://project-osrm.org/docs/v5.24.0/api/#route-service */
const foundRoute = z.object({
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
  const limit = { timeoutMs, failAs: RoutingUnreachable }
  return {
    route: async (points, signal) => {
      if (points.length < 2) throw new RangeError('a route needs two points at least')
      if (!points.every(isOnEarth)) throw new NoRoute(`${ROUTE_CALL}: a point without a position`)
      const { status, json } = await withTimeout({ ...limit, name: ROUTE_CALL, signal }, (deadline) =>
        fetchJson({ name: ROUTE_CALL, url: routeUrl(baseUrl, points) }, deadline),
      )
      return readRoute(status, json, points)
    },
    distances: (drives, signal) =>
      withTimeout({ ...limit, name: TABLE_CALL, signal }, (deadline) =>
        tableDistances(drives, baseUrl, deadline),
      ),
    roadMetres: (point, signal) =>
      withTimeout({ ...limit, name: NEAREST_CALL, signal }, (deadline) =>
        nearestMetres(point, baseUrl, deadline),
      ),
  }
}

/** https://project-osrm.org/docs/v5.24.0/api/#nearest-service */
const foundNearest = z.object({
  code: z.literal('Ok'),
  waypoints: z.array(z.object({ distance: length })).min(1),
})

async function nearestMetres(
  point: Point,
  baseUrl: string,
  signal: AbortSignal,
): Promise<number | undefined> {
  const url = new URL(`${pathOf(baseUrl, 'nearest', [point])}?number=1`)
  const { status, json } = await fetchJson({ name: NEAREST_CALL, url }, signal)
  if (codeOf(json) === 'NoSegment') return undefined
  const [nearest] = foundNearest.safeParse(json).data?.waypoints ?? []
  if (!nearest) throw new RoutingUnreachable(`${NEAREST_CALL}: answered ${status}${knownCode(json)}`)
  return Math.round(nearest.distance)
}

function routeUrl(baseUrl: string, points: readonly Point[]): URL {
  return new URL(`${pathOf(baseUrl, 'route', points)}?overview=full&geometries=geojson`)
}

function readRoute(status: number, json: unknown, points: readonly Point[]): MeasuredRoute {
  // OSRM reports a missing route with the status 400, so the code decides.
  const code = codeOf(json)
  if (code === 'NoRoute' || code === 'NoSegment') throw new NoRoute(`${ROUTE_CALL}: ${code}`)
  if (status !== 200 || code !== 'Ok')
    throw new RoutingUnreachable(`${ROUTE_CALL}: answered ${status}${knownCode(json)}`)
  const { routes: [route] = [], waypoints = [] } = foundRoute.safeParse(json).data ?? {}
  if (!route || route.legs.length !== points.length - 1 || waypoints.length !== points.length)
    throw new RoutingUnreachable(`${ROUTE_CALL}: answered in another shape`)
  if (!points.every((point, index) => isNear(point, waypoints[index]?.location)))
    throw new NoRoute(`${ROUTE_CALL}: no road within ${MAX_SNAP_KM} km of a point`)
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

/** https://project-osrm.org/docs/v5.24.0/api/#table-service */
const foundTable = z.object({
  code: z.literal('Ok'),
  /** In metres; null where no road leads. */
  distances: z.array(z.array(length.nullable())),
  sources: z.array(waypoint),
  destinations: z.array(waypoint),
})

/** The whole metres of each drive by one call of the table service; undefined where no road joins its ends. */
async function tableDistances(
  drives: readonly Drive[],
  baseUrl: string,
  signal: AbortSignal,
): Promise<(number | undefined)[]> {
  const sources = unique(drives.map(({ from }) => from))
  const destinations = unique(drives.map(({ to }) => to))
  const points = unique([...sources, ...destinations])
  if (points.length === 0) return []
  const positions = (of: readonly Point[]) => of.map((point) => points.indexOf(point)).join(';')
  const query = new URLSearchParams({
    sources: positions(sources),
    destinations: positions(destinations),
    annotations: 'distance',
  })
  const url = new URL(`${pathOf(baseUrl, 'table', points)}?${query.toString()}`)
  const { status, json } = await fetchJson({ name: TABLE_CALL, url }, signal)
  const answer = foundTable.safeParse(json).data
  if (!answer) throw new RoutingUnreachable(`${TABLE_CALL}: answered ${status}${knownCode(json)}`)
  return drives.map(({ from, to }) => {
    const [source, destination] = [sources.indexOf(from), destinations.indexOf(to)]
    const isOnRoads =
      isNear(from, answer.sources[source]?.location) && isNear(to, answer.destinations[destination]?.location)
    const metres = answer.distances[source]?.[destination]
    return isOnRoads && metres != null ? Math.round(metres) : undefined
  })
}

/** Returns each point once, compared by identity, and leaves out those without a position. */
function unique(points: readonly Point[]): Point[] {
  return [...new Set(points)].filter(isOnEarth)
}

function codeOf(json: unknown): string | undefined {
  return coded.safeParse(json).data?.code
}

/** OSRM's codes are single words; any other text from outside stays out of the message. */
function knownCode(json: unknown): string {
  const code = codeOf(json)
  return code && /^[A-Za-z]{1,30}$/.test(code) ? ` with the code ${code}` : ''
}

/** The address of a service for these points, without its query. */
function pathOf(baseUrl: string, service: 'route' | 'table' | 'nearest', points: readonly Point[]): string {
  const coordinates = points.map(({ lat, lon }) => `${lon.toFixed(6)},${lat.toFixed(6)}`).join(';')
  return `${baseUrl.replace(/\/+$/, '')}/${service}/v1/driving/${coordinates}`
}

function isOnEarth({ lat, lon }: Point): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180
}

function isNear(point: Point, at: readonly [lon: number, lat: number] | undefined): boolean {
  return at !== undefined && greatCircleKm(point, { lat: at[1], lon: at[0] }) <= MAX_SNAP_KM
}
