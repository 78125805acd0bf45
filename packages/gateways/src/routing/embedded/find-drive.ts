import { greatCircleKm, type Point } from '@chauffeur/domain/geometry'

import {
  accessWay,
  type Approaches,
  FAR_KM,
  findApproaches,
  GUESSED_FACTOR,
  GUESSED_KMH,
  isOverWater,
} from './find-approaches.ts'
import { fastestPath, type Path } from './fastest-path.ts'
import { lineBetween } from './measured-line.ts'
import type { RoadNetwork } from './road-network.ts'
import { NoRoute } from '../routing.ts'

/** Within it two places may well be joined by streets that the graph does not know. */
const NEIGHBOURS_KM = 3
/** Between two places that are both off the graph, the way over it would be a long detour. */
const GUESSED_DRIVE_KM = 60

/**
 * The quickest drive between two points.
 *
 * @throws {NoRoute} when one of them lies too far from every road, or no road joins them.
 */
export function findDrive(from: Point, to: Point, network: RoadNetwork): Path {
  const start = approachesOf(from, network)
  const end = approachesOf(to, network)
  const ways = [
    fastestPath(network, start.approaches, end.approaches),
    alongOneRoad(from, start, to, end),
    straight(from, start, to, end, network),
  ].filter((way) => way !== undefined)
  const [quickest] = ways.toSorted((a, b) => a.minutes - b.minutes)
  if (!quickest) throw new NoRoute(`No road joins ${text(from)} and ${text(to)}`)
  return quickest
}

function approachesOf(point: Point, network: RoadNetwork): Approaches {
  const found = findApproaches(point, network)
  if (found.nearestKm === Infinity) throw new NoRoute(`No road is known near ${text(point)}`)
  return found
}

/** Both points lie at the same road, between its nodes. */
function alongOneRoad(from: Point, start: Approaches, to: Point, end: Approaches): Path | undefined {
  const ways = start.roadSpots.flatMap((on) =>
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
  return ways.toSorted((a, b) => a.minutes - b.minutes)[0]
}

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
