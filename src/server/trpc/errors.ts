import { TRPCError } from '@trpc/server'
import { SENTENCES } from '@chauffeur/contract/sentences'
import { z } from 'zod'
import { isDatabaseUnavailable } from '../db/is-database-unavailable.ts'
import { Refusal, type RefusalCode } from '../refusal.ts'

/** The one table from what went wrong to its status, for both doors. */
const STATUS: Record<RefusalCode, number> = {
  INVALID_INPUT: 400,
  UNREADABLE: 400,
  ADDRESS_TOO_LONG: 414,
  QUOTE_INVALID: 400,
  UNAUTHENTICATED: 401,
  WRONG_LOGIN: 401,
  WRONG_API_KEY: 401,
  API_KEY_NOT_ALLOWED: 403,
  CROSS_SITE: 403,
  NOT_FOUND: 404,
  ALREADY_DECIDED: 409,
  ALREADY_EXISTS: 409,
  ROUTE_IN_USE: 409,
  MAIL_UNDER_WAY: 409,
  TOO_MANY_WEBHOOKS: 409,
  WEBHOOK_OFF: 409,
  DELIVERY_UNDER_WAY: 409,
  PRICE_CHANGED: 409,
  QUOTE_EXPIRED: 409,
  REQUEST_IN_PROGRESS: 409,
  IDEMPOTENCY_KEY_REUSED: 422,
  UNKNOWN_PLACE: 422,
  UNKNOWN_STOP: 422,
  NO_ROUTE: 422,
  NO_PRICE: 422,
  TOO_MANY_REQUESTS: 429,
  DATABASE_UNAVAILABLE: 503,
  PLACES_UNAVAILABLE: 503,
  ROUTING_UNAVAILABLE: 503,
  INSUFFICIENT_CAPACITY: 422,
  PAYMENT_METHOD_NOT_ALLOWED: 422,
  PAYMENT_MOVED_ON: 409,
  PAYMENT_UNAVAILABLE: 502,
}

/** The code of what is our own mistake. */
export const FAULT = 'INTERNAL'

/** What the caller is told: a status, a stable code, a sentence, and the facts beside it. */
export interface Told {
  readonly status: number
  readonly code: string
  readonly sentence: string
  readonly facts: Readonly<Record<string, unknown>>
}

const DATABASE_UNAVAILABLE: Told = {
  status: STATUS.DATABASE_UNAVAILABLE,
  code: 'DATABASE_UNAVAILABLE' satisfies RefusalCode,
  sentence: SENTENCES.notReachable,
  facts: { retryAfter: 5 },
}

/** Reads any error. A fault tells nothing of itself: it comes out as a 500 with a neutral sentence. */
export function tell(error: unknown): Told {
  const cause = error instanceof TRPCError ? error.cause : error
  if (cause instanceof Refusal)
    return { status: STATUS[cause.code], code: cause.code, sentence: cause.message, facts: cause.facts }
  if (error instanceof TRPCError && error.code === 'BAD_REQUEST' && cause instanceof z.ZodError)
    return tellInput(cause)
  if (error instanceof TRPCError && error.code === 'NOT_FOUND')
    return { status: 404, code: 'NOT_FOUND', sentence: 'There is nothing at this address.', facts: {} }
  if (error instanceof TRPCError && error.code !== 'INTERNAL_SERVER_ERROR')
    return { status: 400, code: 'INVALID_INPUT', sentence: 'This request cannot be read.', facts: {} }
  if (isDatabaseUnavailable(cause)) return DATABASE_UNAVAILABLE
  return { status: 500, code: FAULT, sentence: SENTENCES.somethingWentWrong, facts: {} }
}

function tellInput({ issues }: z.ZodError): Told {
  const details = issues.map((issue) => ({ field: issue.path.join('.'), message: sentenceOf(issue) }))
  return {
    status: 400,
    code: 'INVALID_INPUT',
    sentence: details[0]?.message ?? 'This request cannot be read.',
    facts: { details },
  }
}

// A body that is no object at all has no field whose own sentence could be shown.
function sentenceOf(issue: z.core.$ZodIssue): string {
  return issue.path.length === 0 && issue.code === 'invalid_type'
    ? 'The request body must be a JSON object.'
    : issue.message
}
