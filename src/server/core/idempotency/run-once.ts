import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { invalid, Refusal } from '../refusal.ts'
import type { RequestContext } from '../request-context.ts'
import type { DatabaseAccess } from '../transaction.ts'
import { IdempotencyKey } from './idempotency-key.entity.ts'

/** A request that takes longer than this has died with its process, and another one with its key may run. */
const LEASE_MS = 60_000
export const KEY_LIFE_MS = 24 * 60 * 60_000
const MAX_KEY_LENGTH = 255
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
  context: Pick<RequestContext, 'em' | 'clock' | 'idempotencyKey' | 'apiKey' | 'setHeaders'>,
  run: (saveResponse: SaveResponse<Response>) => Promise<Result>,
): Promise<Result | { response: Response }> {
  const { idempotencyKey: key, em, clock, apiKey } = context
  if (key === undefined) return run(() => Promise.resolve())
  if (key.length === 0 || key.length > MAX_KEY_LENGTH)
    throw invalid('Idempotency-Key', `The Idempotency-Key must be 1 to ${MAX_KEY_LENGTH} characters long.`)

  // Each API key has its own: one company's response is nobody else's.
  const scope = apiKey ? `${call}/${apiKey.id}` : call
  const fingerprint = createHash('sha256').update(JSON.stringify(input)).digest('base64url')
  const claimedAt = clock()
  const before = (ms: number) => new Date(claimedAt.getTime() - ms)
  const claim = [scope, key, fingerprint, claimedAt, before(LEASE_MS), before(KEY_LIFE_MS)]
  if ((await em.execute<unknown[]>(CLAIM, claim)).length === 0) {
    const first = await em.findOne(IdempotencyKey, { scope, key })
    if (first && first.fingerprint !== fingerprint)
      throw new Refusal('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another request.')
    if (!first?.response) throw stillRunning()
    context.setHeaders(REPLAYED)
    return { response: output.parse(first.response) }
  }

  const mine = { scope, key, claimedAt, response: null }
  try {
    return await run(async (tx, response) => {
      if ((await tx.em.nativeUpdate(IdempotencyKey, mine, { response })) === 0) throw stillRunning()
    })
  } catch (error) {
    await em.nativeDelete(IdempotencyKey, mine)
    throw error
  }
}

const CLAIM = `
  insert into idempotency_key as stored (scope, key, fingerprint, claimed_at) values (?, ?, ?, ?)
  on conflict (scope, key) do update
    set fingerprint = excluded.fingerprint, claimed_at = excluded.claimed_at, response = null
    where (stored.response is null and stored.claimed_at < ? and stored.fingerprint = excluded.fingerprint)
       or stored.claimed_at < ?
  returning 1`

function stillRunning(): Refusal {
  return new Refusal(
    'REQUEST_IN_PROGRESS',
    'The same request is still being worked on. Please wait a moment.',
  )
}
