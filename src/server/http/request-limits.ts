import { randomUUID } from 'node:crypto'
import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorResponse, type ErrorResponse } from '../api/error-response.ts'
import { networkOf } from '../auth/limit-calls.ts'
import type { Config } from '../core/config.ts'
import { Refusal } from '../core/refusal.ts'
import { keyInHeader } from '../auth/authenticate-api-key.ts'

/** The longest address that our pages ask for is a tenth of this. */
const MAX_URL_LENGTH = 8_000
const MAX_PARAMETERS = 100

/** Refuses what is HTTP, but which no client of ours sends, before anything is done for it. */
export function limitRequests(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _, done) => {
    const { url, httpVersion } = request.raw
    const hosts = hostsIn(request.raw.rawHeaders)
    // Those on the way may believe one of two names, and we the other.
    if (hosts > 1 || (hosts === 0 && httpVersion !== '1.0'))
      done(new Refusal('UNREADABLE', { code: 'several_hosts' }))
    else if ((url?.length ?? 0) > MAX_URL_LENGTH)
      done(new Refusal('ADDRESS_TOO_LONG', { code: 'url_too_long' }))
    else if (parametersIn(url ?? '') > MAX_PARAMETERS)
      done(new Refusal('UNREADABLE', { code: 'too_many_parameters', max: MAX_PARAMETERS }))
    else done()
  })
}

function hostsIn(rawHeaders: readonly string[]): number {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') count += 1
  return count
}

function parametersIn(url: string): number {
  const start = url.indexOf('?')
  if (start === -1) return 0
  let count = 1
  for (let at = url.indexOf('&', start); at !== -1; at = url.indexOf('&', at + 1)) count += 1
  return count
}

const MAX_CONNECTIONS = 10_000
/** Of one address: more than the browsers of a whole hotel open, and too few to take every connection there is. */
const MAX_PER_ADDRESS = 1_000

/**
 * Closes the connections that are too many of one address, or too many at all. Behind a proxy every connection is the
 * proxy's, which then has to do this.
 */
export function limitConnections(server: Server, config: Pick<Config, 'RATE_LIMIT' | 'TRUST_PROXY'>): void {
  server.maxConnections = MAX_CONNECTIONS
  if (config.RATE_LIMIT === 'off' || config.TRUST_PROXY) return
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = networkOf(socket.remoteAddress ?? '')
    const count = (open.get(address) ?? 0) + 1
    if (count > MAX_PER_ADDRESS) {
      socket.destroy()
      return
    }
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}

type Headers = Readonly<Record<string, string>>

const REFUSALS: Readonly<Record<string, ErrorResponse>> = {
  HPE_HEADER_OVERFLOW: errorResponse('HEADERS_TOO_LARGE', 'The headers are too large.'),
  ERR_HTTP_REQUEST_TIMEOUT: errorResponse('TOO_SLOW', 'The request took too long to arrive.'),
}
const UNREADABLE = errorResponse('UNREADABLE', 'This request cannot be read.')
const EXPECTATION = errorResponse('UNKNOWN_EXPECTATION', 'What this request expects is not offered here.')

/** Answers what is not even HTTP, where there is no request to answer by the usual way. */
export function refuseUnreadable(
  error: NodeJS.ErrnoException,
  socket: Socket,
  headers: Headers,
  log: FastifyBaseLogger,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const refused = REFUSALS[error.code ?? ''] ?? UNREADABLE
  const { text, about } = answerTo(refused, headers, log)
  const head = Object.entries(about).map(([name, value]) => `${name}: ${value}`)
  const { status } = refused
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('\r\n')}\r\n\r\n${text}`)
}

/** Answers a request with an Expect header other than 100-continue. */
export function refuseExpectation(
  headers: Headers,
  log: FastifyBaseLogger,
): (request: IncomingMessage, response: ServerResponse) => void {
  return (_, response) => {
    const { text, about } = answerTo(EXPECTATION, headers, log)
    response.writeHead(EXPECTATION.status, about).end(text)
  }
}

function answerTo({ status, code, sentence }: ErrorResponse, headers: Headers, log: FastifyBaseLogger) {
  const requestId = randomUUID()
  log.info({ reqId: requestId, status, code }, 'unreadable')
  const text = JSON.stringify({ error: sentence, message: sentence, code, requestId })
  const about: Headers = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    'x-request-id': requestId,
    connection: 'close',
  }
  return { text, about }
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a call that another site's page makes with the visitor's session. Every browser names
 * the origin of such a call, by Sec-Fetch-Site or by Origin; who names neither is no browser and has no visitor.
 */
export function refuseCrossSite(
  request: FastifyRequest,
  _: FastifyReply,
  done: (refusal?: Error) => void,
): void {
  if (keyInHeader(request.headers.authorization) !== undefined) {
    // A key stands for itself: a session that came along with it is not looked at, so there is none to misuse.
    delete request.raw.headers.cookie
    return done()
  }
  done(SAFE.has(request.method) || !isCrossSite(request) ? undefined : crossSiteRefusal())
}

/** Whether another site's page makes the request, or leads to it. */
export function isCrossSite({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return site === undefined
    ? headers.origin !== undefined && hostOf(headers.origin) !== host
    : site !== 'same-origin' && site !== 'none'
}

export function crossSiteRefusal(): Refusal {
  return new Refusal('CROSS_SITE', { code: 'cross_site' })
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

/** A body that is nested more deeply than anything here reads. */
export class TooDeep extends Error {
  override name = 'TooDeep'
  readonly code = 'TOO_DEEP'
}

export class NotJson extends Error {
  override name = 'NotJson'
  readonly code = 'FST_ERR_CTP_INVALID_MEDIA_TYPE'
}

/**
 * A form on another site can post text/plain, so that is refused. Some clients announce JSON and send nothing: that
 * is a call without a body.
 */
export function acceptOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString()
    if (text === '') done(null, undefined)
    else if (isTooDeep(text)) done(new TooDeep())
    else void parse(request, text, done)
  })
}

/** More than any call of ours takes; what reads a value may call itself for every level of it. */
const MAX_DEPTH = 32

/** Whether lists and objects stand in each other too deeply. Asked before the text is read. */
export function isTooDeep(json: string): boolean {
  let depth = 0
  let isText = false
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at]
    if (isText) {
      if (sign === '\\') at += 1
      else if (sign === '"') isText = false
    } else if (sign === '"') isText = true
    else if (sign === '{' || sign === '[') depth += 1
    else if (sign === '}' || sign === ']') depth -= 1
    if (depth > MAX_DEPTH) return true
  }
  return false
}
