import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Another process works on the same folder. */
export class FolderInUse extends Error {
  override name = 'FolderInUse'
}

/**
 * Claims the data folder for this process: the embedded database would be destroyed by a second one. A claim whose
 * process has died is taken over. Returns what gives it back.
 */
export async function claimFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, 'in-use-by')
  const claim = () => writeFile(file, String(process.pid), { flag: 'wx' })
  try {
    await claim()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    const owner = Number(await readFile(file, 'utf8'))
    // In a container every start has the same number: a claim by our own is one from before.
    if (owner !== process.pid && isAlive(owner))
      throw new FolderInUse(
        `Process ${owner} already uses ${folder}. Stop it first, set another DATA_DIR, or use PostgreSQL (DATABASE_URL).`,
        { cause: error },
      )
    await rm(file, { force: true })
    await claim()
  }
  return () => rm(file, { force: true })
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It is there, but belongs to someone else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
