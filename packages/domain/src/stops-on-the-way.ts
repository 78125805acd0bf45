import { greatCircleKm, type Point } from './geometry.ts'

/** A stop this close to an end of the trip is not suggested. */
const NEAR_END_KM = 1.5

/** A stop is on the way when its detour is at most this share of the direct way, within the two bounds below. */
const MAX_DETOUR_SHARE = 0.15
/** On a short way, a share would leave nothing to see; on a long one, it would be a trip of its own. */
const MAX_DETOUR_OF_SHORT_WAY_METRES = 20_000
const MAX_DETOUR_METRES = 40_000

export interface StopOnMap {
  readonly id: string
  readonly name: string
  readonly point: Point
}

export interface WayWithStops {
  readonly pickup: Point
  readonly dropoff: Point
  readonly metresBetween: MetresBetween<Point>
}

/**
 * The stops to suggest for a trip, in the order in which the way passes them; where equal, the smaller detour first, then by
 * name: each once, without those at an end of the trip, too far off the way, or beyond every road.
 */
export function stopsOnTheWay<Stop extends StopOnMap>(
  stops: readonly Stop[],
  { pickup, dropoff, metresBetween }: WayWithStops,
): Stop[] {
  const direct = metresBetween(pickup, dropoff)
  if (direct === undefined) return []
  const once = [...new Map(stops.map((stop) => [stop.id, stop])).values()]
  return once
    .filter(({ point }) => !isNear(point, pickup) && !isNear(point, dropoff))
    .flatMap((stop) => {
      const detour = detourMetres(pickup, stop.point, dropoff, metresBetween)
      const there = metresBetween(pickup, stop.point)
      if (detour === undefined || there === undefined || detour > maxDetourMetres(direct)) return []
      // Half of the detour is driven before the way is left behind, half of it after.
      return [{ stop, detour, passed: there - detour / 2 }]
    })
    .toSorted((a, b) => a.passed - b.passed || a.detour - b.detour || compare(a.stop.name, b.stop.name))
    .map(({ stop }) => stop)
}

/** How much longer a stop may make the way to be suggested. */
export function maxDetourMetres(directMetres: number): number {
  const share = directMetres * MAX_DETOUR_SHARE
  return Math.min(MAX_DETOUR_METRES, Math.max(MAX_DETOUR_OF_SHORT_WAY_METRES, share))
}

function isNear(a: Point, b: Point): boolean {
  return greatCircleKm(a, b) <= NEAR_END_KM
}

// By code unit: the order must not depend on the machine's language.
function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Whole metres by road from one point to another; undefined where no road joins them. */
export type MetresBetween<Place> = (from: Place, to: Place) => number | undefined

interface Insertion {
  /** How many of the stops that are there already come before the new one. */
  readonly position: number
  /** How much longer the way is then: less than 0 where the fastest road between two places is not the shortest. */
  readonly addedMetres: number
}

/**
 * Where a new stop lengthens the way least, the first position of several. The way starts with the pick-up and ends with
 * the drop-off; what lies between them keeps its order. Undefined when no road leads to the stop and on from it.
 */
export function leastInsertion<Place>(
  way: readonly Place[],
  stop: Place,
  metresBetween: MetresBetween<Place>,
): Insertion | undefined {
  let least: Insertion | undefined
  for (const [position, to] of way.slice(1).entries()) {
    const addedMetres = detourMetres(way[position] ?? to, stop, to, metresBetween)
    if (addedMetres !== undefined && addedMetres < (least?.addedMetres ?? Infinity))
      least = { position, addedMetres }
  }
  return least
}

/** How much longer the drive is by way of a place; undefined where one of the roads is missing. */
function detourMetres<Place>(
  from: Place,
  via: Place,
  to: Place,
  metresBetween: MetresBetween<Place>,
): number | undefined {
  const [there, onward, direct] = [metresBetween(from, via), metresBetween(via, to), metresBetween(from, to)]
  if (there === undefined || onward === undefined || direct === undefined) return undefined
  return there + onward - direct
}

/** The length of a way in metres; undefined where a road is missing. */
export function lengthOf<Place>(
  way: readonly Place[],
  metresBetween: MetresBetween<Place>,
): number | undefined {
  let total = 0
  for (const [index, to] of way.slice(1).entries()) {
    const metres = metresBetween(way[index] ?? to, to)
    if (metres === undefined) return undefined
    total += metres
  }
  return total
}
