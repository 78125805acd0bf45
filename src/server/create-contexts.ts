import { randomUUID } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { DRIVER_HEADER } from '@chauffeur/domain/driver-link'
import { PARTNER_PAGE_HEADER } from '@chauffeur/domain/partner-members'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext, Context, Services } from './api/context.ts'
import { authenticateApiKey } from './auth/authenticate-api-key.ts'
import { memberCookieName } from './auth/member-session.ts'
import { hashCaller } from './auth/limit-calls.ts'
import { readCookie } from './core/cookies.ts'
import type { OperationContext, RequestFacts, SignIn } from './core/request-context.ts'
import { LateRefusal } from './core/refusal.ts'
import type { React } from './core/transaction.ts'
import { readTripCookie } from './guest/find-trip.ts'
import { noteOf } from './http/note-partner-calls.ts'
import { NOBODY } from './http/session-cookie.ts'
import { announcingChanges } from './live/announce-changes.ts'

/** The context of operations, with or without a request. */
export function createOperationContext(
  { orm, reader, config, clock, processId, wakeWorkers }: Omit<OperationContext, 'transaction'>,
  react: React,
): OperationContext {
  return {
    orm,
    reader,
    config,
    clock,
    processId,
    wakeWorkers,
    async transaction(run) {
      try {
        const result = await orm.em.fork().transactional((em) => announcingChanges({ em, clock, react }, run))
        wakeWorkers()
        return result
      } catch (error) {
        throw error instanceof LateRefusal ? await error.read({ em: orm.em.fork(), clock }) : error
      }
    },
  }
}

type SignInOf = (request: FastifyRequest, reply: FastifyReply) => SignIn

/** Makes the contexts that calls and pages are answered in. */
interface RequestContexts {
  /** Without a session and without an API key. */
  readonly anonymous: (request: FastifyRequest, reply: FastifyReply) => Context
  /** With the request's API key, if there is one. */
  readonly byApiKey: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>
  /** With the request's API key, or else its session. */
  readonly bySession: (signInOf: SignInOf) => RequestContexts['byApiKey']
  /** Of no request at all: for pages that everyone gets alike. */
  readonly withoutRequest: () => Context
}

export function createRequestContexts(
  operation: OperationContext,
  services: Services,
  callerKey: KeyObject,
): RequestContexts {
  const create = (facts: RequestFacts): Context => ({ request: contextOf(operation, services, facts) })
  const factsOf = (request: FastifyRequest, reply: FastifyReply) => ({
    requestId: request.id,
    signIn: NOBODY,
    idempotencyKey: oneHeader(request.headers['idempotency-key']),
    ifMatch: oneHeader(request.headers['if-match']),
    tripCookie: readTripCookie(request.headers.cookie, operation.config),
    memberCookie: readCookie(request.headers.cookie, memberCookieName(operation.config)),
    pagePartner: oneHeader(request.headers[PARTNER_PAGE_HEADER]),
    driverToken: oneHeader(request.headers[DRIVER_HEADER]),
    caller: () => hashCaller(request.ip, callerKey),
    apiKey: undefined,
    signal: () => whileConnected(reply),
    setHeaders: (headers: Readonly<Record<string, string>>) => void reply.headers(headers),
  })
  const apiKeyOf = async (request: FastifyRequest) => {
    const { config, orm, clock } = operation
    const { headers, ip } = request
    const sent = { authorization: headers.authorization, ip }
    const apiKey = await authenticateApiKey(sent, {
      config,
      orm,
      clock,
      apiKeyUsage: services.apiKeyUsage,
    })
    if (apiKey) noteOf(request, { apiKey })
    return apiKey
  }
  return {
    anonymous: (request, reply) => create(factsOf(request, reply)),
    byApiKey: async (request, reply) =>
      create({ ...factsOf(request, reply), apiKey: await apiKeyOf(request) }),
    bySession: (signInOf) => async (request, reply) => {
      const apiKey = await apiKeyOf(request)
      const signIn = apiKey ? NOBODY : signInOf(request, reply)
      return create({ ...factsOf(request, reply), signIn, apiKey })
    },
    withoutRequest: () =>
      create({
        requestId: randomUUID(),
        signIn: NOBODY,
        idempotencyKey: undefined,
        ifMatch: undefined,
        tripCookie: undefined,
        memberCookie: undefined,
        pagePartner: undefined,
        driverToken: undefined,
        caller: () => '',
        apiKey: undefined,
        signal: () => new AbortController().signal,
        setHeaders: () => {},
      }),
  }
}

/** The entity manager of a request is made when it is first asked for. */
function contextOf(operation: OperationContext, services: Services, facts: RequestFacts): AppContext {
  let em: AppContext['em'] | undefined
  return {
    ...operation,
    ...services,
    ...facts,
    get em() {
      return (em ??= operation.orm.em.fork())
    },
  }
}

function whileConnected({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}

function oneHeader(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join() : header
}
