import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { exportBookings } from './bookings/export-bookings.ts'
import { calendarFeed } from './calendar/calendar-feed.ts'
import type { Config } from './core/config.ts'
import type { Orm } from './db/orm.ts'
import type { Download } from './api/downloads.ts'
import { registerDownloads } from './http/downloads/register-downloads.ts'
import { configuredGateways, type Gateways } from './gateways.ts'
import { registerHealthRoutes } from './http/health.ts'
import { createHttpServer } from './http/http-server.ts'
import { hashCaller } from './auth/caller.ts'
import { authenticateApiKey } from './auth/authenticate-api-key.ts'
import { argon2Hasher, type PasswordHasher } from './auth/password-hasher.ts'
import { countApiKeyUsage } from './auth/api-key-usage.ts'
import type { Worker } from './jobs/poller.ts'
import { startMailWorker } from './mail/mail-worker.ts'
import { startPaymentWorker } from './payments/payment-worker.ts'
import { startWebhookWorker } from './webhooks/webhook-worker.ts'
import { deliverMail } from './mail/deliver-mail.ts'
import { metricsRoute } from './http/metrics/metrics-route.ts'
import { readDatabaseState } from './read-database-state.ts'
import { ownAddress } from './core/own-address.ts'
import { paymentContext } from './payments/observe-payment.ts'
import { onlinePayments } from './payments/online-payments.ts'
import { priceList } from './catalogue/pricing/price-list.ts'
import { quoteSigner } from './trips/quotes/quote-token.ts'
import { registerRestRoutes } from './http/rest/register-rest-routes.ts'
import { apiDescription, type ApiDescription } from './http/openapi/api-description.ts'
import { serveDescription } from './http/openapi/serve-description.ts'
import type { Secrets } from './core/secrets.ts'
import { registerSessions, NOBODY, sessionCookie } from './http/session-cookie.ts'
import { refuseCrossSite } from './http/cross-site.ts'
import type { Context } from './api/context.ts'
import { registerTrpc } from './http/trpc/register-trpc.ts'
import { appRouter } from './api/router.ts'
import { createDrain } from './http/drain.ts'
import { registerPaymentNotifications } from './http/payment-notifications.ts'
import { registerSimulatorPages } from './http/simulator-pages.ts'
import { secretBox } from './webhooks/secret-box.ts'
import {
  createRequestContext,
  type ApiKeyPrincipal,
  type Services,
  type SignIn,
} from './core/request-context.ts'

export type MakeContext<Made = Context> = (request: FastifyRequest, reply: FastifyReply) => Made

/** Pages are rendered without a session; those that everyone gets, without anybody's request. */
export interface PageContexts {
  readonly of: MakeContext
  readonly ofNobody: () => Context
  readonly description: ApiDescription
}

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
  readonly outbox: Worker
  /** Undefined when online payment is not offered. */
  readonly paymentWorker: Worker | undefined
  /** To be done before the server is closed, so that no request is cut. */
  readonly drain: () => Promise<void>
  readonly webhookWorker: Worker
}

const files: readonly Download[] = [exportBookings, calendarFeed]

/** The whole server, not yet listening. Every option that changes behaviour is set here, so that tests run the same. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { config, orm, secrets, pages, clock = () => new Date(), passwords = argon2Hasher() } = options
  const server = createHttpServer(config)
  const openBreakers = new Map(['places', 'routing', 'payments'].map((service) => [service, false]))
  const noteBreak = (service: string, isOpen: boolean) => void openBreakers.set(service, isOpen)
  const gateways = configuredGateways(config, server.log, options.gateways, noteBreak)
  const outbox = startMailWorker({
    orm,
    clock,
    log: server.log,
    deliver: (job) => deliverMail(job, { orm, mailer: gateways.mailer, config }),
  })
  server.addHook('onClose', async () => {
    await outbox.stop()
    gateways.mailer.close?.()
  })
  const webhooks = { sender: gateways.webhooks, box: secretBox(secrets.webhookKey) }
  const webhookWorker = startWebhookWorker({ orm, clock, log: server.log, ...webhooks })
  server.addHook('onClose', () => webhookWorker.stop())

  const keyUse = countApiKeyUsage(orm, (error) => server.log.error({ err: error }, 'fault'))
  server.addHook('onClose', () => keyUse.stop())

  const address = ownAddress(server, config)
  const services: Services = {
    config,
    orm,
    places: gateways.places,
    routing: gateways.routing,
    clock,
    prices: priceList(orm),
    payments: onlinePayments({
      config,
      orm,
      clock,
      address: address,
      onBreak: (isOpen) => noteBreak('payments', isOpen),
    }),
    quoteSigner: quoteSigner(secrets.quoteKey),
    webhooks,
    passwords,
    keyUse,
    wakeWorkers: () => {
      outbox.wake()
      webhookWorker.wake()
      paymentWorker?.wake()
    },
  }
  const contextOf = (
    request: FastifyRequest,
    reply: FastifyReply,
    { signIn, apiKey }: { signIn: SignIn; apiKey?: ApiKeyPrincipal | undefined },
  ): Context => ({
    request: createRequestContext(services, {
      requestId: request.id,
      signIn,
      idempotencyKey: idempotencyKeyOf(request),
      caller: () => hashCaller(request.ip, secrets.callerKey),
      apiKey,
      setHeaders: (headers) => void reply.headers(headers),
    }),
  })
  const ofNobody = (): Context => ({
    request: createRequestContext(services, {
      requestId: randomUUID(),
      signIn: NOBODY,
      idempotencyKey: undefined,
      caller: () => '',
      apiKey: undefined,
      setHeaders: () => {},
    }),
  })
  const { payments } = services
  const { procedures } = appRouter._def
  const description = apiDescription({
    procedures,
    clock,
    about: () => ({
      brandName: config.BRAND_NAME,
      publicUrl: address.toOthers(),
      cookieName: sessionCookie(config).cookieName,
    }),
  })
  const paymentWorker =
    payments && startPaymentWorker({ context: paymentContext(ofNobody().request, payments), log: server.log })
  server.addHook('onClose', () => paymentWorker?.stop())
  const withoutSession: MakeContext = (request, reply) => contextOf(request, reply, { signIn: NOBODY })
  const byKey: MakeContext<Promise<Context>> = async (request, reply) => {
    const apiKey = await authenticateApiKey(request.headers.authorization, services)
    return contextOf(request, reply, { signIn: NOBODY, apiKey })
  }

  const drain = createDrain(server)
  registerHealthRoutes(server, orm, drain.hasBegun)
  metricsRoute(server, { config, openBreakers, readDatabaseState: () => readDatabaseState(orm) })
  await registerPaymentNotifications(server, services)
  if (payments?.simulator) await registerSimulatorPages(server, payments.simulator)
  await server.register(async (calls) => {
    calls.addHook('onRequest', refuseCrossSite)
    serveDescription(calls, description)
    await calls.register(async (open) => {
      registerRestRoutes(open, {
        procedures,
        createContext: byKey,
        only: ({ usesSession }) => !usesSession,
      })
      await open.register(registerDownloads, {
        downloads: files.filter(({ isClosed }) => !isClosed),
        createContext: withoutSession,
      })
    })
    await calls.register(async (signedIn) => {
      const signInOf = await registerSessions(signedIn, { config, orm, secrets, clock })
      const withSession: MakeContext<Promise<Context>> = async (request, reply) => {
        const apiKey = await authenticateApiKey(request.headers.authorization, services)
        return contextOf(request, reply, { signIn: apiKey ? NOBODY : signInOf(request, reply), apiKey })
      }
      registerRestRoutes(signedIn, {
        procedures,
        createContext: withSession,
        only: ({ usesSession }) => usesSession,
      })
      await signedIn.register(registerDownloads, {
        downloads: files.filter(({ isClosed }) => isClosed),
        createContext: withSession,
      })
      await registerTrpc(signedIn, withSession)
    })
    if (pages) await pages(calls, { of: withoutSession, ofNobody, description })
  })
  return { server, outbox, paymentWorker, webhookWorker, drain: drain.run }
}

function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const header = headers['idempotency-key']
  return Array.isArray(header) ? header.join() : header
}
