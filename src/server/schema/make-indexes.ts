import type { Orm } from '../db/orm.ts'

/** The indexes of tables that were there before them, by their names. */
const INDEXES: Readonly<Record<string, string>> = {
  booking_of_partner: 'booking (partner_id, updated_at, id) where partner_id is not null',
  booking_of_partners_reference: 'booking (partner_id, reference) where reference is not null',
  webhook_delivery_settled_or_due: 'webhook_delivery (webhook_id, coalesce(done_at, dead_at, run_at))',
}

/** The names of those that are not there, or were begun and not finished. */
export async function findMissingIndexes({ em }: Orm): Promise<string[]> {
  const made = await em.fork().execute<{ name: string }[]>(
    `select indexrelid::regclass::text as name from pg_index
     join pg_class on pg_class.oid = indexrelid
     where indisvalid and relnamespace = current_schema()::regnamespace`,
  )
  return Object.keys(INDEXES).filter((index) => !made.some(({ name }) => name === index))
}

/** Makes them after the migrations, outside of their transactions: everybody writes meanwhile. */
export async function makeIndexes(orm: Orm): Promise<void> {
  const em = orm.em.fork()
  const missing = await findMissingIndexes(orm)
  for (const [name, definition] of Object.entries(INDEXES)) {
    if (!missing.includes(name)) continue
    // One that was stopped half-way is there, and not used.
    await em.execute(`drop index if exists ${name}`)
    await em.execute(`create index ${orm.embedded ? '' : 'concurrently'} ${name} on ${definition}`)
  }
}
