import { CallFailed } from './call-failed.ts'

/**
 * Reads the body of a response to its end.
 *
 * @throws {CallFailed} when it is longer than `maxBytes`.
 */
export async function readText(response: Response, name: string, maxBytes: number): Promise<string> {
  const reader = response.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > maxBytes) {
      await reader.cancel()
      throw new CallFailed(`${name}: its answer does not end`)
    }
    text += decoder.decode(value, { stream: true })
  }
}

/** The system's code of a failed connection ("ECONNREFUSED"). Its messages are not used: they may hold the address. */
export function connectionCode(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined
  if (!(cause instanceof Error) || !('code' in cause)) return undefined
  return typeof cause.code === 'string' ? cause.code : undefined
}
