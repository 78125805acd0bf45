import type { EntityManager, Orm } from '../db/orm.ts'
import {
  BASELINE,
  findNewer,
  isBeforeBaseline,
  refuseUnknown,
  runMigrations,
  SchemaUnknown,
} from '../schema/migrate.ts'
import { migrations } from '../schema/migrations/index.ts'
import { DamagedBackup, rowsOf, type Backup, type TableSummary } from './backup-file.ts'
import { readTables, walkTable, writeAlike, type StoredTable } from './copy-database.ts'

/** The database has something in it already, or a server works on it. */
export class DatabaseInUse extends Error {
  override name = 'DatabaseInUse'
}

/**
 * Fills a database with a backup that was checked: all of it or nothing. The tables are made as the backup's release had
 * them, filled, compared row by row with what the backup says, and then brought up to date.
 *
 * @param isReplaced whether what the database holds is thrown away; otherwise one that is not empty is refused.
 */
export async function restoreDatabase(
  orm: Orm,
  path: string,
  { head, tables }: Backup,
  { isReplaced }: { readonly isReplaced: boolean },
): Promise<void> {
  // Also what only adds: this release has no place for what is in it.
  const newer = findNewer(head.migrations)
  if (newer !== undefined)
    throw new SchemaUnknown(
      `The backup was made by a newer release (${head.release}, with ${newer}). Restore it with that one. Nothing was changed.`,
    )
  const executed = new Set(head.migrations)
  refuseUnknown(executed)
  // The migrations until the baseline left what it makes.
  if (isBeforeBaseline(executed)) executed.add(BASELINE)
  await orm.em.fork().transactional(async (em) => {
    await writeAlike(em)
    if (await hasTables(em)) {
      await refuseServed(em)
      if (!isReplaced) throw new DatabaseInUse(await describe(em))
      await em.execute('drop schema public cascade')
      await em.execute('create schema public')
    }
    const last = migrations.findLast(({ name }) => executed.has(name))?.name
    if (last === undefined) throw new DamagedBackup()
    await runMigrations(orm, em, last)
    await fill(path, tables, em)
    await runMigrations(orm, em)
  })
}

async function hasTables(em: EntityManager): Promise<boolean> {
  const [row] = await em.execute<{ found: boolean }[]>(
    `select exists (select 1 from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace) as found`,
  )
  return row?.found === true
}

// Three beats of the slowest heartbeat that can be set.
const SERVED = `
  select exists (select 1 from server_process where seen_at > clock_timestamp() - interval '30 seconds') as served`

async function refuseServed(em: EntityManager): Promise<void> {
  const [table] = await em.execute<{ known: boolean }[]>(
    `select to_regclass('server_process') is not null as known`,
  )
  const [row] = table?.known ? await em.execute<{ served: boolean }[]>(SERVED) : []
  if (row?.served)
    throw new DatabaseInUse(
      'A server works on this database. Stop it, wait for half a minute, and try again. Nothing was changed.',
    )
}

async function describe(em: EntityManager): Promise<string> {
  const [table] = await em.execute<{ known: boolean }[]>(`select to_regclass('booking') is not null as known`)
  const [row] = table?.known
    ? await em.execute<{ bookings: string }[]>('select count(*)::text as bookings from booking')
    : []
  const held = row ? `${Number(row.bookings).toLocaleString('en')} bookings` : 'tables of another program'
  return `The database is not empty: it holds ${held}. Nothing was changed. With --replace all of it is thrown away.`
}

async function fill(path: string, expected: readonly TableSummary[], em: EntityManager): Promise<void> {
  const tables = await readTables(em)
  const names = tables.map(({ name }) => `"${name}"`)
  // Whatever triggers keep in step was in step when the backup was made. The first rows of a new database give way.
  for (const name of names) await em.execute(`alter table ${name} disable trigger user`)
  await em.execute(`truncate ${names.join(', ')}`)
  for await (const { table, rows } of rowsOf(path))
    await em.execute(`insert into "${table}" select * from json_populate_recordset(null::"${table}", ?)`, [
      rows,
    ])
  for (const name of names) await em.execute(`alter table ${name} enable trigger user`)
  for (const table of tables) await countOn(table, em)
  for (const table of tables) {
    const { count, hash } = await walkTable(table, em)
    const said = expected.find(({ name }) => name === table.name)
    if (said?.count !== count || said.hash !== hash)
      throw new Error(`The table ${table.name} is not as the backup says`)
  }
}

/** Has the columns that count up by themselves go on after the highest number. */
async function countOn({ name, counting }: StoredTable, em: EntityManager): Promise<void> {
  for (const column of counting)
    await em.execute(
      `select setval(pg_get_serial_sequence('"${name}"', '${column}'), coalesce(max("${column}"), 1), max("${column}") is not null) from "${name}"`,
    )
}
