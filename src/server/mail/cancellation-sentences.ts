import { describeFreeCancellation, isCancellationFree } from '@chauffeur/domain/cancellation'
import type { Booking } from '../bookings/booking.entity.ts'
import { changedLast } from '../bookings/changed-last.ts'
import { mailWords } from './words/mail-words.ts'

/** Until when a confirmed trip can be cancelled free of charge. Nothing where that had passed when it was confirmed or changed. */
export function freeCancellation(booking: Booking): string[] {
  const { pickupAt, pickupZone, locale } = booking
  if (!isCancellationFree(pickupAt, changedLast(booking))) return []
  const until = describeFreeCancellation(pickupAt, pickupZone, locale)
  return [mailWords(locale).bookings.freeUntil(until)]
}
