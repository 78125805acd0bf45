import type { ApiKeyScope } from '@chauffeur/domain/api-keys'
import type { RateLimitKind } from '@chauffeur/domain/rate-limits'
import { z } from 'zod'
import type { ErrorCode } from './error-codes.ts'

/**
 * Who may make a call. `public`: everybody, also with an API key. `partner`: with an API key only. `session`: everybody,
 * about their being signed in. `admin`: signed-in administrators only.
 */
export type Access = 'public' | 'partner' | 'session' | 'admin'

/** One call of the API as data: what both doors, the documentation and the clients share. */
export interface Endpoint<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Right extends Access = Access,
> {
  /** The tRPC procedure that answers it: its router and its name. */
  readonly procedure: `${string}.${string}`
  readonly access: Right
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** The documented path; a path value is written `:id` and named like the input field that it fills. */
  readonly path: `/api/${string}`
  readonly tag: string
  readonly summary: string
  /** What a caller should know beyond the summary. */
  readonly description?: string
  readonly input: Input
  readonly output: Output
  /** The status of a success; 200 where nothing is said. */
  readonly status?: 200 | 201
  /** What it refuses beyond what every call of its kind does (a wrong field, nobody signed in, nothing there). */
  readonly refusals?: readonly ErrorCode[]
  /** How often one caller may ask; without one, as often as they like. */
  readonly limit?: RateLimitKind
  /** What an API key must be allowed to make the call; without one, any key will do. */
  readonly scope?: ApiKeyScope
  /**
   * It creates something: with an Idempotency-Key it does so once, and a repeat gets the first answer. Not where the
   * answer holds a secret that is told once: a repeat would have to store it.
   */
  readonly acceptsIdempotencyKey?: true
  /** Its answer is of this moment: nobody on the way keeps it. */
  readonly isNeverCached?: true
}

/** The input of a call that takes none. Null is none, too: tRPC cannot read a body that is not there. */
export const noInput = z.union([z.void(), z.null()])

/** Keeps the precise schemas of an endpoint while checking its shape. */
export function endpoint<Input extends z.ZodType, Output extends z.ZodType, const Right extends Access>(
  definition: Endpoint<Input, Output, Right>,
): Endpoint<Input, Output, Right> {
  return definition
}
