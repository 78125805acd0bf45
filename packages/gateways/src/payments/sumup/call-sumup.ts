import { CallFailed } from '../../http/call-failed.ts'
import { connectionCode, readText } from '../../http/read-text.ts'
import { withTimeout } from '../../http/with-timeout.ts'
import type { Outcome } from '../payments.ts'
import { readRefusal } from './read-refusal.ts'

export interface SumupAccess {
  /** Where SumUp's API answers; the key goes nowhere else. */
  readonly baseUrl: string
  readonly apiKey: string
  /** For headers and body together, in milliseconds. */
  readonly timeoutMs: number
}

export interface SumupCall {
  /** What the call is called in logs. */
  readonly name: string
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Below the base address, already encoded. */
  readonly path: string
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

interface Answer {
  readonly status: number
  /** Undefined when it is no JSON, or did not arrive whole. */
  readonly json: unknown
}

/** No checkout and no transaction takes more. */
const MAX_BYTES = 1024 * 1024
/** The connection never stood. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

/**
 * Makes one call, once, and says what came of it. A status counts as soon as it is there, whatever happens to the body:
 * 4xx is a refusal, and 2xx is done once `read` can make sense of the body. All else leaves the outcome unknown.
 *
 * @param read undefined when the body does not say what it should.
 */
export async function callSumup<T>(
  call: SumupCall,
  access: SumupAccess,
  read: (json: unknown) => { readonly value: T } | undefined,
): Promise<Outcome<T>> {
  const name = `SumUp ${call.name}`
  const answer = await ask(name, call, access)
  if (!('status' in answer)) return { outcome: 'unknown', ...answer }
  const { status, json } = answer
  // 408 says that the question was not waited for, and that is all it says.
  if (status >= 400 && status < 500 && status !== 408) return refused(name, answer, access.apiKey)
  const done = status >= 200 && status < 300 ? read(json) : undefined
  if (done) return { outcome: 'ok', value: done.value }
  const reason = `${name}: answered ${status}${json === undefined ? ' without readable JSON' : ''}`
  return { outcome: 'unknown', reason, mayHaveArrived: true }
}

async function ask(
  name: string,
  { method, path, headers, body }: SumupCall,
  { baseUrl, apiKey, timeoutMs }: SumupAccess,
): Promise<Answer | { reason: string; mayHaveArrived: boolean }> {
  let status: number | undefined
  try {
    return await withTimeout({ name, timeoutMs }, async (signal) => {
      const response = await fetch(`${baseUrl.replace(/\/+$/, '')}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${apiKey}`,
          accept: 'application/problem+json, application/json',
          // A kept connection may be dead already, and then nobody can tell whether the question arrived.
          connection: 'close',
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body ? JSON.stringify(body) : null,
        // Followed, it would carry the key to another host.
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
      // Only our own errors are repeated: a library's may name the address or the key.
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

/** A stranger's words for one line of a log. */
function printable(text: string, apiKey: string, longest: number): string {
  return text
    .replaceAll(apiKey, '(the key)')
    .replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
    .slice(0, longest)
}
