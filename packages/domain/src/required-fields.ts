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

/** The fields that a trip still lacks in the wizard's first step. A hire needs no drop-off. */
export function missingTripFields(trip: TripFields): (keyof TripFields)[] {
  const needed = ['pickupLocation', 'dropoffLocation', 'pickupDate', 'pickupTime'] as const
  return needed.filter(
    (field) => isBlank(trip[field]) && !(field === 'dropoffLocation' && trip.serviceType === 'hourly'),
  )
}

/** The fields that the passenger still lacks in the wizard's third step. They may have any format. */
export function missingPassengerFields(passenger: PassengerFields): (keyof PassengerFields)[] {
  const needed = ['passengerName', 'email', 'phone'] as const
  return needed.filter((field) => isBlank(passenger[field]))
}

function isBlank(text: string): boolean {
  return text.trim() === ''
}
