import type { Route } from '@chauffeur/contract/routes'
import type { Booking } from '../bookings/booking.entity.ts'
import { StopSuggestion } from '../catalogue/stops/stop-suggestion.entity.ts'
import type { EntityManager } from '../db/orm.ts'
import type { RouteServices } from '../trips/routes/plan-trip.ts'
import { showRoute } from '../trips/routes/read-route.ts'

/** The way of a booking between the places that it was booked with. */
export async function tripRoute(
  booking: Booking,
  { em, routing }: Pick<RouteServices, 'routing'> & { readonly em: EntityManager },
): Promise<Route> {
  const { pickupLocation, pickupName, pickupLat, pickupLon, dropoffLocation, dropoffName } = booking
  const { dropoffLat: lat, dropoffLon: lon } = booking
  const known = await em.find(StopSuggestion, { id: { $in: booking.stops.map(({ id }) => id) } })
  return showRoute(
    {
      pickup: { name: pickupName ?? pickupLocation, lat: pickupLat, lon: pickupLon },
      stops: booking.stops.flatMap(({ id, location: name }) => {
        const stop = known.find((one) => one.id === id)
        return stop ? [{ name, lat: stop.latitude, lon: stop.longitude }] : []
      }),
      dropoff: lat == null || lon == null ? null : { name: dropoffName ?? dropoffLocation ?? '', lat, lon },
    },
    routing,
  )
}
