import { migrations } from './migrations/index.ts'
import { type Orm, createEmbeddedOrm, createPostgresOrm } from '../db/orm.ts'
import { holdCar } from '../capacity/hold-car.routine.ts'
import { jobsAround } from '../capacity/jobs-around.routine.ts'
import { entities } from './entities.ts'

/** The database was made by a newer release than this one, or by one that this one does not know. */
export class SchemaUnknown extends Error {
  override name = 'SchemaUnknown'
}

// Any number; it only has to be the same in every process that migrates this database.
const MIGRATION_LOCK = 7_301_994

/** Brings the database up to date, and fills one that is new. Processes that start at once take turns. */
export async function migrate(orm: Orm): Promise<void> {
  const executed = await findExecuted(orm)
  refuseUnknown(executed)
  if (isComplete(executed)) return
  const run = async () => {
    const executed = await findExecuted(orm)
    refuseUnknown(executed)
    if (isBeforeBaseline(executed))
      await orm.em.fork().execute(`insert into migration (name) values ('${BASELINE}')`)
    await orm.migrator.up()
  }
  // The embedded database has one connection: a transaction that locks would leave none for the migrations.
  if (orm.embedded) return run()
  await orm.em.fork().transactional(async (em) => {
    await em.execute(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
    await run()
  })
}

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
  const known = new Set(migrations.map(({ name }) => name))
  const names = [...executed]
  if (names.some((name) => EARLIER.test(name)) && !executed.has(LAST_EARLIER))
    throw new SchemaUnknown(
      `The database is older than release 1.0.0. Start commit ${EARLIER_COMMIT} on it once, and then this release.`,
    )
  const newer = names.find((name) => !known.has(name) && !EARLIER.test(name) && !ONLY_ADDS.test(name))
  if (newer !== undefined)
    throw new SchemaUnknown(`The database has been migrated by a newer release (${newer}).`)
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

/** A PostgreSQL server with the tables of this product, given up when it is silent for `silenceMs`; 0 waits for ever. */
export function connectPostgres(url: string, options?: { readonly silenceMs: number }): Promise<Orm> {
  return createPostgresOrm(url, schema, options)
}

/** The embedded PostgreSQL with the tables of this product: in this process, its files in `folder`. */
export function openEmbedded(folder: string): Promise<Orm> {
  return createEmbeddedOrm(folder, schema)
}
