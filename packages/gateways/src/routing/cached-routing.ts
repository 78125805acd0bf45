import type { Point } from '@chauffeur/domain/geometry'
import { LRUCache } from 'lru-cache'

import type { Route, Routing } from './routing.ts'

export interface RouteCacheOptions {
  /** How many routes are cached; the least recently used one is dropped first. */
  readonly capacity: number
  /** How long a route is cached, in milliseconds. */
  readonly timeToLive: number
  /**
   * How long a route of the fallback is cached, in milliseconds: long enough for the vehicles of one page, and far shorter
   * than an outage, so that the configured router is used again as soon as it is back.
   */
  readonly fallbackTimeToLive?: number
  /** Milliseconds from any fixed instant. */
  readonly now?: () => number
}

interface Entry {
  readonly route: Promise<Route>
  expiresAt: number
  readonly call: AbortController
  waiting: number
  isSettled: boolean
}

/**
 * Calls the router once for a list of points, however many callers want it at the same time (the vehicles of one quote),
 * and caches the route; failures are not cached. When one caller aborts, the call goes on for the others; when all have
 * aborted, it is aborted, too. Distances are not cached: a router that has them finds them faster than a cache would help.
 */
export function cachedRouting(routing: Routing, options: RouteCacheOptions): Routing {
  const { capacity, timeToLive, fallbackTimeToLive = 10_000, now = () => performance.now() } = options
  const entries = new LRUCache<string, Entry>({ max: capacity })

  function open(key: string, points: readonly Point[]): Entry {
    const call = new AbortController()
    const entry: Entry = {
      route: routing.route(points, call.signal),
      expiresAt: now() + timeToLive,
      call,
      waiting: 0,
      isSettled: false,
    }
    const settle = (route?: Route) => {
      entry.isSettled = true
      if (!route) remove(key, entry)
      else if (route.isFallback) entry.expiresAt = Math.min(entry.expiresAt, now() + fallbackTimeToLive)
    }
    entry.route.then(settle, () => settle())
    return entry
  }

  function remove(key: string, entry: Entry): void {
    if (entries.peek(key) === entry) entries.delete(key)
  }

  return {
    ...(routing.distances && { distances: routing.distances.bind(routing) }),
    route: async (points, signal) => {
      signal?.throwIfAborted()
      const key = points.map(({ lat, lon }) => `${lat},${lon}`).join(';')
      const known = entries.get(key)
      const entry = known && now() < known.expiresAt ? known : open(key, points)
      if (entry !== known) entries.set(key, entry)
      entry.waiting += 1
      try {
        return await unlessAborted(entry.route, signal)
      } finally {
        entry.waiting -= 1
        if (entry.waiting === 0 && !entry.isSettled) {
          remove(key, entry)
          entry.call.abort(signal?.reason)
        }
      }
    },
  }
}

async function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort)
  try {
    return await Promise.race([promise, aborted])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
