import type { RateLimit } from '@chauffeur/domain/rate-limits'
import { Refusal } from '../core/refusal.ts'

/** Counts callers in this process alone: for what is refused without a question to the database. */
export interface MemoryCounter {
  /** Counts one more of this caller. @throws {Refusal} once one of the limits is passed. */
  count(caller: string): void
}

/** Beyond so many callers those who came first are forgotten: a counter takes a few megabytes at most. */
const MAX_CALLERS = 10_000

export function countInMemory(limits: readonly RateLimit[], clock: () => Date): MemoryCounter {
  const counters = limits.map((limit) => ({ limit, windows: new Map<string, Window>() }))
  return {
    count(caller) {
      const now = clock().getTime()
      const waits = counters.map(({ limit, windows }) => {
        const lengthMs = limit.seconds * 1000
        const end = (Math.floor(now / lengthMs) + 1) * lengthMs
        const known = windows.get(caller)
        const count = known?.end === end ? known.count + 1 : 1
        // The last in the order of the map, which forgets its first.
        windows.delete(caller)
        windows.set(caller, { end, count })
        const [oldest] = windows.keys()
        if (windows.size > MAX_CALLERS && oldest !== undefined) windows.delete(oldest)
        return count > limit.max ? Math.max(1, Math.ceil((end - now) / 1000)) : 0
      })
      const retryAfter = Math.max(...waits)
      if (retryAfter > 0)
        throw new Refusal('TOO_MANY_REQUESTS', { code: 'too_often', seconds: retryAfter }, { retryAfter })
    },
  }
}

interface Window {
  /** In milliseconds since 1970. */
  readonly end: number
  readonly count: number
}
