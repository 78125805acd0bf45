import type { Orm } from '../db/orm.ts'
import { findUnvalidated } from './validate-constraints.ts'

/** So many bookings are held at once, for some milliseconds. */
const BATCH = 2000

const FILL = `
  update booking set partner_id = (select partner_id from api_key where id = booking.api_key_id)
  where id in (select id from booking where partner_id is null and api_key_id is not null limit ${BATCH})
  returning 1`

/** Whether every booking that came with a key names its partner. */
export async function hasPartners(orm: Orm): Promise<boolean> {
  return (await findUnvalidated(orm)).every(({ name }) => name !== 'booking_of_a_partner')
}

/**
 * Gives the bookings of before migration 0251 their partners, while the release before goes on writing. What was stopped goes
 * on with the next start.
 */
export async function fillPartners(orm: Orm): Promise<void> {
  if (await hasPartners(orm)) return
  const em = orm.em.fork()
  while ((await em.execute<unknown[]>(FILL)).length === BATCH);
  // Last: it says that all of it is done.
  await em.execute('alter table booking validate constraint booking_of_a_partner')
}

/** Between releases the feed of events was one of a key. It becomes that of the key's partner, who has the key's id. */
export async function nameFeedsByPartner(orm: Orm): Promise<void> {
  await orm.em.fork().execute(`do $$ begin
    if exists (
      select from information_schema.columns where table_name = 'partner_event' and column_name = 'api_key_id'
    ) then
      alter table partner_event drop constraint partner_event_api_key_id_foreign;
      alter table partner_event rename column api_key_id to partner_id;
      alter table event_feed drop constraint event_feed_api_key_id_foreign;
      alter table event_feed rename column api_key_id to partner_id;
    end if;
  end $$`)
}
