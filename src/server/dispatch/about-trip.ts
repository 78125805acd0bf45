import type { Assignment } from '../assignments/assignment.entity.ts'
import type { Booking } from '../bookings/booking.entity.ts'
import type { AboutTrip } from '../core/events.ts'

/** What every event of a trip says: of which booking, and who did what. */
export function aboutTrip(
  { id: assignmentId, carNo, version }: Assignment,
  { id: bookingId, number }: Pick<Booking, 'id' | 'number'>,
  {
    by,
    note,
    takenAt,
  }: {
    readonly by: string
    readonly note?: string | null
    /** Of a step that arrived later. */
    readonly takenAt?: Date
  },
): AboutTrip {
  return {
    bookingId,
    assignmentId,
    carNo,
    version,
    admin: by,
    id: bookingId,
    name: number,
    ...((note || takenAt) && {
      details: { ...(note && { note }), ...(takenAt && { takenAt: takenAt.toISOString() }) },
    }),
  }
}
