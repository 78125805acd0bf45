import { migrations } from './migrations/index.ts'
import type { Orm } from '../db/orm.ts'

/** The database was made by a newer release than this one. */
export class SchemaTooNew extends Error {
  override name = 'SchemaTooNew'
}

// Any number; it only has to be the same in every process that migrates this database.
const MIGRATION_LOCK = 7_301_994

/** Brings the database up to date, and fills one that is new. Processes that start at once take turns. */
export async function migrate(orm: Orm): Promise<void> {
  const known = new Set(migrations.map(({ name }) => name))
  const run = async () => {
    const unknown = (await orm.migrator.getExecuted()).find(({ name }) => !known.has(name))
    if (unknown)
      throw new SchemaTooNew(`The database has been migrated by a newer release (${unknown.name}).`)
    await orm.migrator.up()
  }
  // The embedded database has one connection, which a lock held in a transaction would keep from the migrations.
  if (orm.embedded) return run()
  await orm.em.fork().transactional(async (em) => {
    await em.execute(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
    await run()
  })
}

/** Whether the database answers and knows every migration of this release. */
export async function hasEveryMigration(orm: Orm): Promise<boolean> {
  const rows = await orm.em.fork().execute<{ name: string }[]>('select name from migration')
  const executed = new Set(rows.map(({ name }) => name))
  return migrations.every(({ name }) => executed.has(name))
}
