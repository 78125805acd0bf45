import { randomUUID } from 'node:crypto'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import { loggerOptions, logRequests } from './logging.ts'
import { refuseUnreadable } from './rest/refuse-unreadable.ts'
import { sendError } from './rest/send-error.ts'
import { securityHeaders } from './security-headers.ts'

const BODY_LIMIT = 64 * 1024
const REQUEST_TIMEOUT_MS = 30_000

/** The server without its routes: limits, headers, logging, and the answer to whatever no route takes. */
export function makeHttpServer(config: Config): FastifyInstance {
  const server = Fastify({
    logger: loggerOptions(config),
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: sendError,
    clientErrorHandler: refuseUnreadable,
    genReqId: () => randomUUID(),
    trustProxy: config.TRUST_PROXY ? config.TRUST_PROXY.split(',').map((address) => address.trim()) : false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    rewriteUrl: ({ url = '/' }) => withoutOrigin(url),
    // An address that differs only in case or slashes is the same call, with the same right.
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: true,
      maxParamLength: 5_000,
    },
  })
  logRequests(server)
  letGoWhenClosing(server)
  server.setErrorHandler(sendError)
  server.setNotFoundHandler((request, reply) => {
    const error = 'There is nothing at this address.'
    void reply.code(404).send({ error, message: error, code: 'NOT_FOUND', requestId: request.id })
  })
  const headers = securityHeaders(config)
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    done()
  })
  return server
}

/** `GET http://host/path` is allowed by HTTP and means `/path`; nothing that reads addresses later expects it. */
function withoutOrigin(url: string): string {
  if (url.startsWith('/') || !URL.canParse(url)) return url
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** A kept connection would keep a stopping server: from then on, those that have had their answer are let go. */
function letGoWhenClosing(server: FastifyInstance): void {
  server.addHook('preClose', async () => {
    server.server.keepAliveTimeout = 1
  })
}
