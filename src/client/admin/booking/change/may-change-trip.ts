import type { Booking } from '@chauffeur/contract/bookings'
import { bookingActRefusal } from '@chauffeur/domain/booking-acts'

/** Whether the table of acts lets the office change the trip now: the same one that the server asks. */
export function mayChangeTrip(booking: Booking): boolean {
  const pickupAt = new Date(booking.pickupAt)
  return !bookingActRefusal('office', 'changeTrip', { ...booking, pickupAt }, new Date())
}
