import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { lock } from 'proper-lockfile'
import { z } from 'zod'

/** Another process uses the same folder. */
export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse'
}

interface Options {
  /** Called when the lock is lost while this process runs. Nothing may be written to the folder from then on. */
  readonly onLost: (error: Error) => void
  /** How long to wait where only the renewals of the lock show whether its owner still runs. */
  readonly waitMs?: number
}

// A lock that is not renewed for so long belongs to a process that has ended.
const STALE_MS = 10_000
const RENEW_MS = 2_000
const RETRY_MS = 200

/**
 * Locks the data folder for this process: the embedded database would be destroyed by a second one. The lock of a
 * process that has ended is taken over. Returns what releases the folder.
 */
export async function lockDataFolder(
  folder: string,
  { onLost, waitMs = STALE_MS + RENEW_MS }: Options,
): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const onCompromised = (cause: Error) =>
    onLost(
      new Error(
        isUnwritable(cause)
          ? `The lock on ${folder} could not be renewed: ${cause.message}`
          : `The lock on ${folder} was removed or taken by another process.`,
        { cause },
      ),
    )
  const acquire = async (name: string, owner: FolderOwner | undefined, ms: number) => {
    try {
      return await lock(join(folder, name), {
        realpath: false,
        stale: STALE_MS,
        update: RENEW_MS,
        retries: { retries: Math.ceil(ms / RETRY_MS), factor: 1, minTimeout: RETRY_MS },
        onCompromised,
      })
    } catch (error) {
      throw isLocked(error) ? inUse(folder, owner, error) : error
    }
  }
  // Two starts that both find a dead owner could take the lock from each other: only one start at a time checks.
  const endCheck = await acquire('starting', undefined, 2 * (STALE_MS + RENEW_MS))
  try {
    const ownerFile = join(folder, 'in-use-by')
    const [own, owner] = [await thisProcess(), await readOwner(ownerFile)]
    const isAlive = owner && isRunning(owner, own)
    if (isAlive) throw inUse(folder, owner)
    if (isAlive === false) await rm(join(folder, 'in-use.lock'), { recursive: true, force: true })
    const release = await acquire('in-use', owner, waitMs)
    await writeOwner(ownerFile, own)
    return async () => {
      await rm(ownerFile, { force: true })
      await release()
    }
  } finally {
    await endCheck()
  }
}

function inUse(folder: string, owner: FolderOwner | undefined, cause?: unknown): DataFolderInUse {
  const where = owner && owner.host !== hostname() ? ` on ${owner.host}` : ''
  const who = owner ? `Process ${owner.pid}${where}` : 'Another process'
  return new DataFolderInUse(
    `${who} already uses ${folder}. Stop it first, set another DATA_DIR, or use PostgreSQL (DATABASE_URL).`,
    { cause },
  )
}

/** The lock is still there, and nothing can be written any more. */
function isUnwritable({ message }: Error): boolean {
  return /^E(?:ROFS|ACCES|PERM|NOSPC|IO)\b/.test(message)
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ELOCKED'
}

/** A process that uses a data folder. */
export interface FolderOwner {
  readonly pid: number
  readonly host: string
  /** Which run of the machine, where it says: process ids are given out anew after a restart. */
  readonly boot: string
}

const processId = z.coerce.number().int().positive()

export async function thisProcess(): Promise<FolderOwner> {
  return { pid: process.pid, host: hostname(), boot: await bootId() }
}

export async function writeOwner(file: string, { pid, host, boot }: FolderOwner): Promise<void> {
  await writeFile(file, [pid, host, boot].join('\n'))
}

/** Undefined without an owner, or when it was killed while it wrote its name. */
export async function readOwner(file: string): Promise<FolderOwner | undefined> {
  const text = await readFile(file, 'utf8').catch(undefinedWhenMissing)
  // Releases before this one wrote the process id only.
  const [line, host = hostname(), boot = await bootId()] = text?.split('\n') ?? []
  const { data: pid } = processId.safeParse(line)
  return pid === undefined ? undefined : { pid, host, boot }
}

/** Whether the owner still runs; undefined for one on another machine, in another container, or before a restart. */
function isRunning(owner: FolderOwner, own: FolderOwner): boolean | undefined {
  if (owner.host !== own.host || owner.boot !== own.boot) return undefined
  // In a container every start has the same process id: that owner is an earlier start.
  if (owner.pid === own.pid) return false
  try {
    process.kill(owner.pid, 0)
    return true
  } catch (error) {
    // It runs, but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Changes when the machine restarts. Only Linux has it; elsewhere a restart is not noticed. */
async function bootId(): Promise<string> {
  return (await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')).trim()
}

function undefinedWhenMissing(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}
