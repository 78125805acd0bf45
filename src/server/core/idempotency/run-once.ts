import { DAY_MS } from '@chauffeur/domain/duration'
import { createHash } from 'node:crypto'
import type { Endpoint } from '@chauffeur/contract/endpoint'
import { z } from 'zod'
import { invalid, Refusal } from '../refusal.ts'
import type { RequestContext } from '../request-context.ts'
import type { DatabaseAccess, Transaction } from '../transaction.ts'
import { defineEntity, p } from '@mikro-orm/core'

const schema = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_key',
  properties: {
    /** The call that the key was sent with, and by whose API key; the same key may be used once for each. */
    scope: p.text().primary(),
    key: p.text().primary(),
    fingerprint: p.text(),
    claimedAt: p.datetime(),
    /** The process that works on it; null once there is an answer, or when that process has died. */
    claimedBy: p.uuid().nullable(),
    response: p.json<Record<string, unknown>>().nullable(),
  },
})

/** A request that must not run twice, and its answer once there is one. */
export class IdempotencyKey extends schema.class {}
schema.setClass(IdempotencyKey)

/** A request that takes longer than this hangs, and another one with its key may run. */
const REQUEST_LEASE_MS = 60_000
export const KEY_LIFE_MS = DAY_MS
const MAX_KEY_LENGTH = 255
/** Seconds after which a repeat is worth while. */
const RETRY_AFTER = 2
const REPLAYED = { 'idempotent-replayed': 'true' }

/** Stores the response in the operation's own transaction: both are committed or neither. */
export type SaveResponse<Response> = (tx: DatabaseAccess, response: Response) => Promise<void>

interface Repeatable<Response> {
  readonly call: string
  readonly input: unknown
  readonly output: z.ZodType<Response>
}

/**
 * Runs an operation once for each Idempotency-Key. The same key and input get the first response again; another input is
 * refused, and so is a repeat while the first still runs. A refused operation leaves the key free.
 *
 * @returns what the operation returned, or for a repeat the stored response alone.
 */
export async function runOnce<
  Response extends Record<string, unknown>,
  Result extends { response: Response },
>(
  { call, input, output }: Repeatable<Response>,
  context: Pick<RequestContext, 'em' | 'clock' | 'processId' | 'idempotencyKey' | 'apiKey' | 'setHeaders'>,
  run: (saveResponse: SaveResponse<Response>) => Promise<Result>,
): Promise<Result | { response: Response }> {
  const { idempotencyKey: key, em, clock, apiKey, processId: claimedBy } = context
  if (key === undefined) return run(() => Promise.resolve())
  if (key.length === 0 || key.length > MAX_KEY_LENGTH)
    throw invalid('Idempotency-Key', { code: 'idempotency_key_length', max: MAX_KEY_LENGTH })

  // Each API key has its own: one company's response is nobody else's.
  const scope = apiKey ? `${call}/${apiKey.id}` : call
  const fingerprint = fingerprintOf(input)
  const claimedAt = clock()
  const before = (ms: number) => new Date(claimedAt.getTime() - ms)
  const claim = [scope, key, fingerprint, claimedAt, claimedBy, before(REQUEST_LEASE_MS), before(KEY_LIFE_MS)]
  if ((await em.execute<unknown[]>(CLAIM, claim)).length === 0) {
    const first = await em.findOne(IdempotencyKey, { scope, key })
    if (first && first.fingerprint !== fingerprint)
      throw new Refusal('IDEMPOTENCY_KEY_REUSED', { code: 'idempotency_key_reused' })
    if (!first?.response) throw requestInProgress()
    context.setHeaders(REPLAYED)
    return { response: output.parse(first.response) }
  }

  // A process that was paused for long finds its claim in other hands, and then stores nothing.
  const mine = { scope, key, claimedAt, claimedBy, response: null }
  try {
    return await run(async (tx, response) => {
      const stored = await tx.em.execute<unknown[]>(STORE, [
        // As it was sent.
        JSON.stringify(z.encode(output, response)),
        scope,
        key,
        claimedAt,
        claimedBy,
      ])
      if (stored.length === 0) throw requestInProgress()
    })
  } catch (error) {
    await em.nativeDelete(IdempotencyKey, mine)
    throw error
  }
}

const CLAIM = `
  insert into idempotency_key as stored (scope, key, fingerprint, claimed_at, claimed_by) values (?, ?, ?, ?, ?)
  on conflict (scope, key) do update
    set fingerprint = excluded.fingerprint, claimed_at = excluded.claimed_at,
      claimed_by = excluded.claimed_by, response = null
    where (stored.response is null and stored.fingerprint = excluded.fingerprint
        and (stored.claimed_by is null or stored.claimed_at < ?))
       or stored.claimed_at < ?
  returning 1`

const STORE = `
  update idempotency_key set response = ?, claimed_by = null
  where scope = ? and key = ? and claimed_at = ? and claimed_by = ? and response is null
  returning 1`

/** Refuses a request while the same one still runs. */
export function requestInProgress(): Refusal {
  return new Refusal('REQUEST_IN_PROGRESS', { code: 'request_in_progress' }, { retryAfter: RETRY_AFTER })
}

interface Creation<T extends Record<string, unknown>> {
  readonly endpoint: Endpoint<z.ZodType, z.ZodType<T>>
  readonly input: unknown
  readonly create: (tx: Transaction) => Promise<T>
}

/** Runs what a call creates in one transaction, once for each Idempotency-Key. */
export async function createOnce<T extends Record<string, unknown>>(
  { endpoint, input, create }: Creation<T>,
  context: RequestContext,
): Promise<T> {
  const call = `${endpoint.method} ${endpoint.path}`
  const { response } = await runOnce({ call, input, output: endpoint.output }, context, (saveResponse) =>
    context.transaction(async (tx) => {
      const created = await create(tx)
      await saveResponse(tx, created)
      return { response: created }
    }),
  )
  return response
}

/** Equal for two requests that a validator has read to the same input, to the letter. */
export function fingerprintOf(input: unknown): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('base64url')
}
