import type { Assignment } from '../assignments/assignment.entity.ts'
import type { Booking } from '../bookings/booking.entity.ts'
import type { AboutTrip } from '../core/events.ts'

/** What every event of a trip says: of which booking, and who did what. */
export function aboutTrip(
  { id: assignmentId, carNo, version }: Assignment,
  { id: bookingId, number }: Pick<Booking, 'id' | 'number'>,
  { by, note }: { readonly by: string; readonly note?: string | null },
): AboutTrip {
  return {
    bookingId,
    assignmentId,
    carNo,
    version,
    admin: by,
    id: bookingId,
    name: number,
    ...(note && { details: { note } }),
  }
}
