import type { inferRouterInputs } from '@trpc/server'
import type { AppRouter } from '../../../server/api/router.ts'
import type { Draft, DraftStop } from '../draft/draft.ts'

type QuoteInput = inferRouterInputs<AppRouter>['quotes']['create']

/** All that a price depends on besides the vehicle; two equal ones have the same price. */
export type TripRequest = Omit<QuoteInput, 'vehicleName'>

/** What to ask a price for, or undefined while the way is not known: it needs no date. */
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
