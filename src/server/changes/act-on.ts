import type { BookingChange } from '../bookings/booking-change.entity.ts'
import type { Booking } from '../bookings/booking.entity.ts'
import type { AdminAct } from '../core/events.ts'
import { asNote } from './change-in-words.ts'

/** What the history and the mails know a change by. */
export function actOn(
  { id, number }: Pick<Booking, 'id' | 'number'>,
  change: BookingChange,
  {
    name = change.byName ?? 'the customer',
    reason,
  }: { readonly name?: string; readonly reason?: string } = {},
): AdminAct & { readonly bookingId: string; readonly occasion: string } {
  return {
    admin: name,
    id,
    name: number,
    bookingId: id,
    occasion: change.id,
    details: { note: asNote(change, reason) },
  }
}
