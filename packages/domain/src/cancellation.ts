import type { BookingActor, BookingToActOn } from './booking-acts.ts'
import { bookingState } from './booking-status.ts'
import { DEFAULT_LOCALE, type Locale } from './locale.ts'
import type { Cents } from './money.ts'
import { describeDeadline, wallTimeIn, type Zone } from './time.ts'

/** Until so many minutes before the pick-up, to the second, cancelling costs nothing. */
export const FREE_CANCELLATION_MINUTES = 60

/** The last instant at which cancelling is free. */
export function freeCancellationUntil(pickup: Date): Date {
  return new Date(pickup.getTime() - FREE_CANCELLATION_MINUTES * 60_000)
}

/** Whether cancelling is still free, that last instant included. */
export function isCancellationFree(pickup: Date, now: Date): boolean {
  return now.getTime() <= freeCancellationUntil(pickup).getTime()
}

/** Until when cancelling is free, on the pick-up's own clock: "Sunday 20 December, 09:00 (Lisbon time)". */
export function describeFreeCancellation(pickup: Date, zone: Zone, locale: Locale = DEFAULT_LOCALE): string {
  return describeDeadline(wallTimeIn(zone, freeCancellationUntil(pickup)), zone, locale)
}

/** The cost of a cancellation now. */
export interface CancellationTerms {
  /** Free until this instant, inclusive; null while the booking is pending, when it always is. */
  readonly freeUntil: Date | null
  /** The part of what was paid that is kept. */
  readonly feeCents: Cents
  readonly refundCents: Cents
}

/**
 * The cost of cancelling, by who cancels. Free while the booking is pending, and until an hour before the pick-up; after that
 * nothing of what was paid is returned. When the office cancels, everything is.
 *
 * @param keptCents what was paid and is not going back already.
 */
export function cancellationTerms(
  actor: BookingActor,
  booking: BookingToActOn,
  keptCents: Cents,
  now: Date,
): CancellationTerms {
  const isPending = bookingState(booking) === 'pending'
  const isFree = actor === 'office' || isPending || isCancellationFree(booking.pickupAt, now)
  return {
    freeUntil: isPending ? null : freeCancellationUntil(booking.pickupAt),
    feeCents: isFree ? 0 : keptCents,
    refundCents: isFree ? keptCents : 0,
  }
}
