import type { Point } from '@chauffeur/domain/geometry'
import { LRUCache } from 'lru-cache'
import { type MeasuredRoute, type Routing, driveDistances, NoRoute, RoutingUnreachable } from './routing.ts'
import { circuitBreaker, type CircuitBreaker, CircuitOpen, type CallResult } from '../http/circuit-breaker.ts'
import { embeddedRouter } from './embedded/embedded-router.ts'
import { osrmRouter } from './osrm/osrm-router.ts'

interface RouteCacheOptions {
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
  readonly route: Promise<MeasuredRoute>
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
    const settle = (route?: MeasuredRoute) => {
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
    ...(routing.roadMetres && { roadMetres: routing.roadMetres.bind(routing) }),
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

interface RoutingSettings {
  /** ROUTING_URL; without it the packaged road graph answers. */
  readonly url?: string | undefined
  /** ROUTING_FALLBACK: whether the packaged road graph answers while the service at `url` does not. */
  readonly hasFallback: boolean
  readonly cache: RouteCacheOptions
  readonly onFallback?: FallbackOptions['onFallback']
  /** Called when one operation of the service is no longer asked for, and when it is again. */
  readonly onBreak?: ((operation: RoutingOperation, isOpen: boolean) => void) | undefined
}

/** The operations of the service, each with a breaker of its own. */
export const routingOperations = ['route', 'distances', 'nearest'] as const
type RoutingOperation = (typeof routingOperations)[number]

/** The router that the settings ask for, cached. */
export function configuredRouting(settings: RoutingSettings): Routing {
  const { url, hasFallback, cache, onFallback, onBreak } = settings
  const embedded = embeddedRouter()
  if (url === undefined) return cachedRouting(embedded, cache)
  return cachedRouting(
    routingWithFallback({
      configured: osrmRouter({ baseUrl: url }),
      fallback: hasFallback ? embedded : undefined,
      breaker: circuitBreaker({ onChange: (isOpen) => onBreak?.('route', isOpen) }),
      distancesBreaker: circuitBreaker({ onChange: (isOpen) => onBreak?.('distances', isOpen) }),
      nearestBreaker: circuitBreaker({ onChange: (isOpen) => onBreak?.('nearest', isOpen) }),
      onFallback,
    }),
    cache,
  )
}

interface FallbackOptions {
  /** The router that the operator chose. */
  readonly configured: Routing
  /** Used while the configured router is unreachable. Optional: a price by other roads may be unwanted. */
  readonly fallback?: Routing | undefined
  readonly breaker: CircuitBreaker
  /** Of the distances, so that a service that measures none still finds routes. */
  readonly distancesBreaker?: CircuitBreaker | undefined
  /** The breaker of the way to the nearest road, which the fallback does not know. */
  readonly nearestBreaker?: CircuitBreaker | undefined
  /** Called with the cause for every answer of the fallback, for the log. */
  readonly onFallback?: ((cause: RoutingUnreachable) => void) | undefined
}

/**
 * Uses the configured router and, while that is unreachable, the fallback, whose routes are marked `isFallback`. The
 * answer that there is no road is final: the fallback is not used then.
 */
export function routingWithFallback(options: FallbackOptions): Routing {
  const { configured, fallback, breaker, onFallback } = options
  const { distancesBreaker = breaker, nearestBreaker = breaker } = options

  async function ask<Answer>(
    breaker: CircuitBreaker,
    call: (routing: Routing) => Promise<Answer>,
    callFallback: (routing: Routing) => Promise<Answer>,
  ): Promise<Answer> {
    try {
      return await breaker.call(() => call(configured), classify)
    } catch (error) {
      const cause = asUnreachable(error)
      if (!cause) throw error
      if (!fallback) throw cause
      const answer = await orThrow(cause, () => callFallback(fallback))
      onFallback?.(cause)
      return answer
    }
  }

  return {
    route: (points, signal) =>
      ask(
        breaker,
        (routing) => routing.route(points, signal),
        async (routing) => ({ ...(await routing.route(points, signal)), isFallback: true }),
      ),
    distances: (drives, signal) => {
      const distances = (routing: Routing) => driveDistances(drives, routing, signal)
      return ask(distancesBreaker, distances, distances)
    },
    roadMetres: async (point, signal) => {
      try {
        return await nearestBreaker.call(async () => configured.roadMetres?.(point, signal), classify)
      } catch (error) {
        throw asUnreachable(error) ?? error
      }
    },
  }
}

function classify(error: unknown): CallResult {
  if (error instanceof RoutingUnreachable) return 'failed'
  return error instanceof NoRoute ? 'answered' : 'unknown'
}

function asUnreachable(error: unknown): RoutingUnreachable | undefined {
  if (error instanceof CircuitOpen) return new RoutingUnreachable(`The configured router: ${error.message}`)
  return error instanceof RoutingUnreachable ? error : undefined
}

/** A road that the smaller graph lacks may exist: when the fallback finds none, the outage is reported instead. */
async function orThrow<Answer>(cause: RoutingUnreachable, findRoute: () => Promise<Answer>): Promise<Answer> {
  try {
    return await findRoute()
  } catch (error) {
    throw error instanceof NoRoute ? cause : error
  }
}
