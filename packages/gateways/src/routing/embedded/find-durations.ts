import type { Point } from '@chauffeur/domain/geometry'

import type { Drive } from '../routing.ts'
import type { FindApproaches } from './cached-approaches.ts'
import { minutesToNodes } from './fastest-path.ts'
import { pathsBesideTheGraph } from './find-drive.ts'
import type { RoadNetwork } from './road-network.ts'

interface Options {
  readonly network: RoadNetwork
  readonly findApproaches: FindApproaches
  /** The whole seconds of one drive, searched for itself; undefined where no road connects its ends. */
  readonly durationOfOne: (drive: Drive) => number | undefined
}

/** Closer than this to half a second, the order in which minutes are added decides how they are rounded. */
const TIE_SECONDS = 1e-6

/**
 * The whole seconds of each drive, equal to those of its route; undefined where no road connects its ends. The roads are
 * searched once from each place that many drives have in common, not once for each drive.
 */
export function findDurations(drives: readonly Drive[], options: Options): (number | undefined)[] {
  const { network, findApproaches, durationOfOne } = options
  const uses = new Map<Point, number>()
  for (const { from, to } of drives)
    for (const point of [from, to]) uses.set(point, (uses.get(point) ?? 0) + 1)
  const searches = new Map<Point, Float64Array>()
  const searchFrom = (point: Point) => {
    const known = searches.get(point)
    if (known) return known
    const minutes = minutesToNodes(network, findApproaches(point).approaches)
    searches.set(point, minutes)
    return minutes
  }

  return drives.map((drive) => {
    const { from, to } = drive
    const isFromShared = (uses.get(from) ?? 0) >= (uses.get(to) ?? 0)
    const minutesAt = searchFrom(isFromShared ? from : to)
    const start = findApproaches(from)
    const end = findApproaches(to)
    if (start.nearestKm === Infinity || end.nearestKm === Infinity) return undefined
    const minutes = Math.min(
      ...(isFromShared ? end : start).approaches.map(
        ({ node, minutes }) => (minutesAt[node] ?? Infinity) + minutes,
      ),
      ...pathsBesideTheGraph(from, start, to, end, network).map(({ minutes }) => minutes),
    )
    if (minutes === Infinity) return undefined
    const seconds = (minutes + network.fixedMinutes) * 60
    const isTie = Math.abs(seconds - Math.floor(seconds) - 0.5) < TIE_SECONDS
    return isTie || isSame(from, to) ? durationOfOne(drive) : Math.round(seconds)
  })
}

function isSame(a: Point, b: Point): boolean {
  return a.lat === b.lat && a.lon === b.lon
}
