/** What went wrong with a call, as the server tells it (src/server/api/error-response.ts). */
export interface RefusalFields {
  readonly code: string
  readonly sentence: string
  /** By the name of its field, what is wrong with it. */
  readonly fields: Readonly<Record<string, string>>
}

/** Reads the server's own words from an error; undefined where it gave none: no connection, or a fault of its own. */
export function readRefusal(error: unknown): RefusalFields | undefined {
  if (!(error instanceof Error) || !('data' in error)) return undefined
  const { data } = error
  if (typeof data !== 'object' || data === null || !('code' in data)) return undefined
  if (typeof data.code !== 'string') return undefined
  return { code: data.code, sentence: error.message, fields: readFields(data) }
}

function readFields(data: object): Readonly<Record<string, string>> {
  const details: unknown = 'details' in data ? data.details : undefined
  return Object.fromEntries(Array.isArray(details) ? details.flatMap(readField) : [])
}

function readField(detail: unknown): [field: string, sentence: string][] {
  if (typeof detail !== 'object' || detail === null || !('field' in detail) || !('message' in detail))
    return []
  const { field, message } = detail
  return typeof field === 'string' && typeof message === 'string' ? [[field, message]] : []
}

/** A sentence that a person can act on, or undefined. */
export function refusalSentence(error: unknown): string | undefined {
  const refusal = readRefusal(error)
  return refusal && refusal.code !== 'INTERNAL' ? refusal.sentence : undefined
}
