import type { readRoute as endpoint, Route } from '@chauffeur/contract/routes'
import { chargedDistance, toKilometres } from '@chauffeur/domain/pricing'
import type { z } from 'zod'
import { planTrip, type RouteServices, type Trip } from './plan-trip.ts'
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
  if (trip.serviceType === 'hourly')
    return { distanceKm: null, durationMinutes: null, line: [], points: pointsOf(trip) }
  const route = await routeOf(trip, context.routing)
  return {
    distanceKm: toKilometres(chargedDistance(route.distanceMetres)),
    durationMinutes: Math.round(route.durationSeconds / 60),
    line: route.line,
    points: pointsOf(trip),
  }
}

function pointsOf(trip: Trip): Route['points'] {
  const { pickup, stops } = trip
  return [
    { kind: 'pickup', name: pickup.name, lat: pickup.lat, lon: pickup.lon },
    ...stops.map(({ name, lat, lon }) => ({ kind: 'stop' as const, name, lat, lon })),
    ...(trip.serviceType === 'point-to-point'
      ? [{ kind: 'dropoff' as const, name: trip.dropoff.name, lat: trip.dropoff.lat, lon: trip.dropoff.lon }]
      : []),
  ]
}
