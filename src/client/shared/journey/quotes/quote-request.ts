import type { inferRouterInputs } from '@trpc/server'
import type { AppRouter } from '../../../../server/api/router.ts'
import type { DraftStop } from '../draft/draft-stops.ts'
import type { Draft } from '../draft/draft.ts'

/** The query key of the prices of trips. A price changed in this tab invalidates them. */
export const QUOTE_KEY = 'quote'

type QuoteInput = inferRouterInputs<AppRouter>['quotes']['create']

/** All that a price depends on besides the vehicle; two equal ones have the same price. */
type TripRequest = Omit<QuoteInput, 'vehicleName'>

/** The request for a price, or undefined while the route is not known: it needs no date. */
export function tripRequest(draft: Draft): TripRequest | undefined {
  const { serviceType, pickupLocation, pickupPlaceId, dropoffLocation, dropoffPlaceId, stops } = draft
  if (pickupLocation === '') return undefined
  const start = { pickup: pickupLocation, pickupPlaceId, stops: stops.map(requestedStop) }
  if (serviceType === 'hourly') return { ...start, isHourly: true, duration: draft.duration }
  if (dropoffLocation === '') return undefined
  return { ...start, dropoff: dropoffLocation, dropoffPlaceId, isHourly: false }
}

/** A stop as quotes and bookings carry it. */
export function requestedStop({ id, location, duration, latitude, longitude }: DraftStop) {
  return { id, location, duration, latitude, longitude }
}
