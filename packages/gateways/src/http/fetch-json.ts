import { CallFailed } from './call-failed.ts'
import { connectionCode, readText } from './read-text.ts'

export interface JsonRequest {
  /** Names the call in errors: its address may hold a key. */
  readonly name: string
  readonly url: URL
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON by POST; without it the call is a GET. */
  readonly body?: object
}

export interface JsonResponse {
  readonly status: number
  /** Not validated. */
  readonly json: unknown
}

/** Far more than the longest route needs. */
const MAX_BYTES = 8 * 1024 * 1024

/**
 * Calls an outside service and reads its response to the end, whatever the status. Redirects are not followed: they
 * would carry the key to another host.
 *
 * @throws {CallFailed} when there is no response, or none in JSON.
 * @throws the signal's reason once it is aborted, even in the middle of the response.
 */
export async function fetchJson(
  { name, url, headers, body }: JsonRequest,
  signal: AbortSignal,
): Promise<JsonResponse> {
  const { status, text } = await send(name, signal, async () => {
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
    return { status: response.status, text: await readText(response, name, MAX_BYTES) }
  })
  try {
    const json: unknown = JSON.parse(text)
    return { status, json }
  } catch {
    throw new CallFailed(`${name}: answered ${status} without readable JSON`)
  }
}

async function send<T>(name: string, signal: AbortSignal, request: () => Promise<T>): Promise<T> {
  try {
    return await request()
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof CallFailed) throw error
    throw new CallFailed(`${name}: the connection failed (${connectionCode(error) ?? 'no reason given'})`)
  }
}
