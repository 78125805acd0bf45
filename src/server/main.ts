import { join } from 'node:path'
import { readSmtpUrl } from '@chauffeur/gateways/mail/smtp-url'
import { closeOnSignals } from './close-on-signals.ts'
import { readConfig, type Config } from './core/config.ts'
import { lockDataFolder } from './db/lock-data-folder.ts'
import { migrate } from './schema/migrate.ts'
import { connectPostgres, openEmbedded } from './schema/open-database.ts'
import type { Orm } from './db/orm.ts'
import { explainStartError } from './explain-start-error.ts'
import { deleteExpired } from './delete-expired.ts'
import { readSecrets } from './core/secrets.ts'
import { ensureFirstAdmin } from './auth/ensure-first-admin.ts'

const DIST = join(import.meta.dirname, '../../dist')
const SWEEP_MS = 60 * 60_000
const PAYMENTS_LINE: Readonly<Record<Config['PAYMENTS'], string>> = {
  sumup: 'online by SumUp',
  simulator: 'SIMULATED: customers pay on a page of pretence, and no money moves',
  off: 'no online payment is offered (SUMUP_API_KEY and SUMUP_MERCHANT_CODE are not set)',
}

/** Opens everything, listens, and returns what closes it again in the opposite order. */
async function start(config: Config): Promise<() => Promise<void>> {
  const release = config.DATABASE_URL
    ? async () => {}
    : await lockDataFolder(config.DATA_DIR, { onLost: stopAtOnce })
  const orm = await openMigrated(config)
  // Loaded after the database is open: filling a new one takes much memory for a moment.
  const { buildApp } = await import('./app.ts')
  const madeUpPassword = await ensureFirstAdmin(orm, config, new Date())
  const { server, workers, drain } = await buildApp({
    config,
    orm,
    secrets: await readSecrets(config),
    pages: async (app, contexts) => {
      if (process.argv.includes('--dev')) {
        const { servePagesForDevelopment } = await import('./pages/dev.ts')
        await servePagesForDevelopment(app, contexts, config)
      } else {
        const { servePages } = await import('./pages/pages.ts')
        await servePages(app, contexts, { dist: DIST, config })
      }
    },
  })
  const address = await server.listen({ port: config.PORT, host: config.HOST })
  workers.wake()
  const sweeping = setInterval(() => {
    deleteExpired(orm, new Date()).catch((error: unknown) =>
      server.log.error({ err: error }, 'the sweep failed'),
    )
  }, SWEEP_MS)

  console.log(`\n  Site      ${address.replace('127.0.0.1', 'localhost')}`)
  console.log(
    `  Office    ${address.replace('127.0.0.1', 'localhost')}/admin/login as ${config.ADMIN_USERNAME}`,
  )
  if (madeUpPassword) console.log(`  Password  ${madeUpPassword}  (shown this once)`)
  console.log(`  Data      ${config.DATABASE_URL ? 'PostgreSQL' : join(config.DATA_DIR, 'db')}`)
  console.log(`  Payments  ${PAYMENTS_LINE[config.PAYMENTS]}`)
  console.log(
    `  Mail      ${config.SMTP_URL ? `by ${readSmtpUrl(config.SMTP_URL).host}` : join(config.DATA_DIR, 'mail')}\n`,
  )

  return async () => {
    clearInterval(sweeping)
    await drain()
    await server.close()
    await orm.close()
    await release()
  }
}

/** Closing would write to the folder that another process may use by now. */
function stopAtOnce(error: Error): void {
  console.error(error.message)
  process.exit(1)
}

async function openMigrated({ DATABASE_URL, DATA_DIR }: Config): Promise<Orm> {
  // A migration takes its time, and so does waiting for the one of another process.
  const patient = DATABASE_URL
    ? await connectPostgres(DATABASE_URL, { silenceMs: 0 })
    : await openEmbedded(join(DATA_DIR, 'db'))
  await migrate(patient)
  if (!DATABASE_URL) return patient
  await patient.close()
  return connectPostgres(DATABASE_URL)
}

// A process that is not open yet has nothing to close.
let close = async () => {}
closeOnSignals(() => close(), { logger: console })
try {
  close = await start(readConfig(process.env))
} catch (error) {
  console.error(explainStartError(error) ?? error)
  process.exit(1)
}
