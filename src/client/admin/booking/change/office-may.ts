import type { Booking } from '@chauffeur/contract/bookings'
import { bookingActRefusal, type BookingAct } from '@chauffeur/domain/booking-acts'

/** Whether the table of acts lets the office do this now: the same one that the server asks. */
export function officeMay(act: BookingAct, booking: Booking): boolean {
  const pickupAt = new Date(booking.pickupAt)
  return !bookingActRefusal('office', act, { ...booking, pickupAt }, new Date())
}
