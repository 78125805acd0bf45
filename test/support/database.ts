import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, type ProvidedContext } from 'vitest'
import { connectPostgres, openEmbedded } from '../../src/server/schema/migrate.ts'
import type { EntityManager, Orm } from '../../src/server/db/orm.ts'

export interface Database {
  readonly orm: Orm
  /** The address of a PostgreSQL database; of the embedded one there is none. */
  readonly url: string | undefined
  /** An entity manager that remembers nothing: what it reads is what is stored. */
  fresh(): EntityManager
  close(): Promise<void>
}

/** A database of its own for whoever asks: a copy of the run's migrated one, on PostgreSQL or embedded. */
export async function openDatabase(): Promise<Database> {
  const template = inject('database')
  return template.kind === 'postgres' ? copyOnPostgres(template) : copyEmbedded(template.templateFolder)
}

/**
 * One more connection to a PostgreSQL database, as a second process has it. On a machine that stands still for some seconds
 * no job fails for want of a connection or of a lock: it would be tried again later, by a clock that the test moves. Nor is
 * a call refused that waits for others in turn.
 */
export async function connectTo(url: string, lockMs = 15_000): Promise<Database> {
  const orm = await connectPostgres(url, { connectMs: 30_000, lockMs })
  return { orm, url, fresh: () => orm.em.fork(), close: () => orm.close() }
}

/** Databases that are put back to their first rows after use: as fresh as new ones, and ready at once. */
const spares: Database[] = []

export const takeDatabase = async (): Promise<Database> => spares.pop() ?? openDatabase()

/** Lets another test of this worker have it. */
export async function giveBack(database: Database): Promise<void> {
  await reset(database)
  spares.push(database)
}

export async function closeSpares(): Promise<void> {
  for (const database of spares.splice(0)) await database.close()
}

/** Puts a database back to its first rows: as good as a new copy, at a hundredth of the time. */
async function reset({ orm }: Database): Promise<void> {
  const first = inject('firstRows')
  const filled = first.filter(({ rows }) => rows !== '[]')
  // One statement for all tables each: an empty table costs next to nothing, and TRUNCATE would write new files for all.
  const deletions = first.map(({ table }, i) => `d${i} as (delete from "${table}")`)
  const insertions = filled.map(
    ({ table }, i) =>
      `i${i} as (insert into "${table}" select * from json_populate_recordset(null::"${table}", ?))`,
  )
  await orm.em.fork().transactional(async (em) => {
    // Rows come back in any order: what they refer to may come later.
    await em.execute('set local session_replication_role = replica')
    await em.execute(`with ${deletions.join(', ')} select 1`)
    await em.execute(
      `with ${insertions.join(', ')} select 1`,
      filled.map(({ rows }) => rows),
    )
  })
}

async function copyOnPostgres({
  serverUrl,
  socketUrl,
  template,
}: Extract<ProvidedContext['database'], { kind: 'postgres' }>): Promise<Database> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(socketUrl, `create database ${name} template ${template}`)
  const database = await connectTo(`${socketUrl}${name}`)
  return {
    ...database,
    // Whoever else asks for it comes as a server does.
    url: `${serverUrl}${name}`,
    async close() {
      await database.close()
      await administer(socketUrl, `drop database ${name} with (force)`)
    },
  }
}

let administration: Promise<Orm> | undefined

// Its connection is closed when it has not been used for a while.
async function administer(socketUrl: string, statement: string): Promise<void> {
  administration ??= connectPostgres(`${socketUrl}postgres`)
  await (await administration).em.fork().execute(statement)
}

async function copyEmbedded(templateFolder: string): Promise<Database> {
  const folder = await mkdtemp(join(tmpdir(), 'chauffeur-embedded-'))
  await cp(templateFolder, folder, { recursive: true })
  const orm = await openEmbedded(folder)
  return {
    orm,
    url: undefined,
    fresh: () => orm.em.fork(),
    async close() {
      await orm.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
