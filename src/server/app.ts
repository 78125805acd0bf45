import { MAX_NOTIFICATION_BYTES } from '@chauffeur/gateways/payments/sumup/read-response'
import type { FastifyInstance } from 'fastify'
import { downloads } from './api/downloads.ts'
import { appRouter } from './api/router.ts'
import type { PasswordHasher } from './auth/passwords.ts'
import { checkDatabase, readDatabaseState } from './check-database.ts'
import { watchBreakers } from './core/breakers.ts'
import { isSandbox, modeOf, publicUrl, sandboxUrlOf, type Config } from './core/config.ts'
import { startHeartbeat } from './core/processes/start-heartbeat.ts'
import { onIncompleteRow } from './core/read-stored.ts'
import type { Secrets } from './core/secrets.ts'
import { openReader, REPLICA_UNUSED } from './db/open-reader.ts'
import type { Orm } from './db/orm.ts'
import { openCurrentFirm } from './firm/current-firm.ts'
import { flightCallsGauge } from './flights/flight-budget.ts'
import { flightAlertsGauge } from './flights/subscribe-alerts.ts'
import { FLIGHT_ALERT_PATH, flightAlertsCounter, MAX_ALERT_BYTES, takeAlert } from './flights/take-alert.ts'
import { openTripLink } from './guest/find-trip.ts'
import { configuredGateways, outsideOperations, type Gateways } from './gateways.ts'
import { refuseCrossSite } from './http/request-limits.ts'
import { registerDownloads } from './http/downloads/register-downloads.ts'
import { createDrain } from './http/drain.ts'
import { registerHealthRoutes, createHttpServer } from './http/http-server.ts'
import { notePartnerCalls } from './http/note-partner-calls.ts'
import { agentCallsCounter, registerMcp } from './http/mcp/register-mcp.ts'
import { metricsRoute } from './http/metrics/metrics-route.ts'
import { apiDescription, serveDescription } from './http/openapi/describe-api.ts'
import { driverProofs, officePictures, registerUpload } from './http/pictures/uploads.ts'
import { registerNotifications } from './http/notifications.ts'
import { registerSimulatorPages } from './http/payment-routes.ts'
import { registerRestRoutes } from './http/rest/register-rest-routes.ts'
import { registerSessions, sessionCookie } from './http/session-cookie.ts'
import { shedLoad } from './http/shed-load.ts'
import { registerTripLinks } from './http/trip-links.ts'
import { registerTrpc } from './http/trpc/register-trpc.ts'
import type { PageContexts } from './pages/pages.ts'
import { refuseOnPage } from './pages/refusal-page.ts'
import {
  noteNotification,
  NOTIFICATION_PATH,
  SIMULATOR_PATH,
  type PaymentCalls,
} from './payments/online-payments.ts'
import { createReact } from './reactions.ts'
import { createOperationContext, createRequestContexts } from './create-contexts.ts'
import { releaseLeases, startWorkers, type Workers } from './workers.ts'
import { fillFleet } from './sandbox/fill-fleet.ts'
import { refuseOtherDatabase } from './sandbox/refuse-other-database.ts'
import { createServices } from './services.ts'
import { startSweeps } from './sweeps.ts'

export interface AppOptions {
  readonly config: Config
  readonly orm: Orm
  /** Follows the database, for long reads. */
  readonly replica?: Orm | undefined
  readonly secrets: Secrets
  /** Those that stand in for what the settings ask for. */
  readonly gateways?: Partial<Gateways>
  readonly clock?: () => Date
  readonly passwords?: PasswordHasher
  readonly paymentCalls?: PaymentCalls
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
  const { config, orm, secrets, pages, passwords, paymentCalls, clock = () => new Date() } = options
  const server = createHttpServer(config)
  const { log } = server
  const stopHearing = onIncompleteRow((row) =>
    log.warn({ row }, 'a stored value is incomplete, and is shown without what is missing'),
  )
  const registerLoadMetrics = shedLoad(server, {
    maxInFlight: config.MAX_REQUESTS_IN_FLIGHT,
    isDatabaseBusy: () => (orm.poolUse()?.waitingCount ?? 0) > 0,
  })
  const breakers = watchBreakers(log, outsideOperations)
  const gateways = configuredGateways(config, log, { orm, clock }, options.gateways, breakers)
  const siteUrl = publicUrl(server.server, config)
  const wakeWorkers = () => workers.wake()
  if (isSandbox(config)) await fillFleet(orm)
  const firm = await openCurrentFirm({ orm, config })
  const services = createServices({
    config,
    orm,
    clock,
    secrets,
    gateways,
    siteUrl,
    wakeWorkers,
    passwords,
    firm,
    paymentCalls,
    log,
    breakers,
  })
  const removeDrafts = async (untouchedForMs: number) => {
    try {
      await gateways.mailer.removeDrafts?.(untouchedForMs)
    } catch (error) {
      log.warn({ err: error }, 'the drafts of mails that a dead process left could not be removed')
    }
  }
  const heartbeat = await startHeartbeat({
    orm,
    log,
    beatMs: config.HEARTBEAT_MS,
    releaseLeases: (em) => releaseLeases(em, clock()),
    onReleased: () => {
      wakeWorkers()
      // A dead process wrote its last drafts less than a beat after its last beat, three beats ago.
      void removeDrafts(config.HEARTBEAT_MS)
    },
  })
  await removeDrafts(heartbeat.silenceMs)
  const { processId } = heartbeat
  const operation = createOperationContext(
    {
      config,
      orm,
      reader: openReader(
        orm,
        options.replica,
        (replica) => refuseOtherDatabase(replica, config),
        (why) => log.warn(why, REPLICA_UNUSED),
      ),
      clock,
      processId,
      wakeWorkers,
    },
    createReact(config),
  )
  const sweeps = startSweeps(orm, clock, log)
  const workers = startWorkers(operation, services, { mailer: gateways.mailer, log })
  // An open stream would keep a closing server open.
  server.addHook('preClose', () => services.live.end())
  server.addHook('onClose', async () => {
    stopHearing()
    await services.payments?.simulator?.().settled()
    await workers.stop()
    await sweeps.stop()
    await services.apiKeyUsage.stop()
    await services.callLog.stop()
    firm.stop()
    await heartbeat.stop()
  })

  notePartnerCalls(server, { callLog: services.callLog, clock })
  const contexts = createRequestContexts(operation, services, secrets.callerKey)
  const description = apiDescription({
    clock,
    about: () => ({
      brandName: firm.current().brandName,
      email: firm.current().email,
      publicUrl: siteUrl(),
      cookieName: sessionCookie(config).cookieName,
      sandboxUrl: isSandbox(config) ? siteUrl() : sandboxUrlOf(config),
      mode: modeOf(config),
    }),
  })
  const drain = createDrain(server)
  registerHealthRoutes(server, {
    checkDatabase: checkDatabase(orm, processId, (error) =>
      log.warn({ err: error }, 'the database does not take writes'),
    ),
    isStopping: drain.hasBegun,
    breakers,
  })
  const agentCalls = agentCallsCounter()
  const flightAlerts = flightAlertsCounter()
  metricsRoute(server, {
    config,
    breakers,
    readDatabaseState: () => readDatabaseState(orm),
    register(registry) {
      registerLoadMetrics(registry)
      sweeps.register(registry)
      registry.registerMetric(services.live.openStreams)
      registry.registerMetric(flightCallsGauge(orm, clock))
      registry.registerMetric(flightAlertsGauge(orm))
      registry.registerMetric(flightAlerts)
      registry.registerMetric(agentCalls)
    },
  })
  await registerNotifications(server, {
    path: NOTIFICATION_PATH,
    maxBytes: MAX_NOTIFICATION_BYTES,
    take: (token, body) => noteNotification(token, body, operation),
  })
  await registerNotifications(server, {
    path: FLIGHT_ALERT_PATH,
    maxBytes: MAX_ALERT_BYTES,
    take: (token) =>
      takeAlert(token, { ...operation, addresses: services.alertAddresses, counter: flightAlerts }),
  })
  await registerTripLinks(
    server,
    (token, request, reply) => openTripLink(token, contexts.anonymous(request, reply).request),
    refuseOnPage(firm, 'links'),
  )
  await server.register(async (agents) =>
    registerMcp(agents, {
      createContext: contexts.byApiKey,
      calls: agentCalls,
      load: async () => (await import('./mcp/serve-mcp.ts')).serveMcp,
    }),
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
        only: ({ access }) => access === 'public' || access === 'partner' || access === 'member',
      })
      await open.register(registerDownloads, {
        downloads: downloads.filter(({ access }) => access === 'public'),
        createContext: contexts.anonymous,
        refuse: refuseOnPage(firm, 'links'),
      })
      await open.register(registerDownloads, {
        downloads: downloads.filter(({ access }) => access === 'partner' || access === 'member'),
        createContext: contexts.byApiKey,
      })
      await open.register((scope) =>
        registerUpload(scope, { ...driverProofs, createContext: contexts.byApiKey }),
      )
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
        downloads: downloads.filter(({ access }) => access === 'admin'),
        createContext,
      })
      await signedIn.register((scope) => registerUpload(scope, { ...officePictures, createContext }))
      await registerTrpc(signedIn, createContext)
    })
    if (pages)
      await pages(calls, {
        of: contexts.anonymous,
        ofNobody: contexts.withoutRequest,
        description,
        clock,
        signedIn: async (web, register) => {
          const signInOf = await registerSessions(web, { config, orm, secrets, clock })
          const contextOf = contexts.bySession(signInOf)
          register(async (request, reply) => {
            const { request: context } = await contextOf(request, reply)
            return context.signIn.userId !== undefined
          })
        },
        firm,
        prices: services.prices,
      })
  })
  return {
    server,
    workers,
    async drain() {
      // So that pages look for another process while this one still answers.
      await services.live.end()
      await drain.run()
    },
  }
}
