import { z } from 'zod'
import { CallFailed, type Fetch, connectionCode, readText, withTimeout } from '../../http/fetch-json.ts'
import type { Outcome } from '../payments.ts'

interface SumupAccess {
  /** The address of SumUp's API; the key is sent nowhere else. */
  readonly baseUrl: string
  readonly apiKey: string
  /** Milliseconds until the last byte of the response. */
  readonly timeoutMs: number
  readonly fetch: Fetch
}

export interface SumupCall {
  /** Names the call in the log. */
  readonly name: string
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Below the base address, already encoded. */
  readonly path: string
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

interface Answer {
  readonly status: number
  /** Undefined when the body is not JSON or did not arrive completely. */
  readonly json: unknown
}

/** Far more than a checkout or a transaction needs. */
const MAX_BYTES = 1024 * 1024
/** Codes of connections that were never established. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

/**
 * Makes one call, once, and gives its outcome. The status counts as soon as it arrives, whatever happens to the body: 4xx
 * is a refusal, and 2xx is ok once `read` understands the body. Anything else is unknown.
 *
 * @param read gives undefined for a body of another shape.
 */
export async function callSumup<T>(
  call: SumupCall,
  access: SumupAccess,
  read: (json: unknown) => { readonly value: T } | undefined,
): Promise<Outcome<T>> {
  const name = `SumUp ${call.name}`
  const answer = await send(name, call, access)
  if (!('status' in answer)) return { outcome: 'unknown', ...answer }
  const { status, json } = answer
  // 408 means that SumUp stopped waiting for the request, which may have been processed nevertheless.
  if (status >= 400 && status < 500 && status !== 408) return refused(name, answer, access.apiKey)
  const done = status >= 200 && status < 300 ? read(json) : undefined
  if (done) return { outcome: 'ok', value: done.value }
  const reason = `${name}: answered ${status}${json === undefined ? ' without readable JSON' : ''}`
  return { outcome: 'unknown', reason, mayHaveArrived: true }
}

async function send(
  name: string,
  { method, path, headers, body }: SumupCall,
  { baseUrl, apiKey, timeoutMs, fetch }: SumupAccess,
): Promise<Answer | { reason: string; mayHaveArrived: boolean }> {
  let status: number | undefined
  try {
    return await withTimeout({ name, timeoutMs }, async (signal) => {
      const response = await fetch(`${baseUrl.replace(/\/+$/, '')}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${apiKey}`,
          accept: 'application/problem+json, application/json',
          // A reused connection may be dead already, and then nobody knows whether the request arrived.
          connection: 'close',
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body ? JSON.stringify(body) : null,
        // A redirect would carry the key to another host.
        redirect: 'manual',
        signal,
      })
      ;({ status } = response)
      return { status, json: readJson(await readText(response, name, MAX_BYTES)) }
    })
  } catch (error) {
    if (status !== undefined) return { status, json: undefined }
    const code = connectionCode(error)
    return {
      // Only our own messages are repeated: those of a library may hold the address or the key.
      reason:
        error instanceof CallFailed
          ? error.message
          : `${name}: the connection failed (${code ?? 'no reason given'})`,
      mayHaveArrived: code === undefined || !NEVER_SENT.has(code),
    }
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function refused(name: string, { status, json }: Answer, apiKey: string): Outcome<never> {
  const said = readRefusal(json)
  const code = said.code === undefined ? undefined : printable(said.code, apiKey, 60)
  const message = said.message === undefined ? '' : `: ${printable(said.message, apiKey, 200)}`
  const reason = `${name}: refused with ${status}${code === undefined ? '' : ` (${code})`}${message}`
  return { outcome: 'refused', status, code, reason }
}

/** Text from outside as one line of a log, without the key. */
function printable(text: string, apiKey: string, maxLength: number): string {
  return text
    .replaceAll(apiKey, '(the key)')
    .replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .slice(0, maxLength)
}

interface Refusal {
  readonly code: string | undefined
  readonly message: string | undefined
}

const word = z.string().min(1).optional().catch(undefined)

const piece = z.object({
  error_code: word,
  code: word,
  type: word,
  message: word,
  error_message: word,
  detail: word,
  title: word,
})

const holder = z.object({ errors: z.unknown() })

/**
 * The code and the message of a refusal. SumUp has five shapes for it (`message` with `error_code`; the same for a `param`;
 * `error_message`; a problem document; `errors`), and lists of them; any other shape gives neither.
 */
export function readRefusal(json: unknown): Refusal {
  const pieces = piecesOf(json).flatMap((part) => piece.safeParse(part).data ?? [])
  return {
    code: first(pieces, ({ error_code, code, type }) => error_code ?? code ?? lastPart(type)),
    message: first(
      pieces,
      ({ message, error_message, detail, title }) => message ?? error_message ?? detail ?? title,
    ),
  }
}

/** The parts of a refusal, the most detailed ones first. */
function piecesOf(json: unknown): unknown[] {
  if (Array.isArray(json)) return json
  const { errors } = holder.safeParse(json).data ?? {}
  return [...(Array.isArray(errors) ? errors : [errors]), json]
}

function first<T>(all: readonly T[], read: (one: T) => string | undefined): string | undefined {
  return all.map(read).find((text) => text !== undefined)
}

/** The type of a problem document is a URL that ends with its name; "about:blank" has none. */
function lastPart(type: string | undefined): string | undefined {
  if (type === undefined || type === 'about:blank') return undefined
  return type.split('/').findLast((part) => part !== '')
}
