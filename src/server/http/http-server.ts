import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { LogController, type FastifyInstance } from 'fastify'
import type { Config } from '../core/config.ts'
import { loggerOptions, logRequests } from '../core/logging.ts'
import { collectMethods, sendError, sendNotFound } from './send-error.ts'
import { limitConnections, limitRequests, refuseExpectation, refuseUnreadable } from './request-limits.ts'
import { setTimeout } from 'node:timers/promises'
import type { Breakers } from '../core/breakers.ts'

const BODY_LIMIT = 64 * 1024
const HEADERS_LIMIT = 16 * 1024

/** How long a request may take to arrive, in milliseconds, so that slow senders block nothing. */
interface ServerTimeouts {
  readonly headers: number
  readonly request: number
  /** A connection on which nothing moves, in the middle of an answer too. */
  readonly idle: number
  /** How often the two first are looked at. */
  readonly check: number
}
const DEFAULT_TIMEOUTS: ServerTimeouts = { headers: 10_000, request: 30_000, idle: 60_000, check: 2_000 }

/** Procedures check what goes in and out. Without its own compilers for that, Fastify starts faster. */
function compileNoSchema(): never {
  throw new Error('A route has no schema of its own')
}

/** The server without its routes: limits, headers, logging, and the answer to whatever no route takes. */
export function createHttpServer(config: Config, timeouts = DEFAULT_TIMEOUTS): FastifyInstance {
  const headers = securityHeaders(config)
  const server: FastifyInstance = Fastify({
    logger: loggerOptions(config),
    logController: new LogController({ disableRequestLogging: true }),
    // The router gives these up before any hook has run.
    frameworkErrors: (error, request, reply) => {
      void reply.headers(headers).header('x-request-id', request.id)
      sendError(error, request, reply)
    },
    clientErrorHandler: (error, socket) => refuseUnreadable(error, socket, headers, server.log),
    genReqId: () => randomUUID(),
    schemaController: {
      compilersFactory: { buildValidator: compileNoSchema, buildSerializer: compileNoSchema },
    },
    trustProxy: config.TRUST_PROXY ? config.TRUST_PROXY.split(',').map((address) => address.trim()) : false,
    bodyLimit: BODY_LIMIT,
    // Pages are prepared at the start, which on a busy machine takes longer than the ten seconds that are usual.
    pluginTimeout: 60_000,
    requestTimeout: timeouts.request,
    // Requests on connections that are still open are served while it closes.
    return503OnClosing: false,
    connectionTimeout: timeouts.idle,
    http: {
      headersTimeout: timeouts.headers,
      connectionsCheckingInterval: timeouts.check,
      maxHeaderSize: HEADERS_LIMIT,
      // Refused by us instead, with every header and in our own words.
      requireHostHeader: false,
    },
    rewriteUrl: ({ url = '/' }) => withoutOrigin(url),
    // An address that differs only in case or slashes is the same call, with the same right.
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: true,
      maxParamLength: 5_000,
    },
  })
  server.decorate('publicUrl', config.PUBLIC_URL)
  logRequests(server)
  closeIdleConnectionsOnClose(server)
  server.setErrorHandler(sendError)
  const answerNoRoute = sendNotFound(collectMethods(server))
  server.setNotFoundHandler(answerNoRoute)
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    done()
  })
  limitRequests(server)
  // A body to an address where nothing is need not be read.
  server.addHook('onRequest', (request, reply, done) =>
    request.is404 ? answerNoRoute(request, reply) : done(),
  )
  server.server.on('checkExpectation', refuseExpectation(headers, server.log))
  limitConnections(server.server, config)
  return server
}

/** `GET http://host/path` is allowed by HTTP and means `/path`; nothing that reads addresses later expects it. */
function withoutOrigin(url: string): string {
  if (url.startsWith('/') || !URL.canParse(url)) return url
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** A connection that is kept alive would keep a closing server open: from then on, idle ones are closed. */
function closeIdleConnectionsOnClose(server: FastifyInstance): void {
  server.addHook('preClose', async () => {
    server.server.keepAliveTimeout = 1
  })
}

/**
 * The headers of every answer that tell a browser what it may do, made once. A page replaces the content
 * security policy by its own.
 */
function securityHeaders({ PUBLIC_URL, SANDBOX }: Config): Readonly<Record<string, string>> {
  return {
    // An answer to a call carries nothing that a browser should load or run.
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    // No search engine shows a sandbox.
    ...(SANDBOX === 'yes' && { 'x-mode': 'test', 'x-robots-tag': 'noindex, nofollow' }),
    ...(PUBLIC_URL.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  }
}

// A balancer gives up soon after.
const READINESS_TIMEOUT_MS = 2_000
const TOO_SLOW = 'The database did not answer within two seconds.'

interface HealthOptions {
  /** Why no work can be done on the database, in a sentence; undefined when it can. */
  readonly checkDatabase: () => Promise<string | undefined>
  readonly isStopping: () => boolean
  readonly breakers: Pick<Breakers, 'all'>
}

/**
 * `/healthz`: this process answers. `/readyz`: its database takes writes and has every migration, and it is not about to
 * stop; else a sentence says what is wrong. An outside service that fails is named, and is no reason to send guests
 * elsewhere.
 */
export function registerHealthRoutes(
  server: FastifyInstance,
  { checkDatabase, isStopping, breakers }: HealthOptions,
): void {
  server.get('/healthz', { config: { weight: 'light' } }, () => ({ status: 'ok' }))
  server.get('/readyz', { config: { weight: 'essential' } }, async (_, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' })
    const reason = await Promise.race([
      checkDatabase(),
      setTimeout(READINESS_TIMEOUT_MS, TOO_SLOW, { ref: false }),
    ])
    if (reason !== undefined) return reply.code(503).send({ status: 'not ready', reason })
    const notAsked = breakers.all().flatMap(({ isOpen, ...breaker }) => (isOpen ? [breaker] : []))
    return reply.send({ status: 'ready', ...(notAsked.length > 0 && { notAsked }) })
  })
}
