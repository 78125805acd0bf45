import { needNames, NO_NEEDS } from '@chauffeur/domain/needs'
import type { EntityManager } from '../db/orm.ts'

const TABLES = ['partner_event', 'webhook_delivery'] as const

/** Deletes from the messages about these bookings what their travellers needed. */
export async function forgetNeedsInMessages(
  bookingNumbers: readonly string[],
  em: EntityManager,
): Promise<void> {
  const previous = needNames.map((name) => `#- '{previous,${name}}'`).join(' ')
  for (const table of TABLES)
    await em.execute(
      `update ${table}
       set body = jsonb_set(body::jsonb ${previous}, '{data}', (body::jsonb -> 'data') || ?::jsonb)::text
       where booking_number in (select jsonb_array_elements_text(?::jsonb))`,
      [JSON.stringify(NO_NEEDS), JSON.stringify(bookingNumbers)],
    )
}
