import { greatCircleKm, type Point } from './geometry.ts'

/** A stop this close to an end of the trip is not suggested. */
export const NEAR_END_KM = 1.5

export interface StopOnMap {
  readonly id: string
  readonly name: string
  readonly point: Point
}

export interface DetourTrip {
  readonly pickup: Point
  readonly dropoff: Point
  /** Minutes of driving; undefined where there is no road. */
  readonly minutesBetween: (from: Point, to: Point) => number | undefined
}

/**
 * The stops to suggest for a trip, the smallest detour in minutes first, by name where equal: each once, without those at
 * an end of the trip and those that cannot be reached.
 */
export function orderByDetour<Stop extends StopOnMap>(stops: readonly Stop[], way: DetourTrip): Stop[] {
  const once = [...new Map(stops.map((stop) => [stop.id, stop])).values()]
  return once
    .filter(({ point }) => !isNear(point, way.pickup) && !isNear(point, way.dropoff))
    .flatMap((stop) => {
      const detour = detourMinutes(stop.point, way)
      return detour === undefined ? [] : [{ stop, detour }]
    })
    .toSorted((a, b) => a.detour - b.detour || compare(a.stop.name, b.stop.name))
    .map(({ stop }) => stop)
}

function isNear(a: Point, b: Point): boolean {
  return greatCircleKm(a, b) <= NEAR_END_KM
}

function detourMinutes(via: Point, { pickup, dropoff, minutesBetween }: DetourTrip): number | undefined {
  const [there, onward, direct] = [
    minutesBetween(pickup, via),
    minutesBetween(via, dropoff),
    minutesBetween(pickup, dropoff),
  ]
  if (there === undefined || onward === undefined || direct === undefined) return undefined
  return there + onward - direct
}

// By code unit: the order must not depend on the machine's language.
function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
