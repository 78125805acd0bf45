/** What a receiver can subscribe to. */
export const webhookEvents = [
  'booking.created',
  'booking.confirmed',
  'booking.rejected',
  'payment.completed',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** What the office has sent to see whether a receiver works. */
export const WEBHOOK_TEST = 'webhook.test'

/** At most so many receivers, each of which can be written to at the same time. */
export const MAX_WEBHOOKS = 20
export const MAX_WEBHOOK_NAME_LENGTH = 100
export const MAX_WEBHOOK_URL_LENGTH = 2000

/** Milliseconds that a receiver has, from the first look for its address to the last byte of its answer. */
export const WEBHOOK_TIMEOUT_MS = 15_000

/** A replaced secret signs beside the new one for so long. */
export const OLD_SECRET_HOURS = 24

/** Deliveries and their tries are kept for so long. */
export const WEBHOOK_LOG_DAYS = 30

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Seconds to wait after the first failed try, the second, and so on: the schedule of the Standard Webhooks. */
const DELAYS_SECONDS = [
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
]
const MAX_DELAY_SECONDS = 24 * HOUR
/** Waits are up to a fifth longer, so that what failed together does not come back together. */
const JITTER = 1 / 5

export const MAX_DELIVERY_ATTEMPTS = DELAYS_SECONDS.length + 1

interface FailedAttempt {
  /** Tries so far, the failed one included. */
  readonly attempts: number
  /** What the receiver asked for, in seconds. */
  readonly retryAfter?: number | undefined
  /** From 0 to 1. */
  readonly random: number
}

/** Seconds until the next try; undefined when there is none. A receiver may ask for more time, up to a day. */
export function nextAttemptDelay({ attempts, retryAfter = 0, random }: FailedAttempt): number | undefined {
  const wait = DELAYS_SECONDS[attempts - 1]
  if (wait === undefined) return undefined
  return Math.max(wait * (1 + JITTER * random), Math.min(retryAfter, MAX_DELAY_SECONDS))
}

/** The seconds that a Retry-After header asks for, as a number or as a date; undefined where it says neither. */
export function readRetryAfter(header: string | undefined, now: Date): number | undefined {
  const text = header?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text)
  // A date of HTTP names its weekday; Date.parse takes a good deal more.
  const date = /^[A-Z][a-z]{2}/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now.getTime()) / 1000))
}

const ADDRESS = /^https?:\/\/(?<authority>[^/?#]+)(?<rest>[/?][^#]*)?(?<fragment>#.*)?$/iu
const AUTHORITY = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}._-]*[\p{L}\p{N}.])?|\[[\da-f:.]+\])(?::\d{1,5})?$/iu
// What an address may not hold unescaped: it would be read in more than one way.
const UNSAFE = /[\s\p{C}\\"<>^`{|}]/u

/** What is wrong with the address of a receiver, in a sentence. Whether plain http will do is the server's setting. */
export function webhookUrlRefusal(url: string): string | undefined {
  const { authority, fragment } = ADDRESS.exec(url)?.groups ?? {}
  if (!authority) return HTTPS_ONLY
  if (authority.includes('@'))
    return 'The address cannot hold a user name or a password: every message is signed instead.'
  if (fragment !== undefined) return 'The address cannot hold a “#”: that part is never sent.'
  if (UNSAFE.test(url) || !AUTHORITY.test(authority)) return 'This is not an address that can be called.'
  return undefined
}

export const HTTPS_ONLY = 'The address must start with https:// and name a host.'

export type DeliveryState = 'waiting' | 'delivered' | 'failed'

/** How a delivery stands: with neither instant it is still to be tried. */
export function deliveryState({
  doneAt,
  deadAt,
}: {
  readonly doneAt?: Date | null | undefined
  readonly deadAt?: Date | null | undefined
}): DeliveryState {
  if (doneAt != null) return 'delivered'
  return deadAt == null ? 'waiting' : 'failed'
}
