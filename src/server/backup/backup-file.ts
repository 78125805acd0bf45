import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'

/** The first line of a backup. */
const head = z.object({
  format: z.literal(1),
  release: z.string(),
  madeAt: z.iso.datetime(),
  /** The names of the migrations that its database has had. */
  migrations: z.array(z.string()),
  /** The secret that links and sessions are signed with, where the server has made it up itself. */
  secret: z.string().nullable(),
})
export type BackupHead = z.infer<typeof head>

/** A line with rows, as `writeRows` writes it: the rows are handed on to the letter. */
const ROWS = /^\{"table":"(?<table>\w+)","rows":(?<rows>\[.*\])\}$/s

/** The content of a table: how many rows, and a hash of them in the order of their key. */
const summary = z.object({ name: z.string(), count: z.int(), hash: z.string() })
export type TableSummary = z.infer<typeof summary>

const end = z.object({ tables: z.array(summary), hash: z.string() })

/** The file is no backup, or not all of one, or not as it was written. */
export class DamagedBackup extends Error {
  override name = 'DamagedBackup'
  override message = 'The file is damaged, incomplete or not a backup. Nothing was changed.'
}

/** Takes the pieces of a backup in their order. */
export interface BackupWriter {
  writeHead(head: BackupHead): Promise<void>
  /** Rows as JSON texts. */
  writeRows(table: string, rows: readonly string[]): Promise<void>
  writeEnd(tables: readonly TableSummary[]): Promise<void>
}

/**
 * Writes a backup into a file that only its owner can read, and that is there once it is whole and checked: compressed lines
 * of JSON, the last one with a hash of those before it.
 */
export async function writeBackupFile(
  path: string,
  write: (writer: BackupWriter) => Promise<void>,
): Promise<Backup> {
  const lines = new PassThrough()
  const hash = createHash('sha256')
  return await writeWhole(path, async (file) => {
    const writing = pipeline(lines, createGzip(), file)
    const writeLine = async (line: string) => {
      hash.update(line)
      if (!lines.write(`${line}\n`)) await Promise.race([once(lines, 'drain'), writing])
    }
    const writer: BackupWriter = {
      writeHead: (it) => writeLine(JSON.stringify(it)),
      writeRows: (table, texts) => writeLine(`{"table":"${table}","rows":[${texts.join(',')}]}`),
      writeEnd: (tables) => writeLine(JSON.stringify({ tables, hash: hash.copy().digest('hex') })),
    }
    const reading = write(writer).then(
      () => void lines.end(),
      (error: unknown) => {
        lines.destroy()
        throw error
      },
    )
    // Either one that fails has the other fail, too, and nothing is done any more when that is said.
    await Promise.allSettled([reading, writing])
    await reading
    await writing
  })
}

/**
 * Writes a backup beside its place, and puts it there once it is on the disk and checked. A failure leaves nothing, and what
 * was in that place before.
 */
export async function writeWhole(path: string, write: (file: WriteStream) => Promise<void>): Promise<Backup> {
  const part = `${path}.part`
  try {
    await write(createWriteStream(part, { mode: 0o600 }))
    const file = await open(part, 'r+')
    try {
      await file.sync()
    } finally {
      await file.close()
    }
    const backup = await checkBackup(part)
    await rename(part, path)
    return backup
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

export interface Backup {
  readonly head: BackupHead
  readonly tables: readonly TableSummary[]
}

/** Reads a backup to its end. Throws DamagedBackup where it is not as it was written. */
export async function checkBackup(path: string): Promise<Backup> {
  const hash = createHash('sha256')
  let first: BackupHead | undefined
  let last: z.infer<typeof end> | undefined
  for await (const line of linesOf(path)) {
    if (last) throw new DamagedBackup()
    if (first) {
      last = ROWS.test(line) ? undefined : read(end, line)
      if (last && last.hash !== hash.copy().digest('hex')) throw new DamagedBackup()
    } else first = read(head, line)
    hash.update(line)
  }
  if (!first || !last) throw new DamagedBackup()
  return { head: first, tables: last.tables }
}

/** The rows of a backup as JSON, table by table, some at a time. */
export async function* rowsOf(
  path: string,
): AsyncGenerator<{ readonly table: string; readonly rows: string }> {
  for await (const line of linesOf(path)) {
    const { table, rows } = ROWS.exec(line)?.groups ?? {}
    if (table !== undefined && rows !== undefined) yield { table, rows }
  }
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const stored = createReadStream(path)
  const text = createGunzip().setEncoding('utf8')
  stored.once('error', (error) => text.destroy(error)).pipe(text)
  let rest = ''
  try {
    for await (const piece of text) {
      const lines = (rest + String(piece)).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    // Its place is the operator's to correct; what is wrong with its content is not.
    const isOfContent = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
    throw isOfContent ? new DamagedBackup() : error
  }
  if (rest !== '') throw new DamagedBackup()
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new DamagedBackup()
  }
}

function read<T>(schema: z.ZodType<T>, line: string): T {
  const { data } = schema.safeParse(parsed(line))
  if (data === undefined) throw new DamagedBackup()
  return data
}
