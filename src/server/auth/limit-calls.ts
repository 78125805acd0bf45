import { rateLimits, type RateLimitKind } from '@chauffeur/domain/rate-limits'
import type { RequestContext } from '../core/request-context.ts'
import { countOne, isTooMany, refuseTooMany, uncountOne, type Count } from './count-call.ts'

/** A call that was counted. */
export interface CountedCall {
  /** Takes the count back, as far as this other limit allows it. */
  readonly countAs: (other: RateLimitKind) => Promise<void>
}

/**
 * Counts a call of this kind for its key, the private link it was made with or else its address, says in the answer's
 * headers what is left, and refuses what is too much.
 *
 * @param holder the name of the private link; `nobody` is not counted.
 */
export async function limitCalls(
  kind: RateLimitKind,
  context: RequestContext,
  holder?: string,
): Promise<CountedCall | undefined> {
  if (context.config.RATE_LIMIT === 'off') return undefined
  if (holder === 'nobody' && !context.apiKey) return undefined
  const { key, limits } = counterOf(kind, context, holder)
  if (limits.length === 0) return undefined
  const counts = await countOne(key, limits, context)
  context.setHeaders(headersOf(nearestToItsEnd(counts)))
  refuseTooMany(counts)
  return {
    async countAs(other) {
      const counter = counterOf(other, context)
      const others = await countOne(counter.key, counter.limits, context)
      if (isTooMany(others)) return
      const before = counts.map((count) => ({ ...count, count: count.count - 1 }))
      await uncountOne(key, counts, context)
      context.setHeaders(headersOf(nearestToItsEnd(before)))
    },
  }
}

function counterOf(kind: RateLimitKind, context: RequestContext, holder?: string) {
  const { apiKey } = context
  return apiKey
    ? { key: `${kind}/key-${apiKey.id}`, limits: rateLimits[kind].key }
    : { key: `${kind}/${holder ?? context.caller()}`, limits: rateLimits[kind].address }
}

const left = ({ limit, count }: Count) => Math.max(0, limit.max - count)

function nearestToItsEnd(counts: readonly Count[]): Count | undefined {
  return counts.toSorted((a, b) => left(a) - left(b))[0]
}

function headersOf(count: Count | undefined): Record<string, string> {
  if (!count) return {}
  return {
    'ratelimit-limit': String(count.limit.max),
    'ratelimit-remaining': String(left(count)),
    'ratelimit-reset': String(count.secondsLeft),
  }
}
