import { MikroORM, type Options } from '@mikro-orm/core'
import { Migrator } from '@mikro-orm/migrations'
import type { EntityManager as SqlEntityManager } from '@mikro-orm/sql'
import {
  closeWhenSilent,
  releaseBrokenConnections,
  type Connection,
  type Pool,
  type PoolUse,
} from './pool.ts'

/** The same on both databases; only the driver differs. */
export type EntityManager = SqlEntityManager
export interface Orm {
  /** One process, one connection: PostgreSQL compiled into this one. */
  readonly embedded: boolean
  readonly em: EntityManager
  readonly migrator: MikroORM['migrator']
  readonly schema: MikroORM['schema']
  /** How busy its connections are; undefined where there is but the one of the embedded database. */
  readonly poolUse: () => PoolUse | undefined
  close(): Promise<void>
}

/** The tables of all features, and how they came to be; the composition names them (schema/). */
type MigrationObjects = NonNullable<NonNullable<Options['migrations']>['migrationsList']>

export type Schema = Pick<Options, 'entities' | 'routines'> & { readonly migrations: MigrationObjects }

const shared = ({ entities, routines, migrations }: Schema) => ({
  entities,
  routines,
  extensions: [Migrator],
  migrations: { migrationsList: migrations, tableName: 'migration', snapshot: false },
  // A request forks its own entity manager; the shared one must never hold an entity.
  allowGlobalContext: false,
  ensureDatabase: false,
  // Errors are thrown; its other messages would bypass the log and its redaction.
  logger: () => {},
  implicitTransactions: false,
})

/** Of one process. */
export const MAX_CONNECTIONS = 10
// Longer than any of our statements takes, and shorter than a visitor or a balancer waits.
const MAX_SILENCE_MS = 20_000

/** A PostgreSQL server, 15 or later, given up when it is silent for `silenceMs`; 0 waits for ever. */
export async function createPostgresOrm(
  url: string,
  schema: Schema,
  { silenceMs = MAX_SILENCE_MS } = {},
): Promise<Orm> {
  // Each driver is loaded where it is used only: the other one's code would take megabytes for nothing.
  const { PostgreSqlDriver } = await import('@mikro-orm/postgresql')
  let pool: PoolUse | undefined
  const orm = await MikroORM.init({
    ...shared(schema),
    driver: PostgreSqlDriver,
    clientUrl: url,
    pool: { min: 0, max: MAX_CONNECTIONS },
    driverOptions: {
      connectionTimeoutMillis: 5_000,
      onPoolCreated: (created: Pool) => {
        pool = created
        releaseBrokenConnections(created)
      },
      onConnect: (client: Connection) => closeWhenSilent(client, silenceMs),
    },
  })
  return {
    embedded: false,
    em: orm.em,
    migrator: orm.migrator,
    schema: orm.schema,
    poolUse: () => pool,
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
    close: () => orm.close(),
  }
}
