import { rateLimits, type RateLimitKind } from '@chauffeur/domain/rate-limits'
import type { RequestContext } from '../core/request-context.ts'
import { countOne, refuseTooMany, type Count } from './count-call.ts'

/** Counts a call of this kind for its key or else its address, says in the answer's headers what is left, and refuses what is too much. */
export async function limitCalls(kind: RateLimitKind, context: RequestContext): Promise<void> {
  if (context.config.RATE_LIMIT === 'off') return
  const { apiKey } = context
  const [who, limits] = apiKey
    ? [`key-${apiKey.id}`, rateLimits[kind].key]
    : [context.caller(), rateLimits[kind].address]
  if (limits.length === 0) return
  const counts = await countOne(`${kind}/${who}`, limits, context)
  context.setHeaders(headersOf(nearestToItsEnd(counts)))
  refuseTooMany(counts)
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
