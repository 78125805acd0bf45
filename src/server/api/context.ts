import type { RequestContext } from '../core/request-context.ts'

/** One member only: tRPC copies its context for every step of a call. */
export interface Context {
  readonly request: RequestContext
}
