import type { Work } from '../work.ts'

/** One member only: tRPC copies its context for every step of a call. */
export interface Context {
  readonly work: Work
}
