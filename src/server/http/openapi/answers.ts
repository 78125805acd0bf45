import type { ApiResponse, JsonSchema, Reference } from '@chauffeur/contract/api-document'
import type { Endpoint } from '@chauffeur/contract/endpoint'
import { endpoints } from '@chauffeur/contract/endpoints'
import { errorCodes, isErrorCode, type ErrorCode, type ErrorKind } from '@chauffeur/contract/error-codes'
import { EVERY_ANSWER, LIMITED_ANSWER, REFUSED_FOR_NOW } from './headers.ts'
import { refusalsOf } from './refusals-of.ts'

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

/** What any request can be refused for. A code of a call among them would leave its type open. */
function codesOfNoCall(): string[] {
  const ofCalls = new Set<string>(Object.values<Endpoint>(endpoints).flatMap(refusalsOf))
  return Object.keys(errorCodes).filter((code) => !ofCalls.has(code))
}

/** What a call answers when it refuses: one answer for each status, with the codes that have it. */
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
