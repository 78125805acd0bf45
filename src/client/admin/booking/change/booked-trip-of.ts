import type { Booking } from '@chauffeur/contract/bookings'
import type { ChangedTrip } from '@chauffeur/contract/change-fields'
import type { Zone } from '@chauffeur/domain/time'
import type { BookedTrip } from '../../../change/booked-trip.ts'

export function bookedTripOf(booking: Booking): BookedTrip {
  return { ...booking, pickupZone: zoneOf(booking) }
}

export function comparedTripOf(booking: Booking): ChangedTrip {
  return { ...booking, pickupZone: zoneOf(booking) }
}

function zoneOf({ pickupZone }: Booking): Zone {
  return pickupZone === 'Europe/Madrid' ? pickupZone : 'Europe/Lisbon'
}
