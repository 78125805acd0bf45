import type { Point } from '@chauffeur/domain/geometry'
import { NoRoute, RoutingUnreachable, type Route, type Routing } from '@chauffeur/gateways/routing/routing'
import { Refusal } from '../../core/refusal.ts'

/** The drive of a transfer, stops included. Refuses where no road leads, or where it cannot be found out now. */
export async function routeOf(
  trip: { readonly pickup: Point; readonly stops: readonly Point[]; readonly dropoff: Point },
  routing: Routing,
): Promise<Route> {
  try {
    return await routing.route([trip.pickup, ...trip.stops, trip.dropoff])
  } catch (error) {
    if (error instanceof NoRoute)
      throw new Refusal('NO_ROUTE', 'We could not find a way by road between these places.')
    if (error instanceof RoutingUnreachable)
      throw new Refusal(
        'ROUTING_UNAVAILABLE',
        'We cannot measure this journey at the moment. Please try again soon.',
      )
    throw error
  }
}
