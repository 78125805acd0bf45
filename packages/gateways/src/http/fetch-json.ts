import { CallFailed } from './call-failed.ts'
import { connectionCode, readText } from './read-text.ts'

export interface JsonRequest {
  /** What the call is called in errors, instead of its address. */
  readonly name: string
  readonly url: URL
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON by POST; without it the call is a GET. */
  readonly body?: object
}

export interface JsonResponse {
  readonly status: number
  /** Not yet looked at. */
  readonly json: unknown
}

/** Far more than the longest route takes. */
const MAX_BYTES = 8 * 1024 * 1024

/**
 * Asks an outside service and reads its answer to the end, whatever its status. Redirects are not followed: they
 * would carry the key to another host.
 *
 * @throws {CallFailed} when there is no answer, or none in JSON.
 * @throws the signal's reason once it is aborted, in the middle of the answer too.
 */
export async function fetchJson(
  { name, url, headers, body }: JsonRequest,
  signal: AbortSignal,
): Promise<JsonResponse> {
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
    return { status: response.status, text: await readText(response, name, MAX_BYTES) }
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
    throw new CallFailed(`${name}: the connection failed (${connectionCode(error) ?? 'no reason given'})`)
  }
}
