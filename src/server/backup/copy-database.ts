import { createHash } from 'node:crypto'
import { IsolationLevel } from '@mikro-orm/core'
import type { EntityManager, Orm } from '../db/orm.ts'
import type { BackupHead, BackupWriter, TableSummary } from './backup-file.ts'

/** The migrations are in the head of a backup, and no process works on a restored database yet. */
const LEFT_OUT = new Set(['migration', 'server_process'])

/** Rows that are read at once; fewer where they hold files. */
const BATCH = 500
const BATCH_OF_FILES = 5

/** A table with what is needed to read it in one order and to fill it. */
export interface StoredTable {
  readonly name: string
  /** The columns of its key, in their order. */
  readonly key: readonly string[]
  readonly holdsFiles: boolean
  /** Columns that count up by themselves. */
  readonly counting: readonly string[]
  /** The tables that its rows belong to. */
  readonly after: readonly string[]
}

/** Writes all rows of a database as they stand at one moment, while others go on writing. */
export async function copyDatabase(
  orm: Orm,
  writer: BackupWriter,
  head: Omit<BackupHead, 'migrations'>,
): Promise<readonly TableSummary[]> {
  return await orm.em.fork().transactional(
    async (em) => {
      await writeAlike(em)
      const migrations = await em.execute<{ name: string }[]>('select name from migration order by id')
      await writer.writeHead({ ...head, migrations: migrations.map(({ name }) => name) })
      const tables: TableSummary[] = []
      for (const table of await readTables(em))
        tables.push(await walkTable(table, em, (texts) => writer.writeRows(table.name, texts)))
      await writer.writeEnd(tables)
      return tables
    },
    { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
  )
}

/** Has a value be written in the same way whatever the database's own settings are, until the transaction ends. */
export async function writeAlike(em: EntityManager): Promise<void> {
  await em.execute(`set local timezone to 'UTC'`)
  await em.execute(`set local bytea_output to 'hex'`)
}

/** Counts and hashes the rows of a table in the order of their key, and gives them out as JSON texts. */
export async function walkTable(
  { name, key, holdsFiles }: StoredTable,
  em: EntityManager,
  give: (texts: readonly string[]) => Promise<void> = async () => {},
): Promise<TableSummary> {
  const hash = createHash('sha256')
  const order = key.map((column) => `"${column}"`).join(', ')
  await em.execute(
    `declare backup_rows no scroll cursor for select to_jsonb(t)::text as text from "${name}" t order by ${order}`,
  )
  let count = 0
  for (;;) {
    const rows = await em.execute<{ text: string }[]>(
      `fetch ${holdsFiles ? BATCH_OF_FILES : BATCH} from backup_rows`,
    )
    if (rows.length === 0) break
    const texts = rows.map(({ text }) => text)
    for (const text of texts) hash.update(text)
    count += rows.length
    await give(texts)
  }
  await em.execute('close backup_rows')
  return { name, count, hash: hash.digest('hex') }
}

/** Every table with rows of its own, each after those that its rows belong to. */
export async function readTables(em: EntityManager): Promise<StoredTable[]> {
  const found = await em.execute<StoredTable[]>(TABLES)
  const waiting = new Map(found.filter(({ name }) => !LEFT_OUT.has(name)).map((table) => [table.name, table]))
  const ordered: StoredTable[] = []
  while (waiting.size > 0) {
    const next = [...waiting.values()].find(({ name, after }) =>
      after.every((other) => other === name || !waiting.has(other)),
    )
    if (!next) throw new Error('Two tables belong to each other')
    waiting.delete(next.name)
    ordered.push(next)
  }
  return ordered
}

const TABLES = `
  select t.relname as name,
    (select array_agg(a.attname::text order by array_position(i.indkey::int[], a.attnum::int))
      from pg_index i join pg_attribute a on a.attrelid = t.oid and a.attnum = any (i.indkey)
      where i.indrelid = t.oid and i.indisprimary) as key,
    exists (select 1 from pg_attribute a
      where a.attrelid = t.oid and a.attnum > 0 and a.atttypid = 'bytea'::regtype) as "holdsFiles",
    array(select a.attname::text from pg_attribute a
      where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
        and pg_get_serial_sequence(quote_ident(t.relname), a.attname) is not null) as counting,
    array(select r.relname::text from pg_constraint c join pg_class r on r.oid = c.confrelid
      where c.conrelid = t.oid and c.contype = 'f') as after
  from pg_class t where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace
  order by t.relname`
