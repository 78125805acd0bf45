import { type CircuitBreaker, CircuitOpen, type CallResult } from '../http/circuit-breaker.ts'
import { NoRoute, type Route, type Routing, RoutingUnreachable } from './routing.ts'

export interface FallbackOptions {
  /** The router that the operator chose. */
  readonly configured: Routing
  /** Answers while it does not; without it nothing does, since a price by other roads may be unwanted. */
  readonly fallback?: Routing | undefined
  readonly breaker: CircuitBreaker
  /** Told of every answer from the fallback, and why: for the log. */
  readonly onFallback?: ((cause: RoutingUnreachable) => void) | undefined
}

/**
 * Asks the configured router, and while that is unreachable the fallback, whose routes are marked `isFallback`.
 * That there is no road is an answer, and never a reason to ask another router.
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
        const route = await orElse(cause, () => fallback.route(points, signal))
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

/** What the smaller road graph does not know the configured router may: then the outage is the answer. */
async function orElse(cause: RoutingUnreachable, ask: () => Promise<Route>): Promise<Route> {
  try {
    return await ask()
  } catch (error) {
    throw error instanceof NoRoute ? cause : error
  }
}
