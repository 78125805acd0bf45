interface JsonRequest {
  /** Names the call in errors: its address may hold a key. */
  readonly name: string
  readonly url: URL
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly body?: object
  /** POST with a body and GET without one, where it is left out. */
  readonly method?: 'PUT' | 'DELETE'
}

interface JsonResponse {
  readonly status: number
  /** Not validated; undefined of an empty response. */
  readonly json: unknown
  /** Where what was made is found, as it was answered. */
  readonly location: string | null
}

/** Far more than the longest route needs. */
const MAX_BYTES = 8 * 1024 * 1024

/**
 * Calls an outside service and reads its response to the end, whatever the status. Redirects are not followed: they
 * would carry the key to another host.
 *
 * @throws {CallFailed} when there is no response, or one that is neither JSON nor empty.
 * @throws the signal's reason once it is aborted, even in the middle of the response.
 */
export async function fetchJson(
  { name, url, headers, body, method }: JsonRequest,
  signal: AbortSignal,
): Promise<JsonResponse> {
  const { status, location, text } = await send(name, signal, async () => {
    const response = await fetch(url, {
      method: method ?? (body ? 'POST' : 'GET'),
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body ? JSON.stringify(body) : null,
      redirect: 'manual',
      signal,
    })
    const location = response.headers.get('location')
    return { status: response.status, location, text: await readText(response, name, MAX_BYTES) }
  })
  if (text === '') return { status, location, json: undefined }
  try {
    const json: unknown = JSON.parse(text)
    return { status, location, json }
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

interface TimeoutOptions {
  /** Names the call in errors. */
  readonly name: string
  /** Milliseconds until the last byte of the last response. */
  readonly timeoutMs: number
  /** Aborts the task earlier; its reason is then thrown. */
  readonly signal?: AbortSignal | undefined
  /** The error of the client's own interface that is thrown in place of a `CallFailed`. */
  readonly failAs?: new (message: string) => Error
}

/**
 * Runs a task and aborts it after `timeoutMs`.
 *
 * @throws {CallFailed} when that happens, or a call within the task fails; `failAs` in its place where that is given.
 */
export async function withTimeout<T>(
  { name, timeoutMs, signal, failAs }: TimeoutOptions,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted()
  const deadline = new AbortController()
  const timer = setTimeout(() => {
    deadline.abort(new CallFailed(`${name}: no answer within ${timeoutMs} ms`))
  }, timeoutMs)
  const onAbort = () => deadline.abort(signal?.reason)
  signal?.addEventListener('abort', onAbort)
  try {
    return await task(deadline.signal)
  } catch (error) {
    throw failAs && error instanceof CallFailed ? new failAs(error.message) : error
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  }
}

/**
 * A call to an outside service brought no readable response: no connection, a time-out, a broken connection, no JSON.
 * The message names the call and never repeats the requested address or the response: both may hold keys and people's
 * addresses.
 */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
}

/** The part of fetch that a client needs, so that another one can stand in for it. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>
