import { chargedDistance, type Hectometres } from '@chauffeur/domain/pricing'
import type { Routing } from '@chauffeur/gateways/routing/routing'
import { Refusal } from '../../core/refusal.ts'
import type { Trip } from './plan-trip.ts'
import { routeOf } from './route-of.ts'

/** The way of a trip, as far as it is known. */
export interface Way {
  /** As charged; null for a hire. */
  readonly distance: Hectometres | null
  /** Driving, without the stays; null for a hire. */
  readonly durationMinutes: number | null
  /** Measured by the embedded road graph because the routing service did not answer. */
  readonly routeFallback: boolean
}

/** The way, where it can be measured: a price of the office's own may be for a trip that no road is known of. */
export async function measureTrip(trip: Trip, routing: Routing): Promise<Way> {
  const unknown = { distance: null, durationMinutes: null, routeFallback: false }
  if (trip.serviceType === 'hourly') return unknown
  try {
    const route = await routeOf(trip, routing)
    return {
      distance: chargedDistance(route.distanceMetres),
      durationMinutes: Math.round(route.durationSeconds / 60),
      routeFallback: route.isFallback === true,
    }
  } catch (error) {
    if (error instanceof Refusal) return unknown
    throw error
  }
}
