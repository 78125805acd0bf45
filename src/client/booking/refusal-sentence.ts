/** What went wrong with a call, as the server tells it (src/server/trpc/errors.ts). */
export interface Told {
  readonly code: string
  readonly sentence: string
}

/** Reads the server's own words from an error; undefined where it gave none: no connection, or a fault of its own. */
export function readTold(error: unknown): Told | undefined {
  if (!(error instanceof Error) || !('data' in error)) return undefined
  const { data } = error
  if (typeof data !== 'object' || data === null || !('code' in data)) return undefined
  return typeof data.code === 'string' ? { code: data.code, sentence: error.message } : undefined
}

/** A sentence that a person can act on, or undefined. */
export function refusalSentence(error: unknown): string | undefined {
  const told = readTold(error)
  return told && told.code !== 'INTERNAL' ? told.sentence : undefined
}
