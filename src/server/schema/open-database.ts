import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../core/config.ts'
import { lockDataFolder } from '../db/lock-data-folder.ts'
import type { Orm } from '../db/orm.ts'
import { connectPostgres, hasEveryMigration, openEmbedded } from './migrate.ts'

/** A command cannot be carried out, for a reason that its user can do something about. */
export class CommandRefused extends Error {
  override name = 'CommandRefused'
}

interface OpenedDatabase {
  readonly orm: Orm
  readonly close: () => Promise<void>
}

/** The database of the settings, for a command beside the server. Of the embedded one no server may run. */
export async function openDatabase({ DATABASE_URL, DATA_DIR }: Config): Promise<OpenedDatabase> {
  if (DATABASE_URL) return openServer(DATABASE_URL)
  const folder = join(DATA_DIR, 'db')
  if (!existsSync(join(folder, 'PG_VERSION')))
    throw new CommandRefused(`There is no database in ${DATA_DIR}.`)
  return whileLocked(DATA_DIR, () => openEmbedded(folder))
}

/** A PostgreSQL server, which may take its time. */
export async function openServer(url: string): Promise<OpenedDatabase> {
  const orm = await connectPostgres(url, { silenceMs: 0, keepsPrepared: false })
  return { orm, close: () => orm.close() }
}

/** Opens an embedded database in a data folder that no other process uses until it is closed. */
export async function whileLocked(folder: string, open: () => Promise<Orm>): Promise<OpenedDatabase> {
  const release = await lockDataFolder(folder, {
    onLost(error) {
      process.stderr.write(`${error.message}\n`)
      process.exit(1)
    },
  })
  try {
    const orm = await open()
    return {
      orm,
      async close() {
        await orm.close()
        await release()
      },
    }
  } catch (error) {
    await release()
    throw error
  }
}

/** For commands that neither migrate nor know the tables of another release. */
export async function refuseOtherRelease(orm: Orm): Promise<void> {
  if (!(await hasEveryMigration(orm)))
    throw new CommandRefused('The database is of another release. Start the server once, then try again.')
}
