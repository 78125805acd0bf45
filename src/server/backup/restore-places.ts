import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Where an embedded database is, where one that is restored is made, and where the one is put whose place it takes. */
export function restorePlaces(dataDir: string) {
  return {
    place: join(dataDir, 'db'),
    fresh: join(dataDir, 'db.restoring'),
    old: join(dataDir, 'db.replaced'),
  }
}

/**
 * Finishes a restore that was ended after it had taken the old database from its place and before it put the new one there,
 * which is whole by then. The folder must be locked.
 */
export function finishRestore(dataDir: string): void {
  const { place, fresh, old } = restorePlaces(dataDir)
  if (existsSync(place) || !existsSync(old) || !existsSync(join(fresh, 'PG_VERSION'))) return
  renameSync(fresh, place)
  rmSync(old, { recursive: true, force: true })
}
