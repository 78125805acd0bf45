import type { ServiceType } from './service-type.ts'

export interface TripEntries {
  readonly serviceType: ServiceType
  readonly pickupLocation: string
  readonly dropoffLocation: string
  readonly pickupDate: string
  readonly pickupTime: string
}

export interface PassengerEntries {
  readonly passengerName: string
  readonly email: string
  readonly phone: string
}

/** The fields that a trip still lacks in the wizard's first step. A hire needs no drop-off. */
export function missingTripFields(trip: TripEntries): (keyof TripEntries)[] {
  const needed = ['pickupLocation', 'dropoffLocation', 'pickupDate', 'pickupTime'] as const
  return needed.filter(
    (field) => isBlank(trip[field]) && !(field === 'dropoffLocation' && trip.serviceType === 'hourly'),
  )
}

/** The fields that the passenger still lacks in the wizard's third step. They may have any format. */
export function missingPassengerFields(passenger: PassengerEntries): (keyof PassengerEntries)[] {
  const needed = ['passengerName', 'email', 'phone'] as const
  return needed.filter((field) => isBlank(passenger[field]))
}

/** Why no seat was asked for after all; undefined where one is, or none is wanted. */
export function noSeatRefusal(seats: {
  readonly seatsWanted: boolean
  readonly childSeatCount: number
  readonly boosterSeatCount: number
}): { readonly code: 'no_seat_chosen' } | undefined {
  return seats.seatsWanted && seats.childSeatCount + seats.boosterSeatCount === 0
    ? { code: 'no_seat_chosen' }
    : undefined
}

/** Why a booking for somebody else names nobody; undefined where it does, or is for whoever books. */
export function travellerRefusal(traveller: {
  readonly isForAnother: boolean
  readonly travellerName: string | null
}): { readonly code: 'traveller_missing' } | undefined {
  return traveller.isForAnother && isBlank(traveller.travellerName)
    ? { code: 'traveller_missing' }
    : undefined
}

/** The fields of the billing address, in the order shown and in the wire's spelling. */
export const billingFields = [
  'companyName',
  'taxNumber',
  'street',
  'streetNumber',
  'city',
  'state',
  'postalCode',
  'country',
] as const

export type BillingField = (typeof billingFields)[number]

/** Why there is nothing to write on an invoice; undefined where there is, or no billing address is wanted. */
export function billingRefusal(
  billing: Readonly<Record<BillingField, string | null>> & { readonly billingAddressEnabled: boolean },
): { readonly code: 'billing_missing' } | undefined {
  return billing.billingAddressEnabled && billingFields.every((field) => isBlank(billing[field]))
    ? { code: 'billing_missing' }
    : undefined
}

function isBlank(text: string | null): boolean {
  return !text?.trim()
}
