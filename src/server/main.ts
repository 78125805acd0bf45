import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readSmtpUrl } from '@chauffeur/gateways/mail/smtp-mailer'
import { writeBackup } from './backup/back-up.ts'
import { openBackupDoor } from './backup/backup-door.ts'
import { finishRestore } from './backup/restore-places.ts'
import { closeOnSignals } from './close-on-signals.ts'
import { isSandbox, readConfig, type Config } from './core/config.ts'
import type { Log } from './core/logging.ts'
import { isDatabaseUnavailable } from './db/is-database-unavailable.ts'
import { lockDataFolder } from './db/lock-data-folder.ts'
import { REPLICA_UNUSED } from './db/open-reader.ts'
import { migrate, connectPostgres, openEmbedded } from './schema/migrate.ts'
import { grantToServer, roleOf } from './schema/server-role.ts'
import type { Orm } from './db/orm.ts'
import { explainStartError } from './explain-start-error.ts'
import { readSecrets } from './core/secrets.ts'
import { refuseOtherDatabase } from './sandbox/refuse-other-database.ts'
import { ensureFirstAdmin, isAdminPasswordUnused } from './auth/passwords.ts'
import { examplesIn, readFirm } from './firm/firm.ts'

const DIST = join(import.meta.dirname, '../../dist')
const PAYMENTS_LINE: Readonly<Record<Config['PAYMENTS'], string>> = {
  sumup: 'online by SumUp',
  simulator: 'SIMULATED: customers pay on a page of pretence, and no money moves',
  off: 'no online payment is offered (SUMUP_API_KEY and SUMUP_MERCHANT_CODE are not set)',
}

const UNUSED_PASSWORD =
  'ADMIN_PASSWORD is not the password of the administrator: it is only used to make the first one. Change it in the admin or by pnpm admin:password.'

/** Opens everything, listens, and returns what closes it again in the opposite order. */
async function start(config: Config): Promise<() => Promise<void>> {
  const release = config.DATABASE_URL
    ? async () => {}
    : await lockDataFolder(config.DATA_DIR, { onLost: stopAtOnce })
  if (!config.DATABASE_URL) finishRestore(config.DATA_DIR)
  const opening = openMigrated(config)
  // Filling a new database takes much memory for a moment: the rest is loaded after that, otherwise meanwhile.
  if (isNew(config)) await opening
  const [orm, { buildApp }] = await Promise.all([opening, import('./app.ts')])
  const madeUpPassword = await ensureFirstAdmin(orm, config, new Date())
  const replica = config.DATABASE_REPLICA_URL
    ? await connectPostgres(config.DATABASE_REPLICA_URL, serverOptions(config))
    : undefined
  // One that is away is looked at once it is back.
  const whyAway = replica && (await refuseOtherDatabase(replica, config).catch(onlyUnavailable))
  const { server, workers, drain } = await buildApp({
    config,
    orm,
    replica,
    secrets: await readSecrets(config),
    pages: async (app, contexts) => {
      if (process.argv.includes('--dev')) {
        const { servePagesForDevelopment } = await import('./pages/dev.ts')
        await servePagesForDevelopment(app, contexts, config)
      } else {
        const { servePages } = await import('./pages/pages.ts')
        if (isSandbox(config))
          (await import('./pages/banner.ts')).showBanner(app, 'Sandbox for developers: nothing here is real')
        await servePages(app, contexts, { dist: DIST, config })
      }
    },
  })
  const closeDoor = orm.embedded
    ? await openBackupDoor(config.DATA_DIR, (path) => writeBackup(orm, path, config), server.log)
    : async () => {}
  if (whyAway) server.log.warn({ err: whyAway }, REPLICA_UNUSED)
  const address = await server.listen({ port: config.PORT, host: config.HOST })
  workers.wake()
  void warnOfLeftovers(orm, config, server.log)

  console.log(`\n  Site      ${address.replace('127.0.0.1', 'localhost')}`)
  console.log(
    `  Office    ${address.replace('127.0.0.1', 'localhost')}/admin/login as ${config.ADMIN_USERNAME}`,
  )
  if (madeUpPassword) console.log(`  Password  ${madeUpPassword}  (shown this once)`)
  console.log(`  Data      ${config.DATABASE_URL ? 'PostgreSQL' : join(config.DATA_DIR, 'db')}`)
  console.log(`  Payments  ${PAYMENTS_LINE[config.PAYMENTS]}`)
  if (isSandbox(config))
    console.log('  Sandbox   nothing here is real; keys are given out at /partners/start, mails are kept')
  else
    console.log(
      `  Mail      ${config.SMTP_URL ? `by ${readSmtpUrl(config.SMTP_URL).host}` : join(config.DATA_DIR, 'mail')}\n`,
    )

  return async () => {
    await closeDoor()
    await drain()
    await server.close()
    await replica?.close()
    await orm.close()
    await release()
  }
}

/** Says what a live site should not be left with. */
async function warnOfLeftovers(orm: Orm, config: Config, log: Log): Promise<void> {
  try {
    if (await isAdminPasswordUnused(orm, config)) log.warn(UNUSED_PASSWORD)
    if (config.NODE_ENV !== 'production') return
    const examples = examplesIn(await readFirm(orm.em.fork(), config))
    if (examples.length > 0) log.warn({ examples }, 'the firm still shows examples')
  } catch (error) {
    log.error({ err: error }, 'fault')
  }
}

/** Of a database that cannot be asked it is no reason to stop. */
function onlyUnavailable(error: unknown): unknown {
  if (!isDatabaseUnavailable(error)) throw error
  return error
}

/** Closing would write to the folder that another process may use by now. */
function stopAtOnce(error: Error): void {
  console.error(error.message)
  process.exit(1)
}

function serverOptions({ DATABASE_PREPARED_STATEMENTS }: Config) {
  return { keepsPrepared: DATABASE_PREPARED_STATEMENTS === 'on' }
}

async function openMigrated(config: Config): Promise<Orm> {
  const { DATABASE_URL, DATABASE_OWNER_URL, DATA_DIR } = config
  if (!DATABASE_URL) {
    const embedded = await openEmbedded(join(DATA_DIR, 'db'))
    await refuseOtherDatabase(embedded, config)
    await migrate(embedded, say)
    return embedded
  }
  // A migration takes its time, and so does waiting for the one of another process.
  const owner = await connectPostgres(DATABASE_OWNER_URL ?? DATABASE_URL, { silenceMs: 0 })
  await refuseOtherDatabase(owner, config)
  await migrate(owner, say)
  const orm = await connectPostgres(DATABASE_URL, serverOptions(config))
  if (DATABASE_OWNER_URL) await grantToServer(owner, await roleOf(orm))
  await owner.close()
  return orm
}

function say(sentence: string): void {
  console.log(sentence)
}

function isNew({ DATABASE_URL, DATA_DIR }: Config): boolean {
  return !DATABASE_URL && !existsSync(join(DATA_DIR, 'db', 'PG_VERSION'))
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
