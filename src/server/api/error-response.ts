import { TRPCError } from '@trpc/server'
import { errorCodes, type ErrorCode } from '@chauffeur/contract/error-codes'
import { SENTENCES } from '@chauffeur/contract/sentences'
import { reason } from '@chauffeur/contract/fields'
import { findEnglish } from '@chauffeur/words/english-reasons'
import { z } from 'zod'
import { isDatabaseUnavailable } from '../db/is-database-unavailable.ts'
import { Refusal } from '../core/refusal.ts'

/** The code of what is our own mistake. */
export const INTERNAL_ERROR = 'INTERNAL'

const UNREADABLE = 'This request cannot be read.'

/** How an error is answered: a status, a stable code, a sentence, and the facts beside it. */
export interface ErrorResponse {
  readonly status: number
  readonly code: ErrorCode
  readonly sentence: string
  readonly facts: Readonly<Record<string, unknown>>
}

/** The response for a code of the contract's table, which knows its status. */
export function errorResponse(
  code: ErrorCode,
  sentence: string,
  facts: ErrorResponse['facts'] = {},
): ErrorResponse {
  return { status: errorCodes[code].status, code, sentence, facts }
}

/** The response to any error. A fault reveals nothing: it becomes a 500 with a neutral sentence. */
export function toErrorResponse(error: unknown): ErrorResponse {
  const cause = error instanceof TRPCError ? error.cause : error
  if (cause instanceof Refusal) return errorResponse(cause.code, cause.message, cause.facts)
  if (error instanceof TRPCError && error.code === 'BAD_REQUEST' && cause instanceof z.ZodError)
    return inputErrorResponse(cause)
  if (error instanceof TRPCError && error.code === 'NOT_FOUND')
    return errorResponse('NOT_FOUND', SENTENCES.nothingHere)
  if (error instanceof TRPCError && error.code !== 'INTERNAL_SERVER_ERROR')
    return errorResponse('INVALID_INPUT', UNREADABLE)
  if (isDatabaseUnavailable(cause))
    return errorResponse('DATABASE_UNAVAILABLE', SENTENCES.notReachable, { retryAfter: 5 })
  return errorResponse(INTERNAL_ERROR, SENTENCES.somethingWentWrong)
}

function inputErrorResponse({ issues }: z.ZodError): ErrorResponse {
  const details = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          field: [...issue.path, key].join('.'),
          message: `There is no field “${key}”.`,
        }))
      : [{ field: issue.path.join('.'), ...whatIsWrong(issue) }],
  )
  return errorResponse('INVALID_INPUT', details[0]?.message ?? UNREADABLE, { details })
}

/** The sentence of an issue, and its reason where it is one of the domain or a common mistake. */
function whatIsWrong(issue: z.core.$ZodIssue): { message: string; reason?: z.infer<typeof reason> } {
  const why = reasonOf(issue)
  return why
    ? { message: findEnglish(why) ?? sentenceOf(issue), reason: why }
    : { message: sentenceOf(issue) }
}

function reasonOf(issue: z.core.$ZodIssue): z.infer<typeof reason> | undefined {
  const { data } = checkWithReason.safeParse(issue)
  if (data) return data.params.reason
  if (issue.input == null || issue.input === '') return { code: 'required' }
  if (issue.code === 'too_big') return { code: 'too_long', max: Number(issue.maximum) }
  return findEnglish({ code: issue.message }) === undefined ? undefined : { code: issue.message }
}

/** A check of the contract that says why (packages/contract/src/fields.ts). */
const checkWithReason = z.object({ params: z.object({ reason }) })

// A check of zod's own says a sentence, or the code of a reason without values. A body that is no object at all has no
// field whose own sentence could be shown.
function sentenceOf(issue: z.core.$ZodIssue): string {
  return issue.path.length === 0 && issue.code === 'invalid_type'
    ? 'The request body must be a JSON object.'
    : (findEnglish({ code: issue.message }) ?? issue.message)
}
