import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Config } from '../core/config.ts'
import type { Orm } from '../db/orm.ts'
import { askAtDoor } from './backup-door.ts'
import { writeBackupFile, writeWhole, type Backup } from './backup-file.ts'
import { copyDatabase } from './copy-database.ts'
import { openDatabase } from '../schema/open-database.ts'

/** Writes all that is needed to bring a database back into a file, while its server runs or not. */
export async function backUp(path: string, config: Config): Promise<Backup> {
  const answer = config.DATABASE_URL ? undefined : await askAtDoor(config.DATA_DIR)
  if (answer) return await writeWhole(path, (file) => pipeline(answer, file))
  const { orm, close } = await openDatabase(config)
  try {
    return await writeBackup(orm, path, config)
  } finally {
    await close()
  }
}

/** Writes a backup of an open database into a file. */
export async function writeBackup(orm: Orm, path: string, config: Config): Promise<Backup> {
  const head = {
    format: 1 as const,
    release: await readRelease(),
    madeAt: new Date().toISOString(),
    secret: config.SESSION_SECRET ? null : await readMadeSecret(config),
  }
  return await writeBackupFile(path, async (writer) => void (await copyDatabase(orm, writer, head)))
}

/** The secret that the server has made up to sign with; null before its first start. */
async function readMadeSecret({ DATA_DIR }: Config): Promise<string | null> {
  return await readFile(join(DATA_DIR, 'secret'), 'utf8').catch(() => null)
}

async function readRelease(): Promise<string> {
  const text = await readFile(join(import.meta.dirname, '../../../package.json'), 'utf8')
  const read: unknown = JSON.parse(text)
  const isKnown = typeof read === 'object' && read !== null && 'version' in read
  return isKnown ? String(read.version) : 'unknown'
}

/** "5,000 bookings in all, 41 tables, 3.2 MB" */
export async function describeBackup(path: string, { tables }: Backup): Promise<string> {
  const { size } = await stat(path)
  const bookings = tables.find(({ name }) => name === 'booking')?.count ?? 0
  const megabytes = (size / 1024 ** 2).toLocaleString('en', { maximumFractionDigits: 1 })
  return `${bookings.toLocaleString('en')} ${bookings === 1 ? 'booking' : 'bookings'}, ${tables.length} tables, ${megabytes} MB`
}
