import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { inspect, parseArgs } from 'node:util'
import { backUp, describeBackup, writeBackup } from './backup/back-up.ts'
import { DamagedBackup } from './backup/backup-file.ts'
import { CommandRefused, openDatabase } from './schema/open-database.ts'
import { restore, restoreToServer } from './backup/restore.ts'
import { DatabaseInUse } from './backup/restore-database.ts'
import { readConfig, type Config } from './core/config.ts'
import { explainStartError } from './explain-start-error.ts'

/** `pnpm backup FILE`, `pnpm restore FILE [--replace]` and `pnpm move-to-postgres URL`, by the name before their arguments. */
const commands: Readonly<
  Record<string, (config: Config, argument: string, isReplaced: boolean) => Promise<void>>
> = {
  async backup(config, file) {
    const path = resolve(file)
    const backup = await backUp(path, config)
    say(
      `Backed up to ${path}: ${await describeBackup(path, backup)}. It is checked, and only you can read it.`,
    )
    if (backup.head.secret === null)
      say('SESSION_SECRET is not in it: keep it as well, or every link and session ends with a restore.')
  },

  async restore(config, file, isReplaced) {
    const path = resolve(file)
    const backup = await restore(path, config, { isReplaced })
    say(
      `Restored what was backed up on ${backup.head.madeAt.slice(0, 16).replace('T', ' ')} UTC: ${await describeBackup(path, backup)}. Every row was compared. Start the server.`,
    )
  },

  async move(config, url) {
    if (config.DATABASE_URL)
      throw new CommandRefused('DATABASE_URL is set: this moves the embedded database of DATA_DIR.')
    if (!/^postgres(?:ql)?:\/\/[^/]+\/./.test(url)) throw new CommandRefused(`Use: ${USES['move']}`)
    const path = join(config.DATA_DIR, 'moving')
    // Nobody books in the old place meanwhile.
    const { orm, close } = await openDatabase(config)
    try {
      const backup = await writeBackup(orm, path, config)
      await restoreToServer(path, backup, url, { isReplaced: false })
      say(`Moved to PostgreSQL: ${await describeBackup(path, backup)}. Every row was compared.`)
      say('Set DATABASE_URL to that address, and start the server. The embedded database stays as it is.')
      if (backup.head.secret !== null)
        say(
          `Set SESSION_SECRET to what ${join(config.DATA_DIR, 'secret')} holds: links and sessions go on by it.`,
        )
    } finally {
      await rm(path, { force: true })
      await close()
    }
  },
}

const USES: Readonly<Record<string, string>> = {
  backup: 'pnpm backup FILE',
  restore: 'pnpm restore FILE [--replace]',
  move: 'pnpm move-to-postgres postgres://user:password@host/database',
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}

const EXPLAINED = [CommandRefused, DamagedBackup, DatabaseInUse]

const BY_CODE: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file or folder.',
  ENOTDIR: 'There is no such folder.',
  EISDIR: 'That is a folder. Name a file in it.',
  EACCES: 'This file may not be read or written here.',
  EROFS: 'This disk cannot be written.',
  ENOSPC: 'The disk is full. Nothing was changed.',
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return inspect(error)
  if (EXPLAINED.some((kind) => error instanceof kind)) return error.message
  const ofFile = 'code' in error && 'syscall' in error ? BY_CODE[String(error.code)] : undefined
  return ofFile ?? explainStartError(error) ?? inspect(error)
}

const [name = '', ...rest] = process.argv.slice(2)
try {
  const { values, positionals } = parseArgs({
    args: rest,
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  })
  const [argument, ...more] = positionals
  const command = commands[name]
  if (!command || argument === undefined || more.length > 0)
    throw new CommandRefused(`Use: ${USES[name] ?? Object.values(USES).join(', ')}`)
  await command(readConfig(process.env), argument, values.replace)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
