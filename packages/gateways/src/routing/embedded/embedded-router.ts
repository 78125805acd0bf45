import type { Point } from '@chauffeur/domain/geometry'
import { ROAD_GRAPH, type RoadGraph } from '@chauffeur/geodata/road-graph'
import { LRUCache } from 'lru-cache'
import { cachedByPoint, type FindApproaches, findDistances, findDrive } from './find-drive.ts'
import { reachFrom } from './fastest-path.ts'
import { findApproaches as findApproachesOf, type RoadNetwork, roadNetwork } from './find-approaches.ts'
import { type Drive, type Leg, NoRoute, type MeasuredRoute, type Routing } from '../routing.ts'

/**
 * Routes over the packaged road graph, without an outside service, in well under a millisecond. Both directions of a
 * journey are equal to the metre.
 */
export function embeddedRouter(graph: RoadGraph = ROAD_GRAPH): Routing {
  const network = roadNetwork(graph)
  const findApproaches = cachedByPoint((point) => findApproachesOf(point, network))
  const findReach = cachedByPoint((point) => reachFrom(network, findApproaches(point).approaches))
  const distanceOfOne = ({ from, to }: Drive) => legIfAny(from, to, network, findApproaches)?.distanceMetres
  return {
    // Async, so that a point without a road rejects rather than throws.
    route: async (points, signal) => {
      signal?.throwIfAborted()
      return routeThrough(points, network, findApproaches)
    },
    distances: async (drives, signal) => {
      signal?.throwIfAborted()
      return findDistances(drives, { network, findApproaches, findReach, distanceOfOne })
    },
  }
}

function routeThrough(
  points: readonly Point[],
  network: RoadNetwork,
  findApproaches: FindApproaches,
): MeasuredRoute {
  if (points.length < 2) throw new RangeError('a route needs two points at least')
  const legs: Leg[] = []
  const line: [lon: number, lat: number][] = []
  for (const [index, to] of points.entries()) {
    const from = points[index - 1]
    if (!from) continue
    const { leg, corners } = drivenLeg(from, to, network, findApproaches)
    legs.push(leg)
    for (const { lat, lon } of corners) {
      const last = line.at(-1)
      if (last?.[0] !== lon || last[1] !== lat) line.push([lon, lat])
    }
  }
  const [only] = line
  // A GeoJSON line needs two positions, even where the journey goes nowhere.
  if (line.length === 1 && only) line.push(only)
  return {
    distanceMetres: legs.reduce((sum, { distanceMetres }) => sum + distanceMetres, 0),
    durationSeconds: legs.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0),
    line,
    legs,
    provider: 'embedded',
  }
}

/** One drive, the same in both directions. */
function drivenLeg(
  from: Point,
  to: Point,
  network: RoadNetwork,
  findApproaches: FindApproaches,
): { leg: Leg; corners: readonly Point[] } {
  // Both directions are searched in one order: of two equally fast paths the search direction would decide otherwise.
  const isReversed = to.lon < from.lon || (to.lon === from.lon && to.lat < from.lat)
  const way = isReversed
    ? findDrive(to, from, network, findApproaches)
    : findDrive(from, to, network, findApproaches)
  const isStill = from.lat === to.lat && from.lon === to.lon
  return {
    leg: {
      distanceMetres: Math.round(way.km * 1000),
      durationSeconds: isStill ? 0 : Math.round((way.minutes + network.fixedMinutes) * 60),
    },
    corners: isReversed ? way.line.toReversed() : way.line,
  }
}

export type FindDriveMinutes = (from: Point, to: Point) => number | undefined
type FindLeg = (from: Point, to: Point) => Leg | undefined

/** Of the places of some hundred jobs each with each. */
const CAPACITY = 50_000

/**
 * Drives over the packaged road graph, at once and without an outside service; undefined where no road joins the points. A
 * drive that was asked for before takes no time.
 */
export function embeddedLegs(): FindLeg {
  const network = roadNetwork(ROAD_GRAPH)
  const findApproaches = cachedByPoint((point) => findApproachesOf(point, network))
  const known = new LRUCache<string, { readonly leg: Leg | undefined }>({ max: CAPACITY })
  return (from, to) => {
    const key = `${from.lat},${from.lon},${to.lat},${to.lon}`
    const found = known.get(key)
    if (found) return found.leg
    const leg = legIfAny(from, to, network, findApproaches)
    known.set(key, { leg })
    return leg
  }
}

/** The minutes of these drives alone. */
export function embeddedDriveMinutes(): FindDriveMinutes {
  const findLeg = embeddedLegs()
  return (from, to) => {
    const leg = findLeg(from, to)
    return leg && leg.durationSeconds / 60
  }
}

/** Undefined where no road joins the points. */
function legIfAny(
  from: Point,
  to: Point,
  network: RoadNetwork,
  findApproaches: FindApproaches,
): Leg | undefined {
  try {
    return drivenLeg(from, to, network, findApproaches).leg
  } catch (error) {
    if (error instanceof NoRoute) return undefined
    throw error
  }
}
