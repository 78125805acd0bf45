import { CallFailed } from './call-failed.ts'

export interface Call {
  /** What the call is called in errors, instead of its address. */
  readonly name: string
  readonly url: URL
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON by POST; without it the call is a GET. */
  readonly body?: object
}

export interface Answer {
  readonly status: number
  /** Not yet looked at. */
  readonly json: unknown
}

/** Far more than the longest route takes; what goes on beyond it is no answer. */
const MOST_BYTES = 8 * 1024 * 1024

/**
 * Asks an outside service and reads its answer to the end, whatever its status. Redirects are not followed: they
 * would carry the key to another host.
 *
 * @throws {CallFailed} when there is no answer, or none in JSON.
 * @throws the signal's reason once it is aborted, in the middle of the answer too.
 */
export async function askJson({ name, url, headers, body }: Call, signal: AbortSignal): Promise<Answer> {
  const { status, text } = await ask(name, signal, async () => {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body ? JSON.stringify(body) : null,
      redirect: 'manual',
      signal,
    })
    return { status: response.status, text: await readText(response, name) }
  })
  try {
    const json: unknown = JSON.parse(text)
    return { status, json }
  } catch {
    throw new CallFailed(`${name}: answered ${status} without readable JSON`)
  }
}

async function ask<T>(name: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof CallFailed) throw error
    throw new CallFailed(`${name}: the connection failed (${codeOf(error)})`)
  }
}

async function readText(response: Response, name: string): Promise<string> {
  const reader = response.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > MOST_BYTES) {
      await reader.cancel()
      throw new CallFailed(`${name}: its answer does not end`)
    }
    text += decoder.decode(value, { stream: true })
  }
}

/** The system's short word for it ("ECONNREFUSED"); its sentences may hold the address. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  if (!(cause instanceof Error) || !('code' in cause)) return 'no reason given'
  return typeof cause.code === 'string' ? cause.code : 'no reason given'
}
