import { DAY_MS } from '@chauffeur/domain/duration'
import { UNUSED_TEST_DAYS } from '@chauffeur/domain/sandbox'
import { lockPartner } from '../auth/lock-partner.ts'
import type { DatabaseAccess } from '../core/transaction.ts'
import type { EntityManager, Orm } from '../db/orm.ts'

/** Removes all bookings of a partner of the sandbox with what belongs to them. @returns how many there were. */
export async function resetTestData(partnerId: string, { em }: Pick<DatabaseAccess, 'em'>): Promise<number> {
  await lockPartner(partnerId, em)
  // Entries of accounts are deleted with what they are about, which nothing else may do.
  await em.execute(`select set_config('chauffeur.test_data', 'on', true)`)
  const known = await em.execute<{ id: string; number: string }[]>(
    'select id, number from booking where partner_id = ? for update',
    [partnerId],
  )
  for (const { id, number } of known) {
    await em.execute(`delete from audit_entry where subject = 'booking' and subject_id = ?`, [id])
    await em.execute('delete from test_mail where booking_number = ?', [number])
    await em.execute('delete from webhook_delivery where booking_number = ?', [number])
    await em.execute('delete from simulated_payment where reference like ?', [`${number}%`])
  }
  // A call that made one of them and is repeated makes it again.
  await em.execute(
    `delete from idempotency_key where split_part(scope, '/', 2) in (select id::text from api_key where partner_id = ?)`,
    [partnerId],
  )
  await deleteWith('booking', 'partner_id = ?', [partnerId], em)
  await deleteWith('journey', 'api_key_id in (select id from api_key where partner_id = ?)', [partnerId], em)
  await em.execute('delete from partner_event where partner_id = ?', [partnerId])
  // Whoever reads the feed with a cursor of before is told.
  await em.execute(
    `update event_feed set last_position = last_position + 1, deleted_through = last_position + 1 where partner_id = ?`,
    [partnerId],
  )
  return known.length
}

/**
 * Removes the partners whose keys of the sandbox have not called for long, with all that is theirs. On a live server there
 * are none: its keys are no test keys.
 */
export async function deleteUnusedTestPartners(orm: Orm, now: Date): Promise<number> {
  const before = new Date(now.getTime() - UNUSED_TEST_DAYS * DAY_MS)
  const unused = await orm.em.fork().execute<{ id: string }[]>(UNUSED, [before])
  for (const { id } of unused)
    await orm.em.fork().transactional(async (em) => {
      await resetTestData(id, { em })
      await em.execute(
        `delete from audit_entry where subject_id = ? or subject_id in (select id::text from api_key where partner_id = ?)`,
        [id, id],
      )
      await em.execute('update partner set merged_into_id = null where merged_into_id = ?', [id])
      await deleteWith('partner', 'id = ?', [id], em)
    })
  return unused.length
}

const UNUSED = `
  select partner_id as id from api_key
  where exists (select from api_key_secret where key_id = api_key.id and starts_with(start, 'ctk_test_'))
  group by partner_id
  having max(greatest(created_at, last_used_at)) < ?`

interface Reference {
  readonly child: string
  readonly column: string
  readonly parent: string
}

/** Deletes rows of a table, and first all rows of other tables that refer to them. */
async function deleteWith(
  table: string,
  where: string,
  values: readonly unknown[],
  em: EntityManager,
): Promise<void> {
  const references = await em.execute<Reference[]>(REFERENCES, [table])
  for (const { child, column, parent } of references)
    await deleteWith(child, `${column} in (select ${parent} from ${table} where ${where})`, values, em)
  await em.execute(`delete from ${table} where ${where}`, [...values])
}

const REFERENCES = `
  select key.conrelid::regclass::text as child, child.attname as "column", parent.attname as parent
  from pg_constraint key
  join pg_attribute child on child.attrelid = key.conrelid and child.attnum = key.conkey[1]
  join pg_attribute parent on parent.attrelid = key.confrelid and parent.attnum = key.confkey[1]
  where key.contype = 'f' and key.confrelid = ?::regclass and key.conrelid <> key.confrelid`
