import { type CircuitBreaker, CircuitOpen, type CallResult } from '../http/circuit-breaker.ts'
import { NoRoute, type Route, type Routing, RoutingUnreachable } from './routing.ts'

export interface FallbackOptions {
  /** The router that the operator chose. */
  readonly configured: Routing
  /** Used while the configured router is unreachable. Optional: a price by other roads may be unwanted. */
  readonly fallback?: Routing | undefined
  readonly breaker: CircuitBreaker
  /** Called with the cause for every route of the fallback, for the log. */
  readonly onFallback?: ((cause: RoutingUnreachable) => void) | undefined
}

/**
 * Uses the configured router and, while that is unreachable, the fallback, whose routes are marked `isFallback`. The
 * answer that there is no road is final: the fallback is not used then.
 */
export function routingWithFallback({ configured, fallback, breaker, onFallback }: FallbackOptions): Routing {
  return {
    route: async (points, signal) => {
      try {
        return await breaker.call(() => configured.route(points, signal), classify)
      } catch (error) {
        const cause = asUnreachable(error)
        if (!cause) throw error
        if (!fallback) throw cause
        const route = await orThrow(cause, () => fallback.route(points, signal))
        onFallback?.(cause)
        return { ...route, isFallback: true }
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
async function orThrow(cause: RoutingUnreachable, findRoute: () => Promise<Route>): Promise<Route> {
  try {
    return await findRoute()
  } catch (error) {
    throw error instanceof NoRoute ? cause : error
  }
}
