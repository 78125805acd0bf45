import { limitCalls } from '../auth/limit-calls.ts'
import { Refusal } from '../core/refusal.ts'
import type { RequestContext } from '../core/request-context.ts'
import { isDatabaseUnavailable } from '../db/is-database-unavailable.ts'

/** Counts a page that is rendered for its caller alone; the refusal of one who asks for too many. */
export async function limitRendering(context: RequestContext): Promise<Refusal | undefined> {
  try {
    await limitCalls('page', context)
  } catch (error) {
    if (error instanceof Refusal) return error
    // Pages need no database to be rendered: while it is away they are served uncounted.
    if (!isDatabaseUnavailable(error)) throw error
  }
  return undefined
}
