import type { Point } from '@chauffeur/domain/geometry'
import { ROAD_GRAPH } from '@chauffeur/geodata/road-graph'
import { LRUCache } from 'lru-cache'
import { NoRoute } from '../routing.ts'
import { cachedByPoint } from './cached-by-point.ts'
import { drivenLeg } from './embedded-router.ts'
import { findApproaches } from './find-approaches.ts'
import { roadNetwork } from './road-network.ts'

export type DriveMinutes = (from: Point, to: Point) => number | undefined

/** Of the places of some hundred jobs each with each. */
const CAPACITY = 50_000

/**
 * Minutes of driving over the packaged road graph, at once and without an outside service; undefined where no road joins
 * the points. A drive that was asked for before takes no time.
 */
export function embeddedDriveMinutes(): DriveMinutes {
  const network = roadNetwork(ROAD_GRAPH)
  const approachesOf = cachedByPoint((point) => findApproaches(point, network))
  const known = new LRUCache<string, { readonly minutes: number | undefined }>({ max: CAPACITY })
  return (from, to) => {
    const key = `${from.lat},${from.lon},${to.lat},${to.lon}`
    const found = known.get(key)
    if (found) return found.minutes
    const minutes = minutesOf(from, to)
    known.set(key, { minutes })
    return minutes
  }

  function minutesOf(from: Point, to: Point): number | undefined {
    try {
      return drivenLeg(from, to, network, approachesOf).leg.durationSeconds / 60
    } catch (error) {
      if (error instanceof NoRoute) return undefined
      throw error
    }
  }
}
