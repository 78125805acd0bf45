import { circuitBreaker } from '../http/circuit-breaker.ts'
import { cachedRouting, type RouteCacheOptions } from './cached-routing.ts'
import { embeddedRouter } from './embedded/embedded-router.ts'
import { osrmRouter } from './osrm/osrm-router.ts'
import type { Routing } from './routing.ts'
import { routingWithFallback, type FallbackOptions } from './routing-with-fallback.ts'

export interface RoutingSettings {
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
