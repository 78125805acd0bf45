import type { Point } from '@chauffeur/domain/geometry'
import { LRUCache } from 'lru-cache'

import type { Approaches } from './find-approaches.ts'
import type { Reach } from './fastest-path.ts'

export type FindApproaches = (point: Point) => Approaches
export type FindReach = (point: Point) => Reach

/** Every stop that the company suggests, and the places that its guests choose often. */
const CAPACITY = 500

/** Finds the same of a point once. */
export function cachedByPoint<Found extends object>(find: (point: Point) => Found): (point: Point) => Found {
  const cache = new LRUCache<string, Found>({ max: CAPACITY })
  return (point) => {
    const key = `${point.lat},${point.lon}`
    const known = cache.get(key)
    if (known) return known
    const found = find(point)
    cache.set(key, found)
    return found
  }
}
