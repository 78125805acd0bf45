import { describeFreeCancellation, isCancellationFree } from '@chauffeur/domain/cancellation'
import type { Booking } from '../bookings/booking.entity.ts'
import { changedLast } from '../bookings/changed-last.ts'

/** Until when a confirmed trip can be cancelled free of charge. Nothing where that had passed when it was confirmed or changed. */
export function freeCancellation(booking: Booking): string[] {
  const { pickupAt, pickupZone } = booking
  if (!isCancellationFree(pickupAt, changedLast(booking))) return []
  return [`You can cancel free of charge until ${describeFreeCancellation(pickupAt, pickupZone)}.`]
}
