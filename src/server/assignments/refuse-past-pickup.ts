import { PAST_PICKUP } from '@chauffeur/domain/trip-state'
import { Refusal } from '../core/refusal.ts'
import type { EntityManager } from '../db/orm.ts'
import { Assignment } from './assignment.entity.ts'

/** Whoever is on board, or has arrived, has nothing to cancel; nor has whoever was waited for in vain. */
export async function refusePastPickup(bookingId: string, em: EntityManager): Promise<void> {
  const begun = { bookingId, releasedAt: null, state: { $in: [...PAST_PICKUP] } }
  if ((await em.count(Assignment, begun)) > 0)
    throw new Refusal('TOO_LATE', 'This journey has begun: please call us.')
}
