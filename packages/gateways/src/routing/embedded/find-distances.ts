import type { Point } from '@chauffeur/domain/geometry'

import type { Drive } from '../routing.ts'
import type { FindApproaches, FindReach } from './cached-by-point.ts'
import { pathsBesideTheGraph } from './find-drive.ts'
import type { RoadNetwork } from './road-network.ts'

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
