import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import type { WebhookMessage } from './webhook-sender.ts'

interface WebhookResponse {
  readonly status: number
  readonly body: string
  readonly retryAfter: string | undefined
}

/** Only the beginning of a response is read. */
const MAX_BYTES = 4 * 1024

/** Makes one POST over a connection of its own. A redirect is a response like any other. */
export function postOnce(
  url: URL,
  { headers, body }: WebhookMessage,
  lookup: LookupFunction,
  signal: AbortSignal,
): Promise<WebhookResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<WebhookResponse>()
  const bytes = Buffer.from(body)
  const { request } = url.protocol === 'https:' ? https : http
  const outgoing = request(url, {
    method: 'POST',
    headers: { ...headers, 'content-length': bytes.byteLength, 'accept-encoding': 'identity' },
    // A pooled connection would skip the lookup, and with it the check of the address.
    agent: false,
    lookup,
  })
  const onAbort = () => {
    reject(signal.reason)
    outgoing.destroy()
  }
  signal.addEventListener('abort', onAbort)
  outgoing.on('error', reject)
  outgoing.on('response', (response) => {
    readStart(response).then(
      (body) =>
        resolve({
          status: response.statusCode ?? 0,
          body,
          retryAfter: response.headers['retry-after'],
        }),
      reject,
    )
  })
  outgoing.end(bytes)
  return promise.finally(() => {
    signal.removeEventListener('abort', onAbort)
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
