import { includedWait, noShowMissing } from '@chauffeur/domain/no-show'
import type { Assignment } from './assignment.entity.ts'
import { withProgress } from './read-trip-progress.ts'
import { TripProof } from './proofs.ts'
import type { Booking } from '../bookings/booking.entity.ts'
import { isAtAirport } from '../capacity/trip-to-drive.ts'
import type { DatabaseAccess } from '../core/transaction.ts'

/** The steps that a driver still lacks before the guest counts as not come. */
export async function missingForNoShow(
  {
    assignment,
    booking,
    note,
    at,
  }: {
    readonly assignment: Assignment
    readonly booking: Booking
    readonly note: string | null
    readonly at: Date
  },
  { em }: Pick<DatabaseAccess, 'em'>,
): Promise<ReturnType<typeof noShowMissing>> {
  const [progress] = await withProgress([assignment], em)
  return noShowMissing(
    {
      pickupAt: booking.pickupAt,
      arrivedAt: progress?.arrivedAt ?? null,
      includedMinutes: includedWait({ isAtAirport: isPickupAtAirport(booking) }),
      contactAttempts: progress?.contactAttempts ?? [],
      photos: await em.count(TripProof, { assignmentId: assignment.id }),
      note,
    },
    at,
  )
}

export function isPickupAtAirport({ pickupLat, pickupLon }: Booking): boolean {
  return isAtAirport({ lat: pickupLat, lon: pickupLon })
}
