import type { EntityManager } from '../db/orm.ts'
import { CarCommitment } from './car-commitment.entity.ts'

/** How many cars each booking was sold: two Vitos may drive what was booked as a Sprinter. */
export async function carsNeededFor(
  bookings: readonly { readonly id: string }[],
  em: EntityManager,
): Promise<{ of(bookingId: string): number }> {
  const commitments = await em.find(
    CarCommitment,
    { bookingId: { $in: bookings.map(({ id }) => id) }, releasedAt: null },
    { fields: ['bookingId'], disableIdentityMap: true },
  )
  const counts = new Map<string, number>()
  for (const { bookingId } of commitments) counts.set(bookingId, (counts.get(bookingId) ?? 0) + 1)
  return { of: (bookingId) => Math.max(1, counts.get(bookingId) ?? 1) }
}
