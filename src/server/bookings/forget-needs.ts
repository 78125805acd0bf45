import { NEEDS_KEPT_MS, NO_NEEDS } from '@chauffeur/domain/needs'
import type { Orm } from '../db/orm.ts'
import { forgetNeedsInMessages } from '../webhooks/forget-needs.ts'
import { Booking } from './booking.entity.ts'

/** Deletes what travellers of trips of some time ago needed, also from messages. Nothing else has kept it: see decision 115. */
export function forgetNeeds(orm: Orm, now: Date): Promise<number> {
  const isOver = { pickupAt: { $lt: new Date(now.getTime() - NEEDS_KEPT_MS) } }
  const hasNeeds = {
    $or: [{ wheelchair: { $ne: null } }, { assistanceDog: true }, { pet: true }, { helpToCar: true }],
  }
  return orm.em.fork().transactional(async (em) => {
    const known = await em.find(Booking, { ...isOver, ...hasNeeds }, { fields: ['number'] })
    if (known.length === 0) return 0
    const numbers = known.map(({ number }) => number)
    await em.nativeUpdate(Booking, { number: { $in: numbers } }, NO_NEEDS)
    await forgetNeedsInMessages(numbers, em)
    return known.length
  })
}
