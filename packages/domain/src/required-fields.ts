import type { ServiceType } from './service-type.ts'

export interface TripFields {
  readonly serviceType: ServiceType
  readonly pickupLocation: string
  readonly dropoffLocation: string
  readonly pickupDate: string
  readonly pickupTime: string
}

export interface PassengerFields {
  readonly passengerName: string
  readonly email: string
  readonly phone: string
}

/** What is missing before the trip is complete (spec/public.md §5, step 1); a hire needs no drop-off. */
export function missingTripFields(trip: TripFields): (keyof TripFields)[] {
  const needed = ['pickupLocation', 'dropoffLocation', 'pickupDate', 'pickupTime'] as const
  return needed.filter(
    (field) => isBlank(trip[field]) && !(field === 'dropoffLocation' && trip.serviceType === 'hourly'),
  )
}

/** What is missing of the passenger (spec/public.md §5, step 3); presence is all that is asked. */
export function missingPassengerFields(passenger: PassengerFields): (keyof PassengerFields)[] {
  const needed = ['passengerName', 'email', 'phone'] as const
  return needed.filter((field) => isBlank(passenger[field]))
}

function isBlank(text: string): boolean {
  return text.trim() === ''
}
