import type { Socket } from 'node:net'
import { MikroORM, UnderscoreNamingStrategy, type Options } from '@mikro-orm/core'
import { Migrator } from '@mikro-orm/migrations'
import type { EntityManager as SqlEntityManager } from '@mikro-orm/sql'
import { sendPrepared, type StatementSender } from './prepared-statements.ts'

/** The entity manager of both databases; only the driver differs. */
export type EntityManager = SqlEntityManager
export interface Orm {
  /** One process, one connection: PostgreSQL compiled into this one. */
  readonly embedded: boolean
  readonly em: EntityManager
  readonly migrator: MikroORM['migrator']
  readonly schema: MikroORM['schema']
  /** How busy its connections are; undefined where there is but the one of the embedded database. */
  readonly poolUse: () => PoolUse | undefined
  readonly listen: Listen
  close(): Promise<void>
}

/**
 * Hears what is sent on a channel by NOTIFY, from this process too, once its transaction stands.
 *
 * @param onLost called when the connection has broken: what is sent from then on is not heard.
 * @returns what ends the listening.
 */
type Listen = (
  channel: string,
  onMessage: (message: string) => void,
  onLost: () => void,
) => Promise<() => Promise<void>>

/** The tables of all features, and how they came to be; the composition names them (schema/). */
type MigrationObjects = NonNullable<NonNullable<Options['migrations']>['migrationsList']>

type Schema = Pick<Options, 'entities' | 'routines'> & { readonly migrations: MigrationObjects }

/** A key of another row is a property like bookingId, which has the column booking_id. */
class ColumnNames extends UnderscoreNamingStrategy {
  override joinKeyColumnName(
    ...[name, ...rest]: Parameters<UnderscoreNamingStrategy['joinKeyColumnName']>
  ): string {
    return name.endsWith('Id') ? this.propertyToColumnName(name) : super.joinKeyColumnName(name, ...rest)
  }
}

const shared = ({ entities, routines, migrations }: Schema) => ({
  entities,
  routines,
  extensions: [Migrator],
  namingStrategy: ColumnNames,
  migrations: { migrationsList: migrations, tableName: 'migration', snapshot: false },
  // A request forks its own entity manager; the shared one must never hold an entity.
  allowGlobalContext: false,
  ensureDatabase: false,
  // Errors are thrown; its other messages would bypass the log and its redaction.
  logger: () => {},
  implicitTransactions: false,
})

/** For rows that are only read: nothing written to them is stored, and each query sees the database anew. */
export const UNMANAGED = { disableIdentityMap: true } as const

/** Of one process. */
export const MAX_CONNECTIONS = 10
// Longer than any of our statements takes, and shorter than a visitor or a balancer waits.
const MAX_SILENCE_MS = 20_000
const MAX_CONNECT_MS = 5_000
// Whoever waits longer for a row that another one changes is asked to come again, and holds up nobody meanwhile.
export const MAX_LOCK_MS = 3_000

export interface ServerOptions {
  /** Given up when it is silent for so long; 0 waits for ever. */
  readonly silenceMs?: number
  /** A statement waits so long for a connection. */
  readonly connectMs?: number
  /** It waits so long for a lock; with `silenceMs` 0 for ever. */
  readonly lockMs?: number
  /** Whether a connection keeps the statements that were prepared on it. */
  readonly keepsPrepared?: boolean
}

/** A PostgreSQL server, 15 or later. */
export async function createPostgresOrm(
  url: string,
  schema: Schema,
  {
    silenceMs = MAX_SILENCE_MS,
    connectMs = MAX_CONNECT_MS,
    lockMs = MAX_LOCK_MS,
    keepsPrepared = true,
  }: ServerOptions = {},
): Promise<Orm> {
  // Each driver is loaded where it is used only: the other one's code would take megabytes for nothing.
  const { PostgreSqlDriver } = await import('@mikro-orm/postgresql')
  let pool: Pool | undefined
  const orm = await MikroORM.init({
    ...shared(schema),
    driver: PostgreSqlDriver,
    clientUrl: url,
    pool: { min: 0, max: MAX_CONNECTIONS },
    driverOptions: {
      connectionTimeoutMillis: connectMs,
      onPoolCreated: (created: Pool) => {
        pool = created
        releaseBrokenConnections(created)
        if (keepsPrepared) created.on('connect', sendPrepared)
      },
      onConnect: (client: Connection) => closeWhenSilent(client, silenceMs, lockMs),
    },
  })
  return {
    embedded: false,
    em: orm.em,
    migrator: orm.migrator,
    schema: orm.schema,
    poolUse: () => pool,
    async listen(channel, onMessage, onLost) {
      if (!pool) throw new Error('The database has not been asked for anything yet')
      return await listenBeside(pool, channel, onMessage, onLost)
    },
    close: () => orm.close(),
  }
}

/** The embedded PostgreSQL: in this process, its files in `folder`. */
export async function createEmbeddedOrm(folder: string, schema: Schema): Promise<Orm> {
  const { embeddedPostgres } = await import('./embedded-postgres.ts')
  const orm = await MikroORM.init({
    ...shared(schema),
    ...embeddedPostgres,
    dbName: folder,
  })
  return {
    embedded: true,
    em: orm.em,
    migrator: orm.migrator,
    schema: orm.schema,
    poolUse: () => undefined,
    async listen(channel, onMessage) {
      const database = await orm.em.getConnection().getNativeClient()
      return await database.listen(channel, onMessage)
    },
    close: () => orm.close(),
  }
}

/** How busy the connections of this process are. */
interface PoolUse {
  readonly totalCount: number
  readonly idleCount: number
  readonly waitingCount: number
}

/** The part of the driver's pool that is used. */
interface Pool extends PoolUse {
  readonly Client: new (options: unknown) => ListeningConnection
  readonly options: unknown
  on(event: 'connect' | 'acquire', listener: (connection: Connection) => void): unknown
  on(event: 'release', listener: (error: unknown, connection: Connection) => void): unknown
}

/** The part of one of its connections that is used. */
interface Connection extends StatementSender {
  readonly connection: { readonly stream: Socket }
  once(event: 'end', listener: () => void): unknown
  /** Gives it back to the pool; `true` says that it is broken. Twice throws. */
  release(isBroken?: boolean): void
}

/** A connection of its own, which no transaction uses. */
interface ListeningConnection extends Pick<Connection, 'connection' | 'query'> {
  connect(): Promise<unknown>
  on(event: 'notification', listener: (message: { readonly payload?: string }) => void): unknown
  on(event: 'error' | 'end', listener: () => void): unknown
  end(): Promise<void>
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
async function closeWhenSilent(client: Connection, silenceMs: number, lockMs: number): Promise<void> {
  const { stream } = client.connection
  // Not the driver's own limit: after that a connection is used again in the middle of its transaction.
  stream.setTimeout(silenceMs, () => stream.destroy(new DatabaseSilent()))
  await client.query(
    `set statement_timeout to ${silenceMs}; set idle_in_transaction_session_timeout to ${silenceMs}; set lock_timeout to ${silenceMs === 0 ? 0 : lockMs}`,
  )
}

/**
 * Gives back connections that break in a transaction. Kysely does so only after a rollback, which such a connection
 * cannot do: each would take a place in the pool until the process ends.
 */
function releaseBrokenConnections(pool: Pool): void {
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

/** A connection that only listens is asked this often whether it still is one. */
const ASK_LISTENER_MS = 10_000

async function listenBeside(
  pool: Pool,
  channel: string,
  onMessage: (message: string) => void,
  onLost: () => void,
): Promise<() => Promise<void>> {
  const client = new pool.Client(pool.options)
  // Every error of a connection ends it, which is heard below; one that nobody listens to would end the process.
  client.on('error', () => {})
  await client.connect()
  client.on('notification', ({ payload = '' }) => onMessage(payload))
  await client.query(`listen ${channel}`)
  const { stream } = client.connection
  stream.setTimeout(MAX_SILENCE_MS, () => stream.destroy(new DatabaseSilent()))
  let isAsked = false
  const ask = async () => {
    // A second question would count as a sign of life.
    if (isAsked) return
    isAsked = true
    await client.query('select').catch(() => {})
    isAsked = false
  }
  const asking = setInterval(() => void ask(), ASK_LISTENER_MS).unref()
  let isEnding = false
  client.on('end', () => {
    clearInterval(asking)
    if (!isEnding) onLost()
  })
  return async () => {
    isEnding = true
    await client.end()
  }
}
