import type { TestProject } from 'vitest/node'
import { ensureFirstAdmin } from '../../src/server/auth/passwords.ts'
import { connectPostgres, migrate } from '../../src/server/schema/migrate.ts'
import type { Orm } from '../../src/server/db/orm.ts'
import { ADMIN, cheapPasswords, testConfig } from './config.ts'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The source that a test file's own database is copied from. */
    readonly database:
      | {
          readonly kind: 'postgres'
          readonly serverUrl: string
          readonly socketUrl: string
          readonly template: string
        }
      | { readonly kind: 'embedded'; readonly templateFolder: string }
    /** The rows of a fresh database, as a JSON list for each table. */
    readonly firstRows: readonly { readonly table: string; readonly rows: string }[]
  }
}

const TEMPLATE = 'template_of_tests'

/** One PostgreSQL for the whole run, with one migrated database that every test file gets a copy of. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  try {
    const administration = await connectPostgres(server.socketUrl('postgres'))
    await administration.em.fork().execute(`create database ${TEMPLATE}`)
    await administration.close()
    const orm = await connectPostgres(server.socketUrl(TEMPLATE))
    project.provide('firstRows', await fill(orm))
    await orm.close()
  } catch (error) {
    await server.stop()
    throw error
  }
  project.provide('database', {
    kind: 'postgres',
    serverUrl: server.url(''),
    socketUrl: server.socketUrl(''),
    template: TEMPLATE,
  })
  return () => server.stop()
}

/** Makes everything that a started server would have found or made, and gives its rows. */
export async function fill(orm: Orm): Promise<{ table: string; rows: string }[]> {
  await migrate(orm)
  await ensureFirstAdmin(orm, testConfig({ ADMIN_PASSWORD: ADMIN.password }), new Date(0), cheapPasswords)
  const em = orm.em.fork()
  const tables = await em.execute<{ table: string }[]>(
    `select tablename as "table" from pg_tables where schemaname = 'public'`,
  )
  const first: { table: string; rows: string }[] = []
  for (const { table } of tables) {
    const [read] = await em.execute<{ rows: string }[]>(
      `select coalesce(json_agg(t), '[]')::text as rows from "${table}" t`,
    )
    first.push({ table, rows: read?.rows ?? '[]' })
  }
  return first
}
