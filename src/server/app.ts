import type { FastifyInstance } from 'fastify'
import { downloads } from './api/downloads.ts'
import { appRouter } from './api/router.ts'
import type { PasswordHasher } from './auth/password-hasher.ts'
import type { Config } from './core/config.ts'
import { ownAddress } from './core/own-address.ts'
import type { Secrets } from './core/secrets.ts'
import type { Orm } from './db/orm.ts'
import { configuredGateways, type Gateways } from './gateways.ts'
import { refuseCrossSite } from './http/cross-site.ts'
import { registerDownloads } from './http/downloads/register-downloads.ts'
import { createDrain } from './http/drain.ts'
import { registerHealthRoutes } from './http/health.ts'
import { createHttpServer } from './http/http-server.ts'
import { metricsRoute } from './http/metrics/metrics-route.ts'
import { apiDescription } from './http/openapi/api-description.ts'
import { serveDescription } from './http/openapi/serve-description.ts'
import { registerPaymentNotifications } from './http/payment-notifications.ts'
import { registerRestRoutes } from './http/rest/register-rest-routes.ts'
import { registerSessions, sessionCookie } from './http/session-cookie.ts'
import { registerSimulatorPages } from './http/simulator-pages.ts'
import { registerTrpc } from './http/trpc/register-trpc.ts'
import type { PageContexts } from './pages/pages.ts'
import { noteNotification } from './payments/note-notification.ts'
import { NOTIFICATION_PATH, SIMULATOR_PATH } from './payments/online-payments.ts'
import { createReact } from './reactions.ts'
import { createOperationContext, createRequestContexts } from './request-context.ts'
import { readDatabaseState } from './read-database-state.ts'
import { hasEveryMigration } from './schema/migrate.ts'
import { createServices } from './services.ts'
import { startWorkers, type Workers } from './workers.ts'

export interface AppOptions {
  readonly config: Config
  readonly orm: Orm
  readonly secrets: Secrets
  /** Those that stand in for what the settings ask for. */
  readonly gateways?: Partial<Gateways>
  readonly clock?: () => Date
  readonly passwords?: PasswordHasher
  /** Adds the pages; without it the server answers calls only. */
  readonly pages?: (app: FastifyInstance, contexts: PageContexts) => Promise<void>
}

export interface App {
  readonly server: FastifyInstance
  readonly workers: Workers
  /** To be done before the server is closed, so that no request is cut. */
  readonly drain: () => Promise<void>
}

/** The whole server, not yet listening. Every option that changes behaviour is set here, so that tests run the same. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { config, orm, secrets, pages, passwords, clock = () => new Date() } = options
  const server = createHttpServer(config)
  const { log } = server
  const openBreakers = new Map(['places', 'routing', 'payments'].map((service) => [service, false]))
  const onBreak = (service: string, isOpen: boolean) => void openBreakers.set(service, isOpen)
  const gateways = configuredGateways(config, log, options.gateways, onBreak)
  const address = ownAddress(server.server, config)
  const services = createServices({
    config,
    orm,
    clock,
    secrets,
    gateways,
    address,
    passwords,
    log,
    onPaymentsBreak: (isOpen) => onBreak('payments', isOpen),
  })
  const wakeWorkers = () => workers.wake()
  const operation = createOperationContext({ config, orm, clock, wakeWorkers }, createReact(config))
  const workers = startWorkers(operation, services, { mailer: gateways.mailer, log })
  server.addHook('onClose', async () => {
    await workers.stop()
    await services.apiKeyUsage.stop()
  })

  const contexts = createRequestContexts(operation, services, secrets.callerKey)
  const description = apiDescription({
    clock,
    about: () => ({
      brandName: config.BRAND_NAME,
      publicUrl: address.toOthers(),
      cookieName: sessionCookie(config).cookieName,
    }),
  })
  const drain = createDrain(server)
  registerHealthRoutes(server, { isReady: () => hasEveryMigration(orm), isStopping: drain.hasBegun })
  metricsRoute(server, { config, openBreakers, readDatabaseState: () => readDatabaseState(orm) })
  await registerPaymentNotifications(server, NOTIFICATION_PATH, (token, body) =>
    noteNotification(token, body, operation),
  )
  const { simulator } = services.payments ?? {}
  if (simulator) await registerSimulatorPages(server, SIMULATOR_PATH, simulator)

  await server.register(async (calls) => {
    calls.addHook('onRequest', refuseCrossSite)
    serveDescription(calls, description)
    // Calls that have nothing to do with sessions are spared the cost of one.
    await calls.register(async (open) => {
      registerRestRoutes(open, {
        router: appRouter,
        createContext: contexts.byApiKey,
        only: ({ access }) => access === 'public' || access === 'partner',
      })
      await open.register(registerDownloads, {
        downloads: downloads.filter(({ isClosed }) => !isClosed),
        createContext: contexts.anonymous,
      })
    })
    await calls.register(async (signedIn) => {
      const createContext = contexts.bySession(
        await registerSessions(signedIn, { config, orm, secrets, clock }),
      )
      registerRestRoutes(signedIn, {
        router: appRouter,
        createContext,
        only: ({ access }) => access === 'session' || access === 'admin',
      })
      await signedIn.register(registerDownloads, {
        downloads: downloads.filter(({ isClosed }) => isClosed),
        createContext,
      })
      await registerTrpc(signedIn, createContext)
    })
    if (pages) await pages(calls, { of: contexts.anonymous, ofNobody: contexts.withoutRequest, description })
  })
  return { server, workers, drain: drain.run }
}
