import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { todayIn } from '@chauffeur/domain/time'
import { emlMailer } from '@chauffeur/gateways/mail/eml-mailer'
import { z } from 'zod'
import { buildApp } from '../server/app.ts'
import { AdminUser } from '../server/auth/admin-user.entity.ts'
import { ensureFirstAdmin } from '../server/auth/passwords.ts'
import { Booking } from '../server/bookings/booking.entity.ts'
import { closeOnSignals } from '../server/close-on-signals.ts'
import { readConfig, type Config } from '../server/core/config.ts'
import { readSecrets } from '../server/core/secrets.ts'
import { lockDataFolder } from '../server/db/lock-data-folder.ts'
import type { Orm } from '../server/db/orm.ts'
import { explainStartError } from '../server/explain-start-error.ts'
import { showBanner } from '../server/pages/banner.ts'
import { servePages, type PageContexts } from '../server/pages/pages.ts'
import { migrate, openEmbedded } from '../server/schema/migrate.ts'
import { createCallers, type Callers } from './callers.ts'
import { fill } from './fill.ts'
import { reportSteps, type Chauffeur } from './report-steps.ts'

const DIST = join(import.meta.dirname, '../../dist')
/** Never that of a real site: it is emptied on each new day. */
const FOLDER = './data/demo'
const PASSWORD = 'demonstration'
const LIVES_EVERY_MS = 15_000

const filled = z.object({
  day: z.string(),
  chauffeurs: z.array(z.object({ id: z.string(), name: z.string(), token: z.string() })),
})

/** The settings of the site that may be others here: where it listens, and how much it logs. */
function demoConfig({ PORT, HOST, LOG_LEVEL = 'warn' }: NodeJS.ProcessEnv): Config {
  return readConfig({ PORT, HOST, LOG_LEVEL, DATA_DIR: FOLDER, ADMIN_PASSWORD: PASSWORD, RATE_LIMIT: 'off' })
}

async function start(config: Config): Promise<() => Promise<void>> {
  const release = await lockDataFolder(FOLDER, { onLost: () => process.exit(1) })
  const today = todayIn('Europe/Lisbon', new Date())
  const known = await readFilled()
  if (known?.day !== today)
    for (const part of ['db', 'mail', 'filled.json'])
      await rm(join(FOLDER, part), { recursive: true, force: true })
  const orm = await openEmbedded(join(FOLDER, 'db'))
  await migrate(orm, () => {})
  await ensureFirstAdmin(orm, config, new Date())
  const chauffeurs = known?.day === today ? known.chauffeurs : await fillAnew(orm, config, today)

  let contexts: PageContexts | undefined
  const app = await buildApp({
    config,
    orm,
    secrets: await readSecrets(config),
    gateways: { mailer: emlMailer({ directory: join(FOLDER, 'mail') }) },
    async pages(server, given) {
      contexts = given
      showBanner(server, 'Demonstration: nothing here is real')
      await servePages(server, given, { dist: DIST, config })
    },
  })
  const callers = createCallers(contextsOf(contexts), await adminOf(orm, config))
  const address = (await app.server.listen({ port: config.PORT, host: config.HOST })).replace(
    '127.0.0.1',
    'localhost',
  )
  app.workers.wake()
  const living = live(callers, chauffeurs)
  await printAddresses({ address, config, callers, chauffeurs, orm, contexts: contextsOf(contexts) })
  return async () => {
    await living.stop()
    await app.drain()
    await app.server.close()
    await orm.close()
    await release()
  }
}

/** Fills an empty database by the calls of an app that serves nobody, and whose clock is moved. */
async function fillAnew(orm: Orm, config: Config, today: string): Promise<readonly Chauffeur[]> {
  const began = performance.now()
  let now = new Date()
  let contexts: PageContexts | undefined
  const { server, workers } = await buildApp({
    config: { ...config, LOG_LEVEL: 'silent' },
    orm,
    secrets: await readSecrets(config),
    clock: () => now,
    pages: async (_, given) => {
      contexts = given
    },
  })
  // Nothing of the past is sent or looked for again.
  await workers.stop()
  await server.ready()
  const callers = createCallers(contextsOf(contexts), await adminOf(orm, config))
  const chauffeurs = await fill(callers, {
    now: new Date(),
    setClock: (instant) => (now = instant),
    onProgress: (share) => process.stdout.write(`\r  Three months of a firm are lived through: ${share} %`),
  })
  await server.close()
  await orm.em.fork().execute('update outbox set done_at = run_at, attempts = 1 where done_at is null')
  await writeFile(join(FOLDER, 'filled.json'), JSON.stringify({ day: today, chauffeurs }), { mode: 0o600 })
  console.log(
    `\r  Three months of a firm were lived through in ${Math.round((performance.now() - began) / 1_000)} seconds.`,
  )
  return chauffeurs
}

async function readFilled() {
  const path = join(FOLDER, 'filled.json')
  return existsSync(path) ? filled.parse(JSON.parse(await readFile(path, 'utf8'))) : undefined
}

function contextsOf(contexts: PageContexts | undefined): PageContexts {
  if (!contexts) throw new Error('The app has not asked for its pages')
  return contexts
}

async function adminOf(orm: Orm, { ADMIN_USERNAME: username }: Config): Promise<string> {
  return (await orm.em.fork().findOneOrFail(AdminUser, { username })).id
}

/** Has the drivers go on reporting, as long as the demonstration is open. */
function live(callers: Callers, chauffeurs: readonly Chauffeur[]): { readonly stop: () => Promise<void> } {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= reportSteps(callers, chauffeurs, new Date())
      .catch((error: unknown) => console.error(error))
      .finally(() => (running = undefined))
  }, LIVES_EVERY_MS)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

interface Shown {
  readonly address: string
  readonly config: Config
  readonly callers: Callers
  readonly chauffeurs: readonly Chauffeur[]
  readonly orm: Orm
  readonly contexts: PageContexts
}

/** The office, and the phone and the guest of a trip that is under way or comes next. */
async function printAddresses({ address, config, callers, chauffeurs, orm, contexts }: Shown): Promise<void> {
  const now = new Date()
  const { trips } = await callers.office().dispatch.board({ date: todayIn('Europe/Lisbon', now) })
  const next = (trips ?? []).find(
    ({ endsAt, cars }) =>
      new Date(endsAt) > now && cars.some(({ assignment }) => assignment?.driverId != null),
  )
  const driverId = next?.cars.find(({ assignment }) => assignment?.driverId != null)?.assignment?.driverId
  const chauffeur = chauffeurs.find(({ id }) => id === driverId) ?? chauffeurs[0]
  const booking = next && (await orm.em.fork().findOneOrFail(Booking, { id: next.bookingId }))
  const { links } = contexts.ofNobody().request
  console.log(`\n  Site    ${address}`)
  console.log(`  Office  ${address}/admin/login as ${config.ADMIN_USERNAME}, password ${PASSWORD}`)
  if (chauffeur) console.log(`  Driver  ${address}/d/${chauffeur.token} (the phone of ${chauffeur.name})`)
  if (booking)
    console.log(`  Guest   ${address}/trip/${links.signTrip('manage', booking)} (${booking.customerName})`)
  console.log(`\n  This is a demonstration: a firm that is made up, in ${FOLDER}.\n`)
}

let close = async () => {}
closeOnSignals(() => close(), { logger: console })
try {
  close = await start(demoConfig(process.env))
} catch (error) {
  console.error(explainStartError(error) ?? error)
  process.exit(1)
}
