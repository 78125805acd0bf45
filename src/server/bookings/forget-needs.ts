import { needNames, NEEDS_KEPT_MS, NO_NEEDS } from '@chauffeur/domain/needs'
import type { EntityManager, Orm } from '../db/orm.ts'
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

const MESSAGE_TABLES = ['partner_event', 'webhook_delivery'] as const

/** Deletes from the messages about these bookings what their travellers needed. */
async function forgetNeedsInMessages(bookingNumbers: readonly string[], em: EntityManager): Promise<void> {
  const previous = needNames.map((name) => `#- '{previous,${name}}'`).join(' ')
  for (const table of MESSAGE_TABLES)
    await em.execute(
      `update ${table}
       set body = jsonb_set(body::jsonb ${previous}, '{data}', (body::jsonb -> 'data') || ?::jsonb)::text
       where booking_number in (select jsonb_array_elements_text(?::jsonb))`,
      [JSON.stringify(NO_NEEDS), JSON.stringify(bookingNumbers)],
    )
}
