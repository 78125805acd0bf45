import type { RateLimit } from '@chauffeur/domain/rate-limits'
import { retryMessage } from '@chauffeur/domain/rate-limits'
import type { EntityManager } from '../db/orm.ts'
import { Refusal } from '../core/refusal.ts'

export interface Count {
  readonly limit: RateLimit
  /** How often it was done in this window, this time included. */
  readonly count: number
  readonly windowEnd: Date
  /** Until the window ends. */
  readonly secondsLeft: number
}

interface CountDeps {
  readonly em: EntityManager
  readonly clock: () => Date
}

/** Counts one more of what the key names, in every process at once; how often it was done within each limit. */
export async function countOne(
  key: string,
  limits: readonly RateLimit[],
  { em, clock }: CountDeps,
): Promise<Count[]> {
  const now = clock().getTime()
  const ends = limits.map(({ seconds }) => (Math.floor(now / (seconds * 1000)) + 1) * seconds * 1000)
  const rows = limits.flatMap(({ seconds }, index) => [`${key}/${seconds}`, new Date(ends[index] ?? now)])
  const counted = await em.execute<{ key: string; count: number }[]>(
    `insert into rate_count as stored (key, window_end, count)
     values ${limits.map(() => '(?, ?, 1)').join()}
     on conflict (key, window_end) do update set count = stored.count + 1
     returning key, count`,
    rows,
  )
  return limits.map((limit, index) => ({
    limit,
    count: counted.find((row) => row.key === `${key}/${limit.seconds}`)?.count ?? 1,
    windowEnd: new Date(ends[index] ?? now),
    secondsLeft: Math.max(1, Math.ceil(((ends[index] ?? now) - now) / 1000)),
  }))
}

/** Takes back what was counted, in the windows that it was counted in. */
export async function uncountOne(
  key: string,
  counts: readonly Count[],
  { em }: Pick<CountDeps, 'em'>,
): Promise<void> {
  await em.execute(
    `update rate_count set count = count - 1
     where (key, window_end) in (${counts.map(() => '(?, ?)').join()}) and count > 0`,
    counts.flatMap(({ limit, windowEnd }) => [`${key}/${limit.seconds}`, windowEnd]),
  )
}

const isOver = ({ count, limit }: Count) => count > limit.max

/** Whether one of the counts is over its limit. */
export function isTooMany(counts: readonly Count[]): boolean {
  return counts.some(isOver)
}

/** Refuses once one of the counts is over its limit. */
export function refuseTooMany(counts: readonly Count[]): void {
  const over = counts.filter(isOver)
  if (over.length === 0) return
  const retryAfter = Math.max(...over.map(({ secondsLeft }) => secondsLeft))
  throw new Refusal('TOO_MANY_REQUESTS', retryMessage(retryAfter), { retryAfter })
}
