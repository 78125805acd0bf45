import { setTimeout as wait } from 'node:timers/promises'
import { migrations } from './migrations/index.ts'
import {
  type EntityManager,
  type Orm,
  type ServerOptions,
  createEmbeddedOrm,
  createPostgresOrm,
} from '../db/orm.ts'
import { fillPartners, nameFeedsByPartner } from './fill-partners.ts'
import { findMissingIndexes, makeIndexes } from './make-indexes.ts'
import { findUnvalidated, validateConstraints } from './validate-constraints.ts'
import { holdCar } from '../capacity/hold-car.routine.ts'
import { jobsAround } from '../capacity/jobs-around.routine.ts'
import { entities } from './entities.ts'

/** The database was made by a newer release than this one, or by one that this one does not know. */
export class SchemaUnknown extends Error {
  override name = 'SchemaUnknown'
}

// Any number; it only has to be the same in every process that migrates this database.
const MIGRATION_LOCK = 7_301_994

/** A migration has waited in vain for a transaction of somebody else. */
export class MigrationHeldUp extends Error {
  override name = 'MigrationHeldUp'
}

/** Called with a sentence for whoever starts the process. */
type Say = (sentence: string) => void

/**
 * Brings the database up to date, and fills one that is new. Processes that start at once take turns. Each migration is done
 * in a transaction: whatever ends the process, the next start finds all of it done, or nothing.
 */
export async function migrate(orm: Orm, say: Say = () => {}, attempts = ATTEMPTS): Promise<void> {
  const executed = await findExecuted(orm)
  refuseUnknown(executed)
  // A newer release fills and validates what it has added: this one leaves its constraints alone.
  const isOlder = findNewer([...executed]) !== undefined
  if (isComplete(executed) && (isOlder || (await isFinished(orm)))) return
  const run = async () => {
    const executed = await findExecuted(orm)
    refuseUnknown(executed)
    if (isBeforeBaseline(executed))
      await orm.em.fork().execute(`insert into migration (name) values ('${BASELINE}')`)
    await nameFeedsByPartner(orm)
    for (const { name } of migrations)
      if (!(await findExecuted(orm)).has(name)) await runPatiently(orm, name, say, attempts)
    await fillPartners(orm)
    if (isOlder) return
    await makeIndexes(orm)
    await validateConstraints(orm)
  }
  // The embedded database has one connection: a transaction that locks would leave none for the migrations.
  if (orm.embedded) return run()
  await orm.em.fork().transactional(async (em) => {
    await takeTurn(em, say)
    await run()
  })
}

/** Whether nothing is left to do after the migrations. */
async function isFinished(orm: Orm): Promise<boolean> {
  return (await findUnvalidated(orm)).length === 0 && (await findMissingIndexes(orm)).length === 0
}

/**
 * Waits for the lock of the migrations by asking for it again and again: a statement that waits would see the database as it
 * was when it began, and an index that is made meanwhile waits for the end of every such statement.
 */
async function takeTurn(em: EntityManager, say: Say): Promise<void> {
  for (let isFirst = true; ; isFirst = false) {
    const [row] = await em.execute<{ isMine: boolean }[]>(
      `select pg_try_advisory_xact_lock(${MIGRATION_LOCK}) as "isMine"`,
    )
    if (row?.isMine) return
    if (isFirst) say('Another process brings the database up to date. This one waits for it.')
    await wait(TURN_PAUSE_MS)
  }
}

const TURN_PAUSE_MS = 100

/**
 * Whoever reads a table waits behind a migration that waits for it: it soon gives way, and tries again. Sooner than
 * PostgreSQL looks for transactions that wait for each other (after a second): else a request would be ended for it.
 */
const LOCK_MS = 500
const PAUSE_MS = 1_000
/** Two minutes of them. */
const ATTEMPTS = 80

async function runPatiently(orm: Orm, name: string, say: Say, attempts: number): Promise<void> {
  for (let attempt = 1; ; attempt += 1)
    try {
      await orm.em.fork().transactional(async (em) => {
        await em.execute(`set local lock_timeout to ${LOCK_MS}`)
        await runMigrations(orm, em, name)
      })
      return
    } catch (error) {
      if (!isHeldUp(error)) throw error
      const other = await describeOldestTransaction(orm)
      if (attempt === attempts)
        throw new MigrationHeldUp(
          `The migration ${name} was given up: a table that it changes was held all the time, perhaps by ${other}. Nothing of it was done. End that, and start again.`,
          { cause: error },
        )
      if (attempt === 1)
        say(
          `The migration ${name} has to wait for a table, perhaps because of ${other}. It is tried again and again, and holds nobody up meanwhile.`,
        )
      await wait(PAUSE_MS)
    }
}

/** Runs all migrations as far as this one, as a part of a transaction. */
export async function runMigrations(orm: Orm, em: EntityManager, to?: string): Promise<void> {
  const transaction = em.getTransactionContext()
  // The migrator would make its table before it joins the transaction.
  const storage = orm.migrator.getStorage()
  storage.setMasterMigration(transaction)
  try {
    await storage.ensureTable?.()
    await orm.migrator.up({ transaction, ...(to !== undefined && { to }) })
  } finally {
    storage.unsetMasterMigration()
  }
}

/** No lock in time, or one of somebody who waits for a lock of the migration. */
const HELD_UP: ReadonlySet<unknown> = new Set(['55P03', '40P01'])

function isHeldUp(error: unknown): boolean {
  return error instanceof Error && (('code' in error && HELD_UP.has(error.code)) || isHeldUp(error.cause))
}

/** Of another process: "a transaction that is open since 10:04 (process 4711 of PostgreSQL)". */
async function describeOldestTransaction(orm: Orm): Promise<string> {
  const [row] = await orm.em.fork().execute<{ pid: number; since: string }[]>(OLDEST)
  return row
    ? `a transaction that is open since ${row.since} UTC (process ${row.pid} of PostgreSQL)`
    : 'a transaction that is open'
}

// Without ours, which holds the lock of the migrations.
const OLDEST = `
  select pid, to_char(xact_start at time zone 'UTC', 'HH24:MI') as since from pg_stat_activity
  where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()
    and pid not in (select pid from pg_locks where locktype = 'advisory' and objid = ${MIGRATION_LOCK})
  order by xact_start limit 1`

/** Whether the database answers and knows every migration of this release. */
export async function hasEveryMigration(orm: Orm): Promise<boolean> {
  return isComplete(await findExecuted(orm))
}

function isComplete(executed: ReadonlySet<string>): boolean {
  return migrations.every(({ name }) => executed.has(name))
}

/** The migration that makes the tables of release 1.0.0. */
export const BASELINE = '0200-baseline'
/** The migrations until release 1.0.0, which are no longer there: the last of them leaves what the baseline makes. */
const EARLIER = /^0[01]\d\d-/
const LAST_EARLIER = '0152-sweeps'
/** The last commit that has them. */
const EARLIER_COMMIT = '64b1731adfd0'
/** Adds what this release does not need, and leaves what it does. */
const ONLY_ADDS = /^\d{4}-expand-/

/** Whether the database has the tables of the baseline from the migrations that were there before it. */
export function isBeforeBaseline(executed: ReadonlySet<string>): boolean {
  return executed.has(LAST_EARLIER) && !executed.has(BASELINE)
}

/** Refuses tables that this release cannot work on. Tables to which a newer release has only added are accepted. */
export function refuseUnknown(executed: ReadonlySet<string>): void {
  const names = [...executed]
  if (names.some((name) => EARLIER.test(name)) && !executed.has(LAST_EARLIER))
    throw new SchemaUnknown(
      `The database is older than release 1.0.0. Start commit ${EARLIER_COMMIT} on it once, and then this release.`,
    )
  const newer = names.find((name) => !isKnown(name) && !ONLY_ADDS.test(name))
  if (newer !== undefined)
    throw new SchemaUnknown(`The database has been migrated by a newer release (${newer}).`)
}

/** The first of these migrations that only a newer release knows. */
export function findNewer(names: readonly string[]): string | undefined {
  return names.find((name) => !isKnown(name))
}

function isKnown(name: string): boolean {
  return EARLIER.test(name) || migrations.some((migration) => migration.name === name)
}

/** The names of the migrations that the database has had. A new one has no table of them. */
async function findExecuted(orm: Orm): Promise<ReadonlySet<string>> {
  const em = orm.em.fork()
  const [table] = await em.execute<{ exists: boolean }[]>(
    `select to_regclass('migration') is not null as "exists"`,
  )
  if (!table?.exists) return new Set()
  const rows = await em.execute<{ name: string }[]>('select name from migration')
  return new Set(rows.map(({ name }) => name))
}

/** Every function of the database, but for those of triggers. A migration makes each. */
const routines = [holdCar, jobsAround]

const schema = { entities, routines, migrations }

/** A PostgreSQL server with the tables of this product. */
export function connectPostgres(url: string, options?: ServerOptions): Promise<Orm> {
  return createPostgresOrm(url, schema, options)
}

/** The embedded PostgreSQL with the tables of this product: in this process, its files in `folder`. */
export function openEmbedded(folder: string): Promise<Orm> {
  return createEmbeddedOrm(folder, schema)
}
