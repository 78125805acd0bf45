import { circuitBreaker, type CircuitBreaker, CircuitOpen, type CallResult } from '../http/circuit-breaker.ts'
import { cachedRouting, type RouteCacheOptions } from './cached-routing.ts'
import { embeddedRouter } from './embedded/embedded-router.ts'
import { osrmRouter } from './osrm/osrm-router.ts'
import { type Routing, driveDistances, NoRoute, RoutingUnreachable } from './routing.ts'

interface RoutingSettings {
  /** ROUTING_URL; without it the packaged road graph answers. */
  readonly url?: string | undefined
  /** ROUTING_FALLBACK: whether the packaged road graph answers while the service at `url` does not. */
  readonly hasFallback: boolean
  readonly cache: RouteCacheOptions
  readonly onFallback?: FallbackOptions['onFallback']
  /** Called when one operation of the service is no longer asked for, and when it is again. */
  readonly onBreak?: ((operation: 'route' | 'distances', isOpen: boolean) => void) | undefined
}

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
  /** Called with the cause for every answer of the fallback, for the log. */
  readonly onFallback?: ((cause: RoutingUnreachable) => void) | undefined
}

/**
 * Uses the configured router and, while that is unreachable, the fallback, whose routes are marked `isFallback`. The
 * answer that there is no road is final: the fallback is not used then.
 */
export function routingWithFallback(options: FallbackOptions): Routing {
  const { configured, fallback, breaker, distancesBreaker = breaker, onFallback } = options

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
