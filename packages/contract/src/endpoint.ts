import type { ApiKeyScope } from '@chauffeur/domain/api-keys'
import type { RateLimitKind } from '@chauffeur/domain/rate-limits'
import { z } from 'zod'
import type { ErrorCode } from './error-codes.ts'

/**
 * Who may make a call. `public`: everybody, also with an API key. `partner`: with an API key only. `session`: everybody,
 * about their being signed in. `admin`: signed-in administrators only.
 */
export type Access = 'public' | 'partner' | 'session' | 'admin'

/** What is declared of each call for itself. */
interface Definition<Input extends z.ZodType, Output extends z.ZodType> {
  /** The tRPC procedure that answers it: its router and its name. */
  readonly procedure: `${string}.${string}`
  readonly summary: string
  /** More than the summary says, for whoever calls it. */
  readonly description?: string
  readonly input: Input
  readonly output: Output
  /** The status of a success; 200 when left out. */
  readonly status?: 200 | 201 | 202
  /** Its refusals beyond those of every call of its kind (a wrong field, nobody signed in, nothing there). */
  readonly refusals?: readonly ErrorCode[]
  /** How often one caller may ask; without one, as often as they like. */
  readonly limit?: RateLimitKind
  /** The scope that an API key needs for the call; without one, any key will do. */
  readonly scope?: ApiKeyScope
  /**
   * It creates something: with an Idempotency-Key it does so once, and a repeat gets the first answer. Not where the
   * answer contains a secret that is shown once: a repeat would need it stored.
   */
  readonly acceptsIdempotencyKey?: true
  /** Its answer is of this moment: nobody on the way keeps it. */
  readonly isNeverCached?: true
  /** While more is asked than the server can work on, it is refused last. */
  readonly isEssential?: true
}

/** One call of the API as data, which REST, tRPC, the documentation and the clients share. */
export interface Endpoint<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Right extends Access = Access,
> extends Definition<Input, Output> {
  readonly access: Right
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** The path over REST. A value in it is written `:id` and named like its field of the input. */
  readonly path: `/api/${string}`
  /** The section of the documentation. */
  readonly tag: string
}

/** The input of a call that takes none. Null counts as none: tRPC cannot read a missing body. */
export const noInput = z.union([z.void(), z.null()])

/** Checks the shape of an endpoint without widening the types of its schemas. */
export function endpoint<Input extends z.ZodType, Output extends z.ZodType, const Right extends Access>(
  definition: Endpoint<Input, Output, Right>,
): Endpoint<Input, Output, Right> {
  return definition
}

/** Makes the calls of one section of the documentation that are for the same callers, by their methods and paths. */
export function endpointsFor<const Right extends Access>(
  access: Right,
  tag: string,
  common: Pick<Definition<z.ZodType, z.ZodType>, 'limit' | 'scope' | 'isNeverCached'> = {},
) {
  const by =
    (method: Endpoint['method']) =>
    <Input extends z.ZodType, Output extends z.ZodType>(
      path: Endpoint['path'],
      definition: Definition<Input, Output>,
    ): Endpoint<Input, Output, Right> => ({ ...common, ...definition, access, tag, method, path })
  return { get: by('GET'), post: by('POST'), patch: by('PATCH'), delete: by('DELETE') }
}
export type Endpoints<Right extends Access> = ReturnType<typeof endpointsFor<Right>>
