import type { readRoute as endpoint, Route } from '@chauffeur/contract/routes'
import { chargedDistance, toKilometres } from '@chauffeur/domain/pricing'
import type { z } from 'zod'
import type { Point } from '@chauffeur/domain/geometry'
import type { Routing } from '@chauffeur/gateways/routing/routing'
import { planTrip, type RouteServices } from './plan-trip.ts'
import { routeOf } from './route-of.ts'
import type { RequestContext } from '../../core/request-context.ts'

/** The way of a trip for the map, found and measured as for its price. */
export async function readRoute(
  input: z.output<typeof endpoint.input>,
  context: Pick<RequestContext, 'em'> & RouteServices,
): Promise<Route> {
  const trip = await planTrip(
    {
      serviceType: input.dropoff === null ? 'hourly' : 'point-to-point',
      pickup: input.pickup,
      pickupPlaceId: input.pickup_place_id,
      dropoff: input.dropoff,
      dropoffPlaceId: input.dropoff_place_id,
      stops: input.stops,
      hours: 0,
    },
    { pickup: 'pickup', dropoff: 'dropoff', hours: 'duration' },
    context,
  )
  return showRoute({ ...trip, dropoff: trip.serviceType === 'hourly' ? null : trip.dropoff }, context.routing)
}

interface NamedPoint extends Point {
  readonly name: string
}

interface ShownTrip {
  readonly pickup: NamedPoint
  readonly stops: readonly NamedPoint[]
  /** Null for a hire. */
  readonly dropoff: NamedPoint | null
}

/** The way through these places; of a hire, its pick-up alone. */
export async function showRoute({ pickup, stops, dropoff }: ShownTrip, routing: Routing): Promise<Route> {
  const points: Route['points'] = [
    pointOf('pickup', pickup),
    ...stops.map((stop) => pointOf('stop', stop)),
    ...(dropoff ? [pointOf('dropoff', dropoff)] : []),
  ]
  if (!dropoff) return { distanceKm: null, durationMinutes: null, line: [], points }
  const route = await routeOf({ pickup, stops, dropoff }, routing)
  return {
    distanceKm: toKilometres(chargedDistance(route.distanceMetres)),
    durationMinutes: Math.round(route.durationSeconds / 60),
    line: route.line,
    points,
  }
}

function pointOf(kind: Route['points'][number]['kind'], { name, lat, lon }: NamedPoint) {
  return { kind, name, lat, lon }
}
