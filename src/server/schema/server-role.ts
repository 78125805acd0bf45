import type { Orm } from '../db/orm.ts'

/** The history tables: rows are added to them, and never changed or deleted. */
const HISTORY = ['audit_entry', 'payment_event', 'trip_event'] as const

/**
 * Lets the role of the server do its work in the tables of the owner, who calls this: read and write rows, but change and
 * delete none of what happened, and no table. Again after each start, so that it holds for tables that are new.
 */
export async function grantToServer(owner: Orm, role: string): Promise<void> {
  const em = owner.em.fork()
  const [{ name, isOwner } = { name: '', isOwner: false }] = await em.execute<
    { name: string; isOwner: boolean }[]
  >(`select quote_ident(?) as name, current_user = ? as "isOwner"`, [role, role])
  if (isOwner) return
  const history = HISTORY.join(', ')
  await em.execute(
    [
      `grant usage on schema public to ${name}`,
      `grant select, insert, update, delete on all tables in schema public to ${name}`,
      `grant usage, select on all sequences in schema public to ${name}`,
      `revoke update, delete, truncate on ${history} from ${name}`,
    ].join('; '),
  )
}

/** The role that a connection has. */
export async function roleOf(orm: Orm): Promise<string> {
  const [row] = await orm.em.fork().execute<{ role: string }[]>('select current_user as role')
  if (!row) throw new Error('A connection has a role')
  return row.role
}
