import type { EntityManager } from '../db/orm.ts'
import { Assignment } from './assignment.entity.ts'

/** When each of these bookings was last given to somebody, moved on or taken back, by booking. */
export async function readLastMoves(
  bookingIds: readonly string[],
  em: EntityManager,
): Promise<ReadonlyMap<string, Date>> {
  const assignments = await em.find(
    Assignment,
    { bookingId: { $in: [...bookingIds] } },
    { fields: ['bookingId', 'assignedAt', 'stateSince'], disableIdentityMap: true },
  )
  const last = new Map<string, Date>()
  for (const { bookingId, assignedAt, stateSince } of assignments) {
    const times = [last.get(bookingId), assignedAt, stateSince].map((at) => at?.getTime() ?? 0)
    last.set(bookingId, new Date(Math.max(...times)))
  }
  return last
}
