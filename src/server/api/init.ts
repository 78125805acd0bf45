import { AsyncLocalStorage } from 'node:async_hooks'
import { initTRPC } from '@trpc/server'
import type { Endpoint } from '@chauffeur/contract/endpoint'
import type { Context } from './context.ts'
import { toErrorResponse } from './error-response.ts'

const requestIds = new AsyncLocalStorage<string>()

/** Runs what answers a request. tRPC refuses some before it makes their context, and their errors are named, too. */
export function withRequestId(id: string, answer: () => void): void {
  requestIds.run(id, answer)
}

/** A procedure carries the endpoint that it answers. */
interface Meta {
  readonly endpoint: Endpoint
}

const PING_MS = 20_000

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    // Proxies end a connection on which nothing comes, and so do we (http/http-server.ts).
    sse: { ping: { enabled: true, intervalMs: PING_MS } },
    // The part of an error that a client may read: the same as over REST, and never a stack.
    errorFormatter({ shape, error }) {
      const { code, sentence, facts, status } = toErrorResponse(error)
      return {
        code: shape.code,
        message: sentence,
        data: { code, httpStatus: status, requestId: requestIds.getStore(), ...facts },
      }
    },
  })

export const { procedure, router } = t
