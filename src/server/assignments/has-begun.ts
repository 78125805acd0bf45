import { PAST_PICKUP } from '@chauffeur/domain/trip-state'
import type { EntityManager } from '../db/orm.ts'
import { Assignment } from './assignment.entity.ts'

/** Whether a guest of the booking is or was on board, or was waited for in vain. */
export async function hasBegun(bookingId: string, em: EntityManager): Promise<boolean> {
  const begun = { bookingId, releasedAt: null, state: { $in: [...PAST_PICKUP] } }
  return (await em.count(Assignment, begun)) > 0
}
