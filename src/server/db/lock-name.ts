import type { EntityManager } from './orm.ts'

/**
 * Waits until nobody else holds the lock of this name; the transaction holds it until it ends. Shared ones are held beside each
 * other. The database's routines take the same locks (`src/server/capacity/hold-car.routine.ts`).
 */
export async function lockName(name: string, em: EntityManager, { isShared = false } = {}): Promise<void> {
  const lock = isShared ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock'
  await em.execute(`select ${lock}(hashtextextended(?, 0))`, [name])
}
