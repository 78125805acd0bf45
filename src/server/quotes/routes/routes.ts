import type { readRoute as endpoint, Route as ShownRoute } from '@chauffeur/contract/routes'
import type { Point } from '@chauffeur/domain/geometry'
import { chargedDistance, toKilometres, type Hectometres } from '@chauffeur/domain/pricing'
import {
  NoRoute,
  RoutingUnreachable,
  type MeasuredRoute,
  type Routing,
} from '@chauffeur/gateways/routing/routing'
import type { z } from 'zod'
import { Refusal } from '../../core/refusal.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { planTrip, type RouteServices, type ResolvedTrip } from './plan-trip.ts'

/** The drive of a transfer, stops included. Refuses where no road leads, or where it cannot be found out now. */
export async function routeOf(
  trip: { readonly pickup: Point; readonly stops: readonly Point[]; readonly dropoff: Point },
  routing: Routing,
): Promise<MeasuredRoute> {
  try {
    return await routing.route([trip.pickup, ...trip.stops, trip.dropoff])
  } catch (error) {
    if (error instanceof NoRoute) throw new Refusal('NO_ROUTE', { code: 'no_road' })
    if (error instanceof RoutingUnreachable)
      throw new Refusal('ROUTING_UNAVAILABLE', { code: 'road_not_measured' })
    throw error
  }
}

/** The way of a trip, as far as it is known. */
export interface MeasuredWay {
  /** As charged; null for a hire. */
  readonly distance: Hectometres | null
  /** Driving, without the stays; null for a hire. */
  readonly durationMinutes: number | null
  /** Measured by the embedded road graph because the routing service did not answer. */
  readonly routeFallback: boolean
}

/** Of a hire no way is charged. */
export const NO_WAY = { distance: null, durationMinutes: null, routeFallback: false }

/** A route as a price needs it. */
export function measuredWay({ distanceMetres, durationSeconds, isFallback }: MeasuredRoute) {
  return {
    distance: chargedDistance(distanceMetres),
    durationMinutes: Math.round(durationSeconds / 60),
    routeFallback: isFallback === true,
  }
}

/** The way, where it can be measured: a price of the office's own may be for a trip that no road is known of. */
export async function measureTrip(trip: ResolvedTrip, routing: Routing): Promise<MeasuredWay> {
  if (trip.serviceType === 'hourly') return NO_WAY
  try {
    return measuredWay(await routeOf(trip, routing))
  } catch (error) {
    if (error instanceof Refusal) return NO_WAY
    throw error
  }
}

/** The way of a trip for the map, found and measured as for its price. */
export async function readRoute(
  input: z.output<typeof endpoint.input>,
  context: Pick<RequestContext, 'em'> & RouteServices,
): Promise<ShownRoute> {
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
export async function showRoute(
  { pickup, stops, dropoff }: ShownTrip,
  routing: Routing,
): Promise<ShownRoute> {
  const points: ShownRoute['points'] = [
    pointOf('pickup', pickup),
    ...stops.map((stop) => pointOf('stop', stop)),
    ...(dropoff ? [pointOf('dropoff', dropoff)] : []),
  ]
  if (!dropoff) return { distanceKm: null, durationMinutes: null, line: [], points }
  const route = await routeOf({ pickup, stops, dropoff }, routing)
  const { distance, durationMinutes } = measuredWay(route)
  return { distanceKm: toKilometres(distance), durationMinutes, line: route.line, points }
}

function pointOf(kind: ShownRoute['points'][number]['kind'], { name, lat, lon }: NamedPoint) {
  return { kind, name, lat, lon }
}
