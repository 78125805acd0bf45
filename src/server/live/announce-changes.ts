import type { LiveEvent, LiveName } from '@chauffeur/contract/live-events'
import type { EventName, Events } from '../core/events.ts'
import { LIVE_CHANNEL, liveMessage } from '../core/live-channel.ts'
import type { Transaction } from '../core/transaction.ts'
import type { EntityManager } from '../db/orm.ts'
import { executePrepared } from '../db/typed-queries.ts'

/** The live events that open pages get of an act on something, by the first part of its event's name. */
const NAMES: Readonly<Record<string, readonly LiveName[]>> = {
  booking: ['booking'],
  trip: ['booking'],
  payment: ['payment'],
  enquiry: ['enquiry'],
  car: ['cars'],
  driver: ['cars', 'jobs'],
  'driver-link': ['jobs'],
  capacity: ['cars'],
  duty: ['cars'],
  blackout: ['cars'],
}

/**
 * Runs an operation, and has open pages told of what it has recorded: by the last statement of its
 * transaction, or by the last one before the locks of a sale, for which others wait.
 */
export async function announcingChanges<T>(
  tx: Omit<Transaction, 'announce'>,
  run: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const events: LiveEvent[] = []
  const announce = async () => {
    if (events.length === 0) return
    await tx.em.flush()
    await notify(tx.em, events.splice(0))
  }
  const result = await run({
    ...tx,
    announce,
    react: async (inner, name, event) => {
      events.push(...liveEventsOf(name, event))
      await tx.react(inner, name, event)
    },
  })
  await announce()
  return result
}

function liveEventsOf(name: EventName, event: Events[EventName]): LiveEvent[] {
  if ('bookingId' in event) return [{ name: 'booking', id: event.bookingId }]
  if ('enquiryId' in event) return [{ name: 'enquiry', id: event.enquiryId }]
  if (!('id' in event)) return []
  const [subject = ''] = name.split('.')
  return (NAMES[subject] ?? []).map((live) => ({ name: live, id: event.id }))
}

/** Notifies of equal events once. Whoever drives a part of a changed booking, or did, is told that their jobs have changed. */
async function notify(em: EntityManager, events: readonly LiveEvent[]): Promise<void> {
  const bookings = events.flatMap(({ name, id }) => (name === 'booking' ? id : []))
  await executePrepared(
    `select pg_notify($1, message) from (
       select json_array_elements_text($2::json) as message
       union
       select 'jobs:' || holder from assignment cross join lateral unnest(array[id, driver_id]) as holder
       where booking_id in (select json_array_elements_text($3::json)::uuid) and holder is not null
     ) as told`,
    [LIVE_CHANNEL, JSON.stringify(events.map(liveMessage)), JSON.stringify(bookings)],
    em,
  )
}
