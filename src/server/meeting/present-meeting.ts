import type { GuestHereAnswer } from '@chauffeur/contract/meeting-points'
import { guestHere, type BookingToMeet, type Pressed } from '@chauffeur/domain/guest-here'
import { includedWait } from '@chauffeur/domain/no-show'
import type { TripState } from '@chauffeur/domain/trip-state'
import type { BookingOfDay } from '../bookings/columns-of-day.ts'
import { isPickupAtAirport } from '../dispatch/planned-trips.ts'

/** The facts that say whether guest and driver look for each other now. `states` are those of the booking's cars. */
export function toMeet(booking: BookingOfDay, states: readonly TripState[]): BookingToMeet & Pressed {
  const { status, cancelledAt, pickupAt, meetAt, landedAt, guestHereAt, guestHereExit } = booking
  return {
    status,
    cancelledAt,
    pickupAt,
    meetAt,
    landedAt,
    guestHereAt,
    guestHereExit,
    states,
    includedMinutes: includedWait({ isAtAirport: isPickupAtAirport(booking) }),
  }
}

/** Presents the guest's report of being here, as long as driver and office are to see it. */
export function presentGuestHere(
  booking: BookingOfDay,
  states: readonly TripState[],
  now: Date,
): GuestHereAnswer | null {
  const here = guestHere(toMeet(booking, states), now)
  return here && { at: here.at.toISOString(), exit: here.exit }
}
