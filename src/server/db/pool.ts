import type { Socket } from 'node:net'

/** How busy the connections of this process are. */
export interface PoolUse {
  readonly totalCount: number
  readonly idleCount: number
  readonly waitingCount: number
}

/** What is used of the driver's pool. */
export interface Pool extends PoolUse {
  on(event: 'connect' | 'acquire', listener: (connection: Connection) => void): unknown
  on(event: 'release', listener: (error: unknown, connection: Connection) => void): unknown
}

/** What is used of one of its connections. */
export interface Connection {
  readonly connection: { readonly stream: Socket }
  query(sql: string): Promise<unknown>
  once(event: 'end', listener: () => void): unknown
  /** Gives it back to the pool; `true` says that it is broken. Twice throws. */
  release(isBroken?: boolean): void
}

class DatabaseSilent extends Error {
  override name = 'DatabaseSilent'
  readonly code = 'ETIMEDOUT'
  override message = 'The database has been silent for too long.'
}

/**
 * Either end breaks a connection off when nothing has come for `silenceMs`: the other one may hang, or be gone without
 * a word and hold locks.
 */
export async function closeWhenSilent(client: Connection, silenceMs: number): Promise<void> {
  const { stream } = client.connection
  // Not the driver's own limit: after that a connection is used again in the middle of its transaction.
  stream.setTimeout(silenceMs, () => stream.destroy(new DatabaseSilent()))
  await client.query(
    `set statement_timeout to ${silenceMs}; set idle_in_transaction_session_timeout to ${silenceMs}`,
  )
}

/**
 * Gives back connections that break in a transaction. Kysely does so only after a rollback, which such a connection
 * cannot do: each would take a place in the pool until the process ends.
 */
export function releaseBrokenConnections(pool: Pool): void {
  const acquired = new WeakSet<Connection>()
  pool.on('acquire', (client) => void acquired.add(client))
  pool.on('release', (_, client) => void acquired.delete(client))
  pool.on('connect', (client) => {
    client.once('end', () => {
      if (!acquired.has(client)) return
      client.release(true)
      // Its user may release it, too.
      client.release = () => {}
    })
  })
}
