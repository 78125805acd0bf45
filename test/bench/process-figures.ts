import { readdirSync, readFileSync } from 'node:fs'
import { connectPostgres } from '../../src/server/schema/migrate.ts'

/** The most megabytes that a process running this file has used at once: `parent` itself or a child of it; 0 for none. */
export function peakOf(file: string, parent: number): number {
  const peaks = [parent, ...childrenOf(parent)]
    .filter((pid) => read(pid, 'cmdline').includes(file))
    .map((pid) => megabytesOf(pid, 'VmHWM'))
  return Math.max(0, ...peaks)
}

/** The megabytes that a process holds now. */
export function residentOf(pid: number): number {
  return megabytesOf(pid, 'VmRSS')
}

/** The processor time of a process and of the children that it has waited for. */
export function processorSecondsOf(pid: number): number {
  return statOf(pid)
    .slice(11, 15)
    .reduce((sum, ticks) => sum + Number(ticks) / 100, 0)
}

/** The milliseconds that a process and all that it has started, those that run, have had of the processor; to the microsecond. */
export function processorMsOfTree(pid: number): number {
  const own = tasksOf(pid).map((task) => Number(read(pid, `task/${task}/schedstat`).split(' ')[0]) / 1e6)
  return [...own, ...childrenOf(pid).map(processorMsOfTree)].reduce((sum, ms) => sum + ms, 0)
}

/** The process that has started all others of the PostgreSQL at an address of this machine. */
export async function postgresPid(databaseUrl: string): Promise<number> {
  const orm = await connectPostgres(databaseUrl)
  try {
    const [first] = await orm.em
      .fork()
      .execute<{ pid: number }[]>(`select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid`)
    return first?.pid ?? 0
  } finally {
    await orm.close()
  }
}

function tasksOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`)
  } catch {
    return []
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && Number(statOf(pid)[1]) === parent)
}

function megabytesOf(pid: number, name: 'VmHWM' | 'VmRSS'): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(read(pid, 'status'))?.[1] ?? 0) / 1024
}

/** The fields of /proc/PID/stat from the state on; those before it may hold spaces. */
function statOf(pid: number): string[] {
  return read(pid, 'stat').split(') ').at(-1)?.split(' ') ?? []
}

/** Empty where the process has ended meanwhile. */
function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
