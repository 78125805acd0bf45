import type {
  ApiDocument,
  ApiResponse,
  JsonSchema,
  Parameter,
  Reference,
} from '@chauffeur/contract/api-document'
import { errorCodes, isErrorCode, type ErrorCode, type ErrorKind } from '@chauffeur/contract/error-codes'
import { codesOfNoCall } from '../refusals-of-calls.ts'

/** Headers of answers, by the names that the document gives them. */
export const headers = {
  RequestId: {
    description: 'Names this request in the server log; tell us, and we find it',
    schema: { type: 'string', format: 'uuid' },
  },
  IdempotentReplayed: {
    description: 'There when this is the first answer to the same request once more',
    schema: { type: 'string', enum: ['true'] },
  },
  RateLimit: {
    description: 'How many such calls one caller may make in the window that runs out first',
    schema: { type: 'integer' },
  },
  RateLimitRemaining: {
    description: 'How many of them are left',
    schema: { type: 'integer' },
  },
  RateLimitReset: {
    description: 'Seconds until the window starts again',
    schema: { type: 'integer' },
  },
  RetryAfter: {
    description: 'Seconds to wait before the next try',
    schema: { type: 'integer' },
  },
} as const satisfies ApiDocument['components']['headers']

const ref = (name: keyof typeof headers): Reference => ({ $ref: `#/components/headers/${name}` })

export const EVERY_ANSWER = { 'x-request-id': ref('RequestId') }
export const LIMITED_ANSWER = {
  'ratelimit-limit': ref('RateLimit'),
  'ratelimit-remaining': ref('RateLimitRemaining'),
  'ratelimit-reset': ref('RateLimitReset'),
}
export const REPEATED_ANSWER = { 'idempotent-replayed': ref('IdempotentReplayed') }
const REFUSED_FOR_NOW = { 'retry-after': ref('RetryAfter') }

/** The header that makes a call safe to repeat. */
export const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A new random value for each thing to be created or done. A repeat with the same key and body within 24 hours gets the first answer again, and nothing more is done.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  example: '3f6c1f0e-8a55-4c3b-9a4e-2f1f3f0b7c11',
}

/** The header by which a change is made only to what its sender has read. */
export const IF_MATCH: Parameter = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'The version that you have read: when the booking has another one by now, nothing is done and VERSION_CHANGED answered.',
  schema: { type: 'string', pattern: '^"?\\d{1,9}"?$' },
  example: '7',
}

const ERROR: JsonSchema = { $ref: '#/components/schemas/Error' }
const OTHER = 'OtherFailure'

/** Answers that many calls share, by the names that the document gives them. */
export const sharedAnswers: Readonly<Record<string, ApiResponse>> = {
  ...Object.fromEntries(
    Object.entries(errorCodes).map(([code, { status }]) => [nameOf(code), refusedAnswer(status, [code])]),
  ),
  [OTHER]: {
    description:
      'Any other failure, in the same shape: our own mistake (500), more to do than our server can (503), our database not answering (503), or a request that is not HTTP',
    headers: EVERY_ANSWER,
    content: {
      'application/json': {
        schema: {
          allOf: [
            ERROR,
            { type: 'object', properties: { code: { enum: codesOfNoCall() } }, required: ['code'] },
          ],
        },
      },
    },
  },
}

/** The refusals of a call as answers: one for each status, with the codes that have it. */
export function refusedAnswers(codes: readonly ErrorCode[]): Record<string, ApiResponse | Reference> {
  const byStatus = [...Map.groupBy(codes, (code) => errorCodes[code].status)]
  const known = byStatus
    .toSorted(([a], [b]) => a - b)
    .map(([status, [code, ...others]]) => [
      String(status),
      code && others.length === 0 ? shared(nameOf(code)) : refusedAnswer(status, codes),
    ])
  return { ...Object.fromEntries(known), default: shared(OTHER) }
}

function refusedAnswer(status: number, all: readonly string[]): ApiResponse {
  const codes = all.filter(isErrorCode).filter((code) => errorCodes[code].status === status)
  const [only, ...others] = codes.map(errorWith)
  return {
    description: codes.map((code) => `${code}: ${errorCodes[code].meaning}`).join('\n\n'),
    headers: {
      ...EVERY_ANSWER,
      ...(status === 429 && LIMITED_ANSWER),
      ...((status === 429 || status === 503) && REFUSED_FOR_NOW),
    },
    content: {
      'application/json': { schema: only && others.length === 0 ? only : { oneOf: codes.map(errorWith) } },
    },
  }
}

/** The body for one code, so that a generated type knows what else is in it once the code is known. */
function errorWith(code: ErrorCode): JsonSchema {
  const { extraFields = {} }: ErrorKind = errorCodes[code]
  return {
    allOf: [
      ERROR,
      {
        type: 'object',
        properties: { code: { const: code }, ...extraFields },
        required: ['code', ...Object.keys(extraFields)],
      },
    ],
  }
}

/** `PriceChanged` for `PRICE_CHANGED`. */
function nameOf(code: string): string {
  return code.toLowerCase().replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

function shared(name: string): Reference {
  return { $ref: `#/components/responses/${name}` }
}
