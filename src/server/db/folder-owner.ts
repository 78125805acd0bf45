import { readFile, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { z } from 'zod'

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
export function isRunning(owner: FolderOwner, own: FolderOwner): boolean | undefined {
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
