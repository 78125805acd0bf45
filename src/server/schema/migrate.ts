import { migrations } from './migrations/index.ts'
import { type Orm, createEmbeddedOrm, createPostgresOrm } from '../db/orm.ts'
import { holdCar } from '../capacity/hold-car.routine.ts'
import { jobsAround } from '../capacity/jobs-around.routine.ts'
import { entities } from './entities.ts'

/** The database was made by a newer release than this one. */
export class SchemaTooNew extends Error {
  override name = 'SchemaTooNew'
}

// Any number; it only has to be the same in every process that migrates this database.
const MIGRATION_LOCK = 7_301_994

/** Brings the database up to date, and fills one that is new. Processes that start at once take turns. */
export async function migrate(orm: Orm): Promise<void> {
  const executed = await findExecuted(orm)
  refuseNewer(executed)
  if (migrations.every(({ name }) => executed.has(name))) return
  const run = async () => {
    refuseNewer(await findExecuted(orm))
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
  const executed = await findExecuted(orm)
  return migrations.every(({ name }) => executed.has(name))
}

/** Refuses what a newer release has migrated. */
export function refuseNewer(executed: ReadonlySet<string>): void {
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = [...executed].find((name) => !known.has(name))
  if (unknown !== undefined)
    throw new SchemaTooNew(`The database has been migrated by a newer release (${unknown}).`)
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
