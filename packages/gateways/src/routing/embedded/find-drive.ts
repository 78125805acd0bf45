import { greatCircleKm, type Point } from '@chauffeur/domain/geometry'

import {
  accessWay,
  type Approaches,
  FAR_KM,
  GUESSED_FACTOR,
  GUESSED_KMH,
  isOverWater,
} from './find-approaches.ts'
import type { FindApproaches } from './cached-by-point.ts'
import { fastestPath, type Path } from './fastest-path.ts'
import { lineBetween } from './measured-line.ts'
import type { RoadNetwork } from './road-network.ts'
import { NoRoute } from '../routing.ts'

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
export function pathsBesideTheGraph(
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
