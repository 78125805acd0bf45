import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { WEBHOOK_TIMEOUT_MS } from '@chauffeur/domain/webhooks'
import type { LookupFunction } from 'node:net'
import { CallFailed, withTimeout } from '../http/fetch-json.ts'
import {
  guardedLookup,
  ipLiteral,
  type AddressRefusal,
  BlockedAddress,
  parseReceiverUrl,
  resolveBySystem,
  resolvePublicAddresses,
  type Resolve,
} from './guarded-lookup.ts'

/** A message to a receiver. */
export interface OutgoingMessage {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
}

/** The result of one attempt to deliver a message. */
export type DeliveryResult =
  | {
      readonly outcome: 'answered'
      readonly durationMs: number
      readonly status: number
      /** The beginning of its body. */
      readonly body: string
      readonly retryAfter: string | undefined
    }
  /** There was no complete response. */
  | { readonly outcome: 'failed'; readonly durationMs: number; readonly reason: DeliveryFailure }

/** Sends messages to addresses that other companies have chosen. */
export interface WebhookSender {
  /** Why an address must not be called; undefined when it may be. */
  refusalOf(url: string): Promise<AddressRefusal | undefined>
  /** Makes one attempt. @throws nothing but the signal's reason. */
  post(message: OutgoingMessage, signal: AbortSignal): Promise<DeliveryResult>
}

interface Options {
  /** Whether plain http and private addresses are called, too: for development only. */
  readonly mayBePrivate: boolean
  readonly timeoutMs?: number
  readonly resolve?: Resolve
}

const NAME = 'A receiver'
/** A person waits for this check, and every delivery checks again. */
const LOOKUP_TIMEOUT_MS = 3_000

/** Sends messages to public addresses by https, unless `allowPrivate` is set. Follows no redirect. */
export function httpWebhookSender(options: Options): WebhookSender {
  const { mayBePrivate, timeoutMs = WEBHOOK_TIMEOUT_MS, resolve = resolveBySystem } = options
  const lookup = guardedLookup(resolve, mayBePrivate)
  return {
    async refusalOf(text) {
      try {
        const url = parseReceiverUrl(text, mayBePrivate)
        if (ipLiteral(url) !== undefined) return undefined
        await withTimeout({ name: NAME, timeoutMs: LOOKUP_TIMEOUT_MS }, (signal) =>
          Promise.race([resolvePublicAddresses(url.hostname, resolve, mayBePrivate), aborted(signal)]),
        )
      } catch (error) {
        if (error instanceof BlockedAddress) return error.reason
        // A host name that does not resolve now may resolve later, so it is no reason to refuse the address.
      }
      return undefined
    },

    async post(message, signal) {
      const start = performance.now()
      const durationMs = () => Math.round(performance.now() - start)
      try {
        const url = parseReceiverUrl(message.url, mayBePrivate)
        const answer = await withTimeout({ name: NAME, timeoutMs: timeoutMs, signal }, (deadline) =>
          postOnce(url, message, lookup, deadline),
        )
        return { outcome: 'answered', durationMs: durationMs(), ...answer }
      } catch (error) {
        signal.throwIfAborted()
        return { outcome: 'failed', durationMs: durationMs(), reason: failureReason(error, timeoutMs) }
      }
    },
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  return promise
}

const FAILURES = {
  ENOTFOUND: 'host_not_found',
  EAI_AGAIN: 'host_not_found_now',
  ECONNREFUSED: 'connection_refused',
  ECONNRESET: 'connection_broken',
  EPIPE: 'connection_broken',
  CERT_HAS_EXPIRED: 'certificate_expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificate_self_signed',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate_of_another_host',
} as const

/** Why there was no complete response. */
type DeliveryFailure =
  | AddressRefusal
  | { readonly code: (typeof FAILURES)[keyof typeof FAILURES] }
  | { readonly code: 'no_answer_in_time'; readonly seconds: number }
  | { readonly code: 'connection_failed'; readonly error: string }

const isKnown = (code: string): code is keyof typeof FAILURES => code in FAILURES

/** The error's own message is not used: it may hold the address, which may hold a key. */
function failureReason(error: unknown, timeoutMs: number): DeliveryFailure {
  if (error instanceof BlockedAddress) return error.reason
  if (error instanceof CallFailed) return { code: 'no_answer_in_time', seconds: timeoutMs / 1000 }
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
  return isKnown(code) ? { code: FAILURES[code] } : { code: 'connection_failed', error: code }
}

interface WebhookResponse {
  readonly status: number
  readonly body: string
  readonly retryAfter: string | undefined
}

/** Only the beginning of a response is read. */
const MAX_BYTES = 4 * 1024

/** Makes one POST over a connection of its own. A redirect is a response like any other. */
function postOnce(
  url: URL,
  { headers, body }: OutgoingMessage,
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
