import { setTimeout as wait } from 'node:timers/promises'
import type { EntityManager, Orm } from './orm.ts'

/** So long is waited for what was written last. */
const MAX_WAIT_MS = 1_000
const ASK_EVERY_MS = 25

/** The line of the log. */
export const REPLICA_UNUSED = 'the replica is not read: it is away, or behind'

/** An entity manager for reads, which sees all that was committed before it was asked for. */
export type Reader = () => Promise<EntityManager>

/**
 * Long reads are made on the replica, if there is one and it has followed as far as the database is now, which is waited
 * for a moment; otherwise on the database itself. So nobody misses what was written just before.
 *
 * @param check throws where the replica is of another database; asked once, before it is read.
 */
export function openReader(
  orm: Orm,
  replica: Orm | undefined,
  check: (replica: Orm) => Promise<void>,
  onUnused: (why: { readonly err: unknown } | { readonly behindMs: number }) => void,
): Reader {
  if (!replica) return () => Promise.resolve(orm.em.fork())
  let isChecked = false
  const hasFollowed = async (position: string) => {
    const [row] = await replica.em
      .fork()
      .execute<{ followed: boolean | null }[]>(`select pg_last_wal_replay_lsn() >= ?::pg_lsn as followed`, [
        position,
      ])
    return row?.followed === true
  }
  return async () => {
    const [row] = await orm.em
      .fork()
      .execute<{ position: string }[]>('select pg_current_wal_insert_lsn()::text as position')
    try {
      if (!isChecked) await check(replica)
      isChecked = true
      for (const began = performance.now(); ; await wait(ASK_EVERY_MS)) {
        if (row && (await hasFollowed(row.position))) return replica.em.fork()
        if (performance.now() - began < MAX_WAIT_MS) continue
        onUnused({ behindMs: MAX_WAIT_MS })
        return orm.em.fork()
      }
    } catch (err) {
      onUnused({ err })
      return orm.em.fork()
    }
  }
}
