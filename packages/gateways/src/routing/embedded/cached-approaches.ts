import type { Point } from '@chauffeur/domain/geometry'
import { LRUCache } from 'lru-cache'

import { type Approaches, findApproaches } from './find-approaches.ts'
import type { RoadNetwork } from './road-network.ts'

export type FindApproaches = (point: Point) => Approaches

/** Every stop that the company suggests, and the places that its guests choose often. */
const CAPACITY = 500

/** Finds the approaches of a point once: they take longer to find than the path between two points. */
export function cachedApproaches(network: RoadNetwork): FindApproaches {
  const cache = new LRUCache<string, Approaches>({ max: CAPACITY })
  return (point) => {
    const key = `${point.lat},${point.lon}`
    const known = cache.get(key)
    if (known) return known
    const found = findApproaches(point, network)
    cache.set(key, found)
    return found
  }
}
