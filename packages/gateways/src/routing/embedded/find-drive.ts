import { greatCircleKm, type Point } from '@chauffeur/domain/geometry'
import { LRUCache } from 'lru-cache'
import {
  accessWay,
  type Approaches,
  FAR_KM,
  GUESSED_FACTOR,
  GUESSED_KMH,
  isOverWater,
  type RoadNetwork,
  lineBetween,
} from './find-approaches.ts'
import { fastestPath, type Path, type Reach } from './fastest-path.ts'
import { NoRoute, type Drive } from '../routing.ts'

/** Two places closer than this may be connected by streets that the graph does not have. */
const NEIGHBOURS_KM = 3
/** Between two places that are both far from the graph, a path over it would be a long detour. */
const GUESSED_DRIVE_KM = 60

/**
 * The fastest drive between two points: over the graph, along one of its roads, or straight.
 *
 * @throws {NoRoute} when a point lies too far from every road, or no road connects the points.
 */
export function findDrive(
  from: Point,
  to: Point,
  network: RoadNetwork,
  findApproaches: FindApproaches,
): Path {
  const start = findApproaches(from)
  const end = findApproaches(to)
  for (const [point, { nearestKm }] of [
    [from, start],
    [to, end],
  ] as const)
    if (nearestKm === Infinity) throw new NoRoute(`No road is known near ${text(point)}`)
  const paths = [
    fastestPath(network, start.approaches, end.approaches),
    ...pathsBesideTheGraph(from, start, to, end, network),
  ].filter((path) => path !== undefined)
  const [fastest] = paths.toSorted((a, b) => a.minutes - b.minutes)
  if (!fastest) throw new NoRoute(`No road joins ${text(from)} and ${text(to)}`)
  return fastest
}

/** The drives that pass no node of the graph. */
function pathsBesideTheGraph(
  from: Point,
  start: Approaches,
  to: Point,
  end: Approaches,
  network: RoadNetwork,
): Path[] {
  return [alongOneRoad(from, start, to, end), straight(from, start, to, end, network)].filter(
    (path) => path !== undefined,
  )
}

/** The drive when both points lie at the same road, between its nodes. */
function alongOneRoad(from: Point, start: Approaches, to: Point, end: Approaches): Path | undefined {
  const paths = start.roadSpots.flatMap((on) =>
    end.roadSpots
      .filter((off) => off.road === on.road)
      .map((off) => {
        const along = Math.abs(off.share - on.share) * on.road.km
        return {
          km: on.km + along + off.km,
          minutes: on.minutes + along * on.road.minutesPerKm + off.minutes,
          line: [from, ...lineBetween(on.road, on.share, off.share), to],
        }
      }),
  )
  return paths.toSorted((a, b) => a.minutes - b.minutes)[0]
}

/** The drive over streets that the graph does not have, guessed from the straight distance. */
function straight(
  from: Point,
  start: Approaches,
  to: Point,
  end: Approaches,
  network: RoadNetwork,
): Path | undefined {
  const straightKm = greatCircleKm(from, to)
  const isGuess = start.nearestKm > FAR_KM && end.nearestKm > FAR_KM
  if (straightKm > (isGuess ? GUESSED_DRIVE_KM : NEIGHBOURS_KM)) return undefined
  if (isOverWater(from, to, network)) return undefined
  const line = [from, to]
  if (!isGuess) return { ...accessWay(straightKm, network), line }
  const km = straightKm * GUESSED_FACTOR
  return { km, minutes: (km / GUESSED_KMH) * 60, line }
}

function text({ lat, lon }: Point): string {
  return `${lat}, ${lon}`
}

interface Options {
  readonly network: RoadNetwork
  readonly findApproaches: FindApproaches
  readonly findReach: FindReach
  /** The whole metres of one drive, searched for itself; undefined where no road connects its ends. */
  readonly distanceOfOne: (drive: Drive) => number | undefined
}

interface Length {
  readonly minutes: number
  readonly km: number
}

/** Closer than this, the order in which figures are added decides which path is faster and how metres are rounded. */
const TIE = 1e-6

/**
 * The whole metres of each drive, equal to those of its route; undefined where no road connects its ends. The roads are
 * searched once from each place that many drives have in common, not once for each drive.
 */
export function findDistances(drives: readonly Drive[], options: Options): (number | undefined)[] {
  const { network, findApproaches, findReach, distanceOfOne } = options
  const uses = new Map<Point, number>()
  for (const { from, to } of drives)
    for (const point of [from, to]) uses.set(point, (uses.get(point) ?? 0) + 1)

  return drives.map((drive) => {
    const { from, to } = drive
    if (from.lat === to.lat && from.lon === to.lon) return distanceOfOne(drive)
    const start = findApproaches(from)
    const end = findApproaches(to)
    if (start.nearestKm === Infinity || end.nearestKm === Infinity) return undefined
    const isFromShared = (uses.get(from) ?? 0) >= (uses.get(to) ?? 0)
    const reach = findReach(isFromShared ? from : to)
    const paths: Length[] = pathsBesideTheGraph(from, start, to, end, network)
    for (const { node, minutes, km } of (isFromShared ? end : start).approaches)
      paths.push({
        minutes: (reach.minutes[node] ?? Infinity) + minutes,
        km: (reach.km[node] ?? Infinity) + km,
      })
    const fastest = paths.reduce((a, b) => (b.minutes < a.minutes ? b : a), {
      minutes: Infinity,
      km: Infinity,
    })
    if (fastest.minutes === Infinity) return undefined
    const metres = fastest.km * 1000
    const isTie =
      Math.abs(metres - Math.floor(metres) - 0.5) < TIE ||
      paths.some(({ minutes, km }) => minutes - fastest.minutes < TIE && Math.abs(km - fastest.km) > TIE)
    return isTie ? distanceOfOne(drive) : Math.round(metres)
  })
}

export type FindApproaches = (point: Point) => Approaches
type FindReach = (point: Point) => Reach

/** Every stop that the company suggests, and the places that its guests choose often. */
const CAPACITY = 500

/** Finds the same of a point once. */
export function cachedByPoint<Found extends object>(find: (point: Point) => Found): (point: Point) => Found {
  const cache = new LRUCache<string, Found>({ max: CAPACITY })
  return (point) => {
    const key = `${point.lat},${point.lon}`
    const known = cache.get(key)
    if (known) return known
    const found = find(point)
    cache.set(key, found)
    return found
  }
}
