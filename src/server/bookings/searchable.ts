import type { SearchableText } from '@chauffeur/domain/booking-search'
import type { Booking } from './booking.entity.ts'

/** What a search compares of a booking as words. */
export function searchableOf(booking: Booking): SearchableText {
  const { customerName, customerEmail, pickupLocation, pickupName } = booking
  const { dropoffLocation, dropoffName, stops, billing, reference } = booking
  return {
    customerName,
    customerEmail,
    pickupLocation,
    pickupName,
    dropoffLocation,
    dropoffName,
    stops,
    billing,
    reference,
  }
}
