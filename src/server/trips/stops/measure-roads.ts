import type { Point } from '@chauffeur/domain/geometry'
import { greatCircleKm } from '@chauffeur/domain/geometry'
import type { MetresBetween } from '@chauffeur/domain/least-insertion'
import { driveDistances } from '@chauffeur/gateways/routing/drive-distances'
import { type Drive, type Routing, RoutingUnreachable } from '@chauffeur/gateways/routing/routing'

export interface MeasuredRoads {
  readonly metresBetween: MetresBetween<Point>
  /** False while the routing service is down: the distances are straight lines, good for an order and no price. */
  readonly isByRoad: boolean
}

/**
 * The distances that matter when any of the stops is put anywhere into the way, which starts with the pick-up and ends with
 * the drop-off. They are found by the points' identity.
 */
export async function measureRoads(
  way: readonly Point[],
  stops: readonly Point[],
  routing: Routing,
): Promise<MeasuredRoads> {
  const [starts, ends] = [way.slice(0, -1), way.slice(1)]
  const drives: Drive[] = [
    ...starts.flatMap((from, index) => ends.slice(index, index + 1).map((to) => ({ from, to }))),
    ...starts.slice(0, 1).flatMap((from) => ends.slice(-1).map((to) => ({ from, to }))),
    ...stops.flatMap((stop) => [
      ...starts.map((from) => ({ from, to: stop })),
      ...ends.map((to) => ({ from: stop, to })),
    ]),
  ]
  try {
    return { metresBetween: lookUp(drives, await driveDistances(drives, routing)), isByRoad: true }
  } catch (error) {
    if (!(error instanceof RoutingUnreachable)) throw error
    return { metresBetween: (from, to) => Math.round(greatCircleKm(from, to) * 1000), isByRoad: false }
  }
}

function lookUp(drives: readonly Drive[], distances: readonly (number | undefined)[]): MetresBetween<Point> {
  const metres = new Map<Point, Map<Point, number>>()
  for (const [index, { from, to }] of drives.entries()) {
    const distance = distances[index]
    if (distance === undefined) continue
    const onward = metres.get(from) ?? new Map<Point, number>()
    metres.set(from, onward.set(to, distance))
  }
  return (from, to) => metres.get(from)?.get(to)
}
