import type { Booking } from '@chauffeur/contract/bookings'
import type { BookingOrder } from '@chauffeur/domain/booking-list'

/** A line of the list: a booking, or the day that those below it start on. */
export type ListEntry =
  | { readonly kind: 'booking'; readonly key: string; readonly booking: Booking; readonly position: number }
  | { readonly kind: 'day'; readonly key: string; readonly date: string }

/** The lines of the list. By pick-up each day has its heading. */
export function listEntries(bookings: readonly Booking[], order: BookingOrder): readonly ListEntry[] {
  return bookings.flatMap((booking, index): ListEntry[] => {
    const row = { kind: 'booking', key: booking.id, booking, position: index + 1 } as const
    const date = booking.pickupDate
    const isNewDay = order === 'pickup' && bookings[index - 1]?.pickupDate !== date
    // Pick-ups in two time zones may mix two days around midnight: a day can come twice.
    return isNewDay ? [{ kind: 'day', key: `${date} ${booking.id}`, date }, row] : [row]
  })
}
