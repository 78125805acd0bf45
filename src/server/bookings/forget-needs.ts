import { NEEDS_KEPT_MS, NO_NEEDS } from '@chauffeur/domain/needs'
import type { Orm } from '../db/orm.ts'
import { Booking } from './booking.entity.ts'

/** Deletes what travellers of trips of some time ago needed. Nothing else has kept it: see decision 115. */
export function forgetNeeds(orm: Orm, now: Date): Promise<number> {
  const isOver = { pickupAt: { $lt: new Date(now.getTime() - NEEDS_KEPT_MS) } }
  const hasNeeds = {
    $or: [{ wheelchair: { $ne: null } }, { assistanceDog: true }, { pet: true }, { helpToCar: true }],
  }
  return orm.em.fork().nativeUpdate(Booking, { ...isOver, ...hasNeeds }, NO_NEEDS)
}
