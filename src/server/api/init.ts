import { initTRPC } from '@trpc/server'
import type { Endpoint } from '@chauffeur/contract/endpoint'
import type { Context } from './context.ts'
import { toErrorResponse } from './error-response.ts'
import { currentRequestId } from './request-id.ts'

/** A procedure carries the endpoint that it answers; the REST adapter reads it from there. */
export interface Meta {
  readonly endpoint: Endpoint
  /** Whether the call reads or changes who is signed in; a call that does not is spared the cost. */
  readonly usesSession: boolean
  /** Whether an API key opens the call, may come with it, or is no way to make it. */
  readonly apiKey: 'needed' | 'welcome' | 'refused'
  /** What a caller must bring; nothing where the call is for everybody. */
  readonly needs?: 'session'
}

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    // What a client may read of an error: the same as on the REST door, and never a stack.
    errorFormatter({ shape, error }) {
      const { code, sentence, facts, status } = toErrorResponse(error)
      return {
        code: shape.code,
        message: sentence,
        data: { code, httpStatus: status, requestId: currentRequestId(), ...facts },
      }
    },
  })

export const { procedure, router } = t
