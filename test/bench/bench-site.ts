import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../src/server/app.ts'
import { readConfig } from '../../src/server/core/config.ts'
import { migrate, openEmbedded } from '../../src/server/schema/migrate.ts'
import { readSecrets } from '../../src/server/core/secrets.ts'
import { servePages } from '../../src/server/pages/pages.ts'
import { freePort } from '../support/free-port.ts'

const DIST = join(import.meta.dirname, '../../dist')

/** The built site as a first start serves it, on an empty database. */
export async function openBenchSite() {
  const folder = await mkdtemp(join(tmpdir(), 'chauffeur-bench-'))
  const config = readConfig({
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
    DATA_DIR: folder,
    PORT: String(await freePort()),
  })
  const orm = await openEmbedded(join(folder, 'db'))
  await migrate(orm)
  const { server, drain } = await buildApp({
    config,
    orm,
    secrets: await readSecrets(config),
    pages: (app, contexts) => servePages(app, contexts, { dist: DIST, config }),
  })
  await server.listen({ port: config.PORT, host: config.HOST })
  return {
    origin: config.PUBLIC_URL,
    async close() {
      // A browser opens connections in advance, which only this ends.
      await drain()
      await server.close()
      await orm.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
