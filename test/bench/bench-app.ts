import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp, type App } from '../../src/server/app.ts'
import { readConfig, type Config } from '../../src/server/core/config.ts'
import { migrate } from '../../src/server/schema/migrate.ts'
import { connectPostgres } from '../../src/server/schema/open-database.ts'
import type { Orm } from '../../src/server/db/orm.ts'
import { readSecrets } from '../../src/server/core/secrets.ts'
import { startPostgres } from '../support/postgres-server.ts'

export interface BenchApp extends App {
  readonly config: Config
  readonly orm: Orm
  readonly databaseUrl: string
  readonly origin: string
  close(): Promise<void>
}

/** The whole server on a real PostgreSQL, as it runs in production but for its log. */
export async function openBenchApp(settings: Readonly<Record<string, string>> = {}): Promise<BenchApp> {
  const postgres = await startPostgres()
  const folder = await mkdtemp(join(tmpdir(), 'chauffeur-bench-'))
  const databaseUrl = postgres.url('postgres')
  const orm = await connectPostgres(databaseUrl)
  await migrate(orm)
  const config = readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: 'off', DATA_DIR: folder, ...settings })
  const app = await buildApp({
    config,
    orm,
    secrets: await readSecrets(config),
  })
  const origin = await app.server.listen({ port: 0, host: '127.0.0.1' })
  return {
    ...app,
    config,
    orm,
    databaseUrl,
    origin,
    async close() {
      await app.server.close()
      await orm.close()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
