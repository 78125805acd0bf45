import type { Endpoint } from '@chauffeur/contract/endpoint'
import { endpoints } from '@chauffeur/contract/endpoints'
import type { TRPCError } from '@trpc/server'
import { fastifyTRPCPlugin } from '@trpc/server/adapters/fastify'
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc'
import type { TRPCRequestInfo } from '@trpc/server/http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerTo } from '../send-error.ts'
import { isTooDeep, NotJson, TooDeep } from '../request-limits.ts'
import { Refusal } from '../../core/refusal.ts'
import type { Context } from '../../api/context.ts'
import { INTERNAL_ERROR, toErrorResponse } from '../../api/error-response.ts'
import { withRequestId } from '../../api/init.ts'
import { appRouter, type AppRouter } from '../../api/router.ts'

// One page makes a handful of calls at once; a hundred passwords in one request come from no page.
const MAX_BATCH = 10

/** Our own client caches what it needs by itself. */
const NO_STORE = { 'cache-control': 'no-store' }

/** Serves the procedures to our own client, under /trpc. */
export async function registerTrpc(
  app: FastifyInstance,
  createContext: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
): Promise<void> {
  await app.register(async (trpc) => {
    trpc.addHook('onRoute', (route) => {
      route.config = { ...route.config, weight: weightOf }
    })
    trpc.setErrorHandler(sendTrpcError)
    // tRPC takes forms with files, of any size; no call of ours is one.
    trpc.addHook('onRequest', async ({ headers }) => {
      if (headers['content-type']?.toLowerCase().startsWith('multipart/')) throw new NotJson()
    })
    // A call without input comes without a body, which tRPC cannot read; null is no input, too.
    trpc.addHook('preHandler', async (request) => {
      if (typeof request.body === 'string' && isTooDeep(request.body)) throw new TooDeep()
      if (request.method === 'POST') request.body ||= 'null'
    })
    // The last hook: what reads a body forgets whose it is.
    trpc.addHook('preHandler', (request, _, done) => withRequestId(request.id, done))
    await trpc.register(fastifyTRPCPlugin<AppRouter>, {
      prefix: '/trpc',
      trpcOptions: {
        router: appRouter,
        maxBatchSize: MAX_BATCH,
        createContext: ({ req, res }) =>
          createContext(req, res).catch((error: unknown) => {
            throw withRequestIdOf(req.id, error)
          }),
        responseMeta,
        onError: ({ error, req }) => {
          const { code } = toErrorResponse(error)
          if (code === INTERNAL_ERROR) req.log.error({ err: error.cause ?? error }, 'fault')
          if (code === 'DATABASE_UNAVAILABLE')
            req.log.warn({ err: error.cause ?? error }, 'the database does not answer')
        },
      },
    })
  })
}

/** A refusal before tRPC sees the request, in the shape that its client reads. */
function sendTrpcError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, code, sentence, facts } = answerTo(error, request, reply)
  void reply
    .code(status)
    .headers(NO_STORE)
    .send({
      error: {
        message: sentence,
        code: TRPC_ERROR_CODES_BY_KEY.INTERNAL_SERVER_ERROR,
        data: { code, httpStatus: status, requestId: request.id, ...facts },
      },
    })
}

const ESSENTIAL = new Set<string>(
  Object.values<Endpoint>(endpoints)
    .filter(({ isEssential }) => isEssential)
    .map(({ procedure }) => procedure),
)

/** A request for essential calls alone is essential. */
function weightOf({ params }: FastifyRequest): 'essential' | undefined {
  const path = typeof params === 'object' && params !== null && 'path' in params ? String(params.path) : ''
  return path.split(',').every((call) => ESSENTIAL.has(call)) ? 'essential' : undefined
}

/** A refusal from before the context exists names its request by itself. */
function withRequestIdOf(requestId: string, error: unknown): unknown {
  return error instanceof Refusal
    ? new Refusal(error.code, error.reason, { ...error.facts, requestId })
    : error
}

/** One call that was refused answers with the status of its refusal; several in one request keep tRPC's own. */
function responseMeta({ errors, info }: { errors: TRPCError[]; info?: TRPCRequestInfo | undefined }) {
  const [error] = errors
  if (!error || info?.calls.length !== 1) return { headers: NO_STORE }
  const { status, facts } = toErrorResponse(error)
  const wait = 'retryAfter' in facts && { 'retry-after': String(facts['retryAfter']) }
  return { status, headers: { ...NO_STORE, ...wait } }
}
