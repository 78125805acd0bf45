import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp, type App } from '../../src/server/app.ts'
import { readConfig, type Config } from '../../src/server/core/config.ts'
import { migrate, connectPostgres, openEmbedded } from '../../src/server/schema/migrate.ts'
import type { Orm } from '../../src/server/db/orm.ts'
import { readSecrets } from '../../src/server/core/secrets.ts'
import { startPostgres } from '../support/postgres-server.ts'

export interface BenchApp extends App {
  readonly config: Config
  readonly orm: Orm
  readonly origin: string
  close(): Promise<void>
}

/** The whole server on a real PostgreSQL, as it runs in production but for its log. */
export async function openBenchApp(
  settings: Readonly<Record<string, string>> = {},
): Promise<BenchApp & { readonly databaseUrl: string }> {
  const postgres = await startPostgres()
  const databaseUrl = postgres.url('postgres')
  const app = await serve(settings, () => connectPostgres(databaseUrl))
  return {
    ...app,
    databaseUrl,
    async close() {
      await app.close()
      await postgres.stop()
    },
  }
}

/** Opens the whole server as `openBenchApp` does, but on the embedded database. */
export function openEmbeddedBenchApp(): Promise<BenchApp> {
  return serve({}, (folder) => openEmbedded(join(folder, 'db')))
}

async function serve(
  settings: Readonly<Record<string, string>>,
  open: (folder: string) => Promise<Orm>,
): Promise<BenchApp> {
  const folder = await mkdtemp(join(tmpdir(), 'chauffeur-bench-'))
  const orm = await open(folder)
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
    origin,
    async close() {
      await app.server.close()
      await orm.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
