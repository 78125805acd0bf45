import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import type { WebhookMessage } from './webhook-sender.ts'

interface Answer {
  readonly status: number
  readonly answer: string
  readonly retryAfter: string | undefined
}

/** So much of an answer is read; what goes on after that is not waited for. */
const MAX_BYTES = 4 * 1024

/** One POST over a connection of its own. A redirect is an answer like any other. */
export function postOnce(
  url: URL,
  { headers, body }: WebhookMessage,
  lookup: LookupFunction,
  signal: AbortSignal,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const bytes = Buffer.from(body)
  const { request } = url.protocol === 'https:' ? https : http
  const outgoing = request(url, {
    method: 'POST',
    headers: { ...headers, 'content-length': bytes.byteLength, 'accept-encoding': 'identity' },
    // A kept connection would skip the lookup, and with it the check.
    agent: false,
    lookup,
  })
  const breakOff = () => {
    reject(signal.reason)
    outgoing.destroy()
  }
  signal.addEventListener('abort', breakOff)
  outgoing.on('error', reject)
  outgoing.on('response', (response) => {
    readStart(response).then(
      (answer) =>
        resolve({
          status: response.statusCode ?? 0,
          answer,
          retryAfter: response.headers['retry-after'],
        }),
      reject,
    )
  })
  outgoing.end(bytes)
  return promise.finally(() => {
    signal.removeEventListener('abort', breakOff)
    outgoing.destroy()
  })
}

async function readStart(response: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response) {
    if (!(chunk instanceof Uint8Array)) continue
    chunks.push(chunk)
    size += chunk.byteLength
    if (size >= MAX_BYTES) break
  }
  return new TextDecoder().decode(Buffer.concat(chunks).subarray(0, MAX_BYTES))
}
