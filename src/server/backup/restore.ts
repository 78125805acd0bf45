import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../core/config.ts'
import { openEmbedded } from '../schema/migrate.ts'
import { checkBackup, type Backup } from './backup-file.ts'
import { CommandRefused, openServer, whileLocked } from '../schema/open-database.ts'
import { restoreDatabase } from './restore-database.ts'
import { restorePlaces } from './restore-places.ts'

interface Options {
  /** Whether what is there is thrown away; otherwise a database that is not empty is refused. */
  readonly isReplaced: boolean
}

/** Brings a backup back into the database of the settings: all of it, or nothing is changed. */
export async function restore(path: string, config: Config, options: Options): Promise<Backup> {
  const backup = await checkBackup(path)
  const { DATABASE_URL, DATABASE_OWNER_URL } = config
  if (DATABASE_URL) await restoreToServer(path, backup, DATABASE_OWNER_URL ?? DATABASE_URL, options)
  else await restoreEmbedded(path, backup, config, options)
  await restoreSecret(backup, config)
  return backup
}

export async function restoreToServer(
  path: string,
  backup: Backup,
  url: string,
  options: Options,
): Promise<void> {
  const { orm, close } = await openServer(url)
  try {
    await restoreDatabase(orm, path, backup, options)
  } finally {
    await close()
  }
}

/** Into a folder beside the place of the database, which it takes once it is whole. */
async function restoreEmbedded(
  path: string,
  backup: Backup,
  { DATA_DIR }: Config,
  { isReplaced }: Options,
): Promise<void> {
  const { place, fresh, old } = restorePlaces(DATA_DIR)
  await mkdir(DATA_DIR, { recursive: true })
  if (existsSync(join(place, 'PG_VERSION')) && !isReplaced)
    throw new CommandRefused(
      `There is a database in ${DATA_DIR}. Nothing was changed. With --replace all of it is thrown away.`,
    )
  const { orm, close } = await whileLocked(DATA_DIR, async () => {
    await rm(fresh, { recursive: true, force: true })
    return openEmbedded(fresh)
  })
  try {
    await restoreDatabase(orm, path, backup, { isReplaced: false })
    await orm.close()
    await rm(old, { recursive: true, force: true })
    if (existsSync(place)) await rename(place, old)
    await rename(fresh, place)
    await rm(old, { recursive: true, force: true })
  } finally {
    await close()
    await rm(fresh, { recursive: true, force: true })
  }
}

/**
 * The secret that links, sessions and receivers of webhooks were signed and sealed with, where the settings have none.
 */
async function restoreSecret({ head: { secret } }: Backup, config: Config): Promise<void> {
  if (secret === null || config.SESSION_SECRET) return
  await mkdir(config.DATA_DIR, { recursive: true })
  await writeFile(join(config.DATA_DIR, 'secret'), secret, { mode: 0o600 })
}
