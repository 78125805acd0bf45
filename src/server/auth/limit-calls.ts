import { partnerLimits, rateLimits, type RateLimit, type RateLimitKind } from '@chauffeur/domain/rate-limits'
import { Refusal } from '../core/refusal.ts'
import type { RequestContext } from '../core/request-context.ts'
import type { EntityManager } from '../db/orm.ts'
import { defineEntity, p } from '@mikro-orm/core'
import { createHmac, type KeyObject } from 'node:crypto'
import { isIPv6 } from 'node:net'

const knownCallerSchema = defineEntity({
  name: 'KnownCaller',
  tableName: 'known_caller',
  properties: {
    /** The administrator's name, hashed: what was typed may be a password in the wrong field. */
    name: p.text().primary(),
    caller: p.text().primary(),
    seenAt: p.datetime(),
  },
})

/** From where an administrator has signed in: such a place is not shut out by what others try. */
export class KnownCaller extends knownCallerSchema.class {}
knownCallerSchema.setClass(KnownCaller)

const rateCountSchema = defineEntity({
  name: 'RateCount',
  tableName: 'rate_count',
  properties: {
    /** The caller and the limit: never an address or a name that could be read. */
    key: p.text().primary(),
    windowEnd: p.datetime().primary(),
    count: p.integer(),
  },
  indexes: [{ name: 'rate_count_ended', properties: ['windowEnd'] }],
})

/** How often something was done in a window of time. Shared by all processes. */
export class RateCount extends rateCountSchema.class {}
rateCountSchema.setClass(RateCount)

/** A call that was counted. */
interface CountedCall {
  /** Takes the count back, as far as this other limit allows it. */
  readonly countAs: (other: RateLimitKind) => Promise<void>
}

/**
 * Counts a call of this kind for its key and for the key's partner, or for the private link it was made with, or else for
 * its address, says in the answer's headers what is left, and refuses what is too much.
 *
 * @param holder the name of the private link; `nobody` is not counted.
 */
export async function limitCalls(
  kind: RateLimitKind,
  context: RequestContext,
  holder?: string,
): Promise<CountedCall | undefined> {
  if (context.config.RATE_LIMIT === 'off') return undefined
  if (holder === 'nobody' && !limitedKey(kind, context)) return undefined
  const counts = await countEach(countersOf(kind, context, holder), context)
  if (counts.length === 0) return undefined
  context.setHeaders(headersOf(nearestToItsEnd(counts)))
  refuseTooMany(counts)
  return {
    async countAs(other) {
      const others = await countEach(countersOf(other, context), context)
      if (isTooMany(others)) return
      const before = counts.map((count) => ({ ...count, count: count.count - 1 }))
      await uncount(counts, context)
      context.setHeaders(headersOf(nearestToItsEnd(before)))
    },
  }
}

/** A key that calls are counted under, with the limits on their number. */
interface Counter {
  readonly key: string
  readonly limits: readonly RateLimit[]
}

function countersOf(kind: RateLimitKind, context: RequestContext, holder?: string): Counter[] {
  const apiKey = limitedKey(kind, context)
  if (!apiKey) return [{ key: `${kind}/${holder ?? context.caller()}`, limits: rateLimits[kind].address }]
  return [
    { key: `${kind}/key-${apiKey.id}`, limits: rateLimits[kind].key },
    { key: `${kind}/partner-${apiKey.partner.id}`, limits: partnerLimits(rateLimits[kind].key) },
  ]
}

/** The key that a call is counted for. Where keys have no limit of their own, whoever sends one counts as anybody else. */
function limitedKey(kind: RateLimitKind, { apiKey }: RequestContext): RequestContext['apiKey'] {
  return rateLimits[kind].key.length > 0 ? apiKey : undefined
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

interface Count {
  /** The key of its counter. */
  readonly key: string
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
export function countOne(key: string, limits: readonly RateLimit[], deps: CountDeps): Promise<Count[]> {
  return countEach([{ key, limits }], deps)
}

async function countEach(counters: readonly Counter[], { em, clock }: CountDeps): Promise<Count[]> {
  const all = counters.flatMap(({ key, limits }) => limits.map((limit) => ({ key, limit })))
  if (all.length === 0) return []
  const now = clock().getTime()
  const endOf = ({ seconds }: RateLimit) => (Math.floor(now / (seconds * 1000)) + 1) * seconds * 1000
  const counted = await em.execute<{ key: string; count: number }[]>(
    `insert into rate_count as stored (key, window_end, count)
     values ${all.map(() => '(?, ?, 1)').join()}
     on conflict (key, window_end) do update set count = stored.count + 1
     returning key, count`,
    all.flatMap(({ key, limit }) => [`${key}/${limit.seconds}`, new Date(endOf(limit))]),
  )
  return all.map(({ key, limit }) => ({
    key,
    limit,
    count: counted.find((row) => row.key === `${key}/${limit.seconds}`)?.count ?? 1,
    windowEnd: new Date(endOf(limit)),
    secondsLeft: Math.max(1, Math.ceil((endOf(limit) - now) / 1000)),
  }))
}

/** Takes back what was counted, in the windows that it was counted in. */
export async function uncount(counts: readonly Count[], { em }: Pick<CountDeps, 'em'>): Promise<void> {
  await em.execute(
    `update rate_count set count = count - 1
     where (key, window_end) in (${counts.map(() => '(?, ?)').join()}) and count > 0`,
    counts.flatMap(({ key, limit, windowEnd }) => [`${key}/${limit.seconds}`, windowEnd]),
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
  throw new Refusal('TOO_MANY_REQUESTS', { code: 'too_often', seconds: retryAfter }, { retryAfter })
}

/**
 * Whom a call is counted for: their address, or for IPv6 the network that one household or server has to itself. Not
 * readable, so that no address is stored.
 */
export function hashCaller(address: string, key: KeyObject): string {
  return createHmac('sha256', key).update(networkOf(address)).digest('base64url').slice(0, 22)
}

/** An IPv4 address as it is, also when it is written as IPv6; of an IPv6 address the first 64 bits. */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1]
  if (mapped) return mapped
  if (!isIPv6(bare)) return bare
  const [head = '', tail] = bare.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length)
  const all = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ? tail.split(':') : [])]
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
