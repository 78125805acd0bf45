import { translate } from '../locale/say.ts'
import { refusalTexts } from './refusal-texts.ts'

/** A refused call, as the server answers it (src/server/api/error-response.ts). */
export interface Refusal {
  readonly code: string
  readonly sentence: string
  /** By the name of its field, what is wrong with it. */
  readonly fields: Readonly<Record<string, string>>
  /** Of what has been changed meanwhile, the administrator who did it, where that is known. */
  readonly changedBy?: string
}

/** Reads the server's refusal from an error; undefined where there is none, as without a connection. */
export function parseRefusal(error: unknown): Refusal | undefined {
  if (!(error instanceof Error) || !('data' in error)) return undefined
  const { data } = error
  if (typeof data !== 'object' || data === null || !('code' in data)) return undefined
  if (typeof data.code !== 'string') return undefined
  return {
    code: data.code,
    sentence: sentenceFor(data.code, error.message),
    fields: readFields(data),
    ...('changedBy' in data && typeof data.changedBy === 'string' && { changedBy: data.changedBy }),
  }
}

/** The server's sentence in the language of the page, else what that has to say of the code. */
function sentenceFor(code: string, english: string): string {
  // Why nothing is driven then is written by the office.
  if (code === 'NO_SERVICE') return english
  return translate(english) ?? refusalTexts.byCode[code] ?? refusalTexts.otherwise
}

function readFields(data: object): Readonly<Record<string, string>> {
  const details: unknown = 'details' in data ? data.details : undefined
  return Object.fromEntries(Array.isArray(details) ? details.flatMap(readField) : [])
}

function readField(detail: unknown): [field: string, sentence: string][] {
  if (typeof detail !== 'object' || detail === null || !('field' in detail) || !('message' in detail))
    return []
  const { field, message } = detail
  return typeof field === 'string' && typeof message === 'string'
    ? [[field, translate(message) ?? refusalTexts.field]]
    : []
}

/** A sentence that a person can act on, or undefined. */
export function refusalSentence(error: unknown): string | undefined {
  const refusal = parseRefusal(error)
  return refusal && refusal.code !== 'INTERNAL' ? refusal.sentence : undefined
}
