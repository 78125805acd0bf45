import { errorCodes } from '@chauffeur/contract/error-codes'
import { SENTENCES } from '@chauffeur/contract/sentences'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { noteOf } from './note-partner-calls.ts'
import { explainedAt } from './refusals-of-calls.ts'
import { errorResponse, INTERNAL_ERROR, toErrorResponse, type ErrorResponse } from '../api/error-response.ts'

/** Fastify's own refusals, before a procedure is called, in the sentences of this API. */
const REFUSED_BY_FASTIFY: Readonly<Record<string, ErrorResponse>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: errorResponse('INVALID_JSON', 'The request body is not valid JSON.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: errorResponse('INVALID_JSON', 'The request body is empty.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: errorResponse(
    'INVALID_LENGTH',
    'The request body is not as long as it says.',
  ),
  FST_ERR_CTP_BODY_TOO_LARGE: errorResponse('BODY_TOO_LARGE', 'The request body is too large.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: errorResponse(
    'NOT_JSON',
    'Please send JSON (Content-Type: application/json).',
  ),
  FST_ERR_MAX_PARAM_LENGTH: errorResponse('ADDRESS_TOO_LONG', 'This address is too long.'),
  FST_ERR_BAD_URL: errorResponse('BAD_ADDRESS', 'This address cannot be read.'),
  TOO_DEEP: errorResponse('INVALID_JSON', 'The request body is nested too deeply.'),
}

/** Refusals of other parts of the web server, by their status: a part of a file that is not there, say. */
const REFUSED_BY_STATUS: Readonly<Record<number, ErrorResponse>> = {
  404: errorResponse('NOT_FOUND', SENTENCES.nothingHere),
  416: errorResponse('NO_SUCH_RANGE', 'The file has no such part.'),
}

/** Answers any error of an /api call in one shape. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  send(answerTo(error, request, reply), request, reply)
}

/** How an error is answered; the headers that it asks for are set. Faults are logged here, and only here. */
export function answerTo(error: unknown, request: FastifyRequest, reply: FastifyReply): ErrorResponse {
  const what = REFUSED_BY_FASTIFY[codeOf(error)] ?? refusedByStatus(error) ?? toErrorResponse(error)
  const { code, facts } = what
  noteOf(request, { code })
  if (code === INTERNAL_ERROR) request.log.error({ err: error }, 'fault')
  if (code === 'DATABASE_UNAVAILABLE') request.log.warn({ err: error }, 'the database does not answer')
  if ('retryAfter' in facts) void reply.header('retry-after', String(facts['retryAfter']))
  if (code === 'WRONG_API_KEY') void reply.header('www-authenticate', 'Bearer')
  return what
}

/** Answers a request that no route takes: by 405 where other methods are taken at its path. */
export function sendNotFound(allowedMethods: AllowedMethods) {
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const allowed = allowedMethods(request.url)
    if (allowed.length === 0) return send(errorResponse('NOT_FOUND', SENTENCES.nothingHere), request, reply)
    const methods = allowed.join(', ')
    void reply.header('allow', methods)
    send(
      errorResponse('METHOD_NOT_ALLOWED', `This address takes ${methods}, not ${request.method}.`),
      request,
      reply,
    )
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Where the site is reached, without a slash at the end. */
    readonly publicUrl: string
  }
}

function send(
  { status, code, sentence, facts }: ErrorResponse,
  { id, headers, server }: FastifyRequest,
  reply: FastifyReply,
): void {
  const url = `${server.publicUrl}${explainedAt(code)}`
  const [title] = errorCodes[code].meaning.split(/(?<=\.) /, 1)
  const known = { code, requestId: id, ...facts }
  const [type, body] = takesProblem(headers.accept)
    ? ['problem+json', { ...known, type: url, title, status, detail: sentence }]
    : ['json', { error: sentence, message: sentence, ...known, doc_url: url }]
  void reply
    .code(status)
    // Where the router gives up, no hook has set it yet.
    .header('x-request-id', id)
    .type(`application/${type}; charset=utf-8`)
    .send(body)
}

/** Whether a caller names the shape of RFC 9457 among what it takes. */
function takesProblem(accept = ''): boolean {
  return /(?:^|[\s,])application\/problem\+json\s*(?:$|,|;(?!\s*q=0(?:\.0*)?\s*(?:$|,)))/i.test(accept)
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

function refusedByStatus(error: unknown): ErrorResponse | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined
  const status = Number(error.statusCode)
  if (status < 400 || status >= 500) return undefined
  return (
    REFUSED_BY_STATUS[status] ?? { ...errorResponse('UNREADABLE', 'This request cannot be read.'), status }
  )
}

/** Which methods the calls below /api have at the path of a URL; none where nothing is at it. */
type AllowedMethods = (url: string) => string[]

/** Collects every route below /api that is registered after it. */
export function collectMethods(server: FastifyInstance): AllowedMethods {
  const methodsAt = new Map<string, { readonly pattern: RegExp; readonly methods: Set<string> }>()
  server.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/')) return
    const known = methodsAt.get(url) ?? { pattern: patternOf(url), methods: new Set() }
    for (const one of [method].flat()) known.methods.add(one)
    methodsAt.set(url, known)
  })
  return (url) => {
    const [path = ''] = url.split('?')
    // As the router reads an address.
    const asRouted = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
    const found = [...methodsAt.values()].filter(({ pattern }) => pattern.test(asRouted))
    return [...new Set(found.flatMap(({ methods }) => [...methods]))].toSorted()
  }
}

function patternOf(url: string): RegExp {
  const escaped = url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${escaped.replace(/:\w+/g, '[^/]+')}$`, 'i')
}
