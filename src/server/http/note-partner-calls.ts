import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ApiKeyPrincipal } from '../core/request-context.ts'

interface NotedCall {
  readonly partnerId: string
  readonly keyName: string
  readonly method: string
  /** As it is declared, without the values in it. */
  readonly path: string
  readonly status: number
  readonly code: string | null
  readonly durationMs: number
  readonly requestId: string
  readonly at: Date
}

interface Noted {
  apiKey?: ApiKeyPrincipal
  code?: string
}

const requests = new WeakMap<FastifyRequest, Noted>()

/** Keeps what the log is to say of a request: whose key it came with, and the code by which it was refused. */
export function noteOf(request: FastifyRequest, about: Noted): void {
  requests.set(request, { ...requests.get(request), ...about })
}

/** Notes every request that came with a key, when it is answered: which call, and never what was sent. */
export function notePartnerCalls(
  server: FastifyInstance,
  { callLog, clock }: { readonly callLog: { note(call: NotedCall): void }; readonly clock: () => Date },
): void {
  server.addHook('onResponse', (request, reply, done) => {
    const { apiKey, code = null } = requests.get(request) ?? {}
    if (apiKey)
      callLog.note({
        partnerId: apiKey.partner.id,
        keyName: apiKey.name,
        method: request.method,
        path: request.routeOptions.url ?? '',
        status: reply.statusCode,
        code,
        durationMs: Math.round(reply.elapsedTime),
        requestId: request.id,
        at: clock(),
      })
    done()
  })
}
