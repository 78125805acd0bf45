import { changeableNames } from './booking-facts.ts'
import type { ChangeState } from './trip-change.ts'

/** The events about the way of a trip. */
export const tripWebhooks = [
  'trip.assigned',
  'trip.on_the_way',
  'trip.arrived',
  'trip.no_show_claimed',
  'trip.no_show',
  'trip.on_board',
  'trip.completed',
  'trip.corrected',
  'trip.released',
] as const
export type TripWebhook = (typeof tripWebhooks)[number]

/** The message that says that a change of a trip has come into this state. One that is made at once is only told as made. */
export const webhookOfChangeState = {
  awaiting_payment: 'change.requested',
  open: 'change.requested',
  accepted: 'change.accepted',
  declined: 'change.declined',
  withdrawn: 'change.withdrawn',
  expired: 'change.expired',
} as const satisfies Readonly<Record<ChangeState, string>>

/** The events about changes that somebody has asked for. */
export const changeWebhooks = [...new Set(Object.values(webhookOfChangeState))]
export type ChangeWebhook = (typeof changeWebhooks)[number]

/** The events about the statements of a partner's money. */
export const statementWebhooks = ['statement.sent', 'statement.settled'] as const
export type StatementWebhook = (typeof statementWebhooks)[number]

/** The events that a receiver can subscribe to. */
export const webhookEvents = [
  'booking.created',
  'booking.confirmed',
  'booking.rejected',
  'booking.cancelled',
  'booking.changed',
  'booking.reminder_due',
  'change.requested',
  'change.accepted',
  'change.declined',
  'change.withdrawn',
  'change.expired',
  'payment.completed',
  'payment.failed',
  'payment.refunded',
  ...tripWebhooks,
  ...statementWebhooks,
] as const
export type WebhookEvent = (typeof webhookEvents)[number]
/** Those about a booking. */
export type BookingWebhook = Exclude<WebhookEvent, StatementWebhook>

export function isAboutBooking(type: WebhookEvent): type is BookingWebhook {
  return !statementWebhooks.some((one) => one === type)
}

/** The fields of a booking that a change can be of, by the names that partners read and write. */
export const changedFields = [
  'pickupAt',
  'meetAt',
  'pickupLocation',
  'dropoffLocation',
  'stops',
  'serviceDuration',
  'vehicleName',
  'totalPrice',
  'paymentMethod',
  ...changeableNames,
  'reference',
  'metadata',
] as const
export type ChangedField = (typeof changedFields)[number]

/** The type of the message that tests whether a receiver works. */
export const WEBHOOK_TEST = 'webhook.test'

/** At most so many receivers of one owner: of the office, or of one API key. */
export const MAX_WEBHOOKS = 20
export const MAX_WEBHOOK_NAME_LENGTH = 100
export const MAX_WEBHOOK_URL_LENGTH = 2000

/** Milliseconds that a receiver has, from the lookup of its address to the last byte of its response. */
export const WEBHOOK_TIMEOUT_MS = 15_000

/** How long a replaced secret still signs messages beside the new one. */
export const OLD_SECRET_HOURS = 24

/** How long deliveries and their attempts are kept. */
export const WEBHOOK_LOG_DAYS = 30

/** The last hours of which a partner's people see how many messages each receiver took. */
export const WEBHOOK_HOURS = 24

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Seconds to wait after the first failed attempt, the second, and so on: the schedule of Standard Webhooks. */
export const RETRY_SECONDS: readonly number[] = [
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
/** Delays are up to a fifth longer, so that deliveries that failed together are not all retried at once. */
const JITTER = 1 / 5
export const MAX_RETRY_SECONDS = MAX_DELAY_SECONDS * (1 + JITTER)

interface FailedAttempt {
  /** Attempts so far, the failed one included. */
  readonly attempts: number
  /** The receiver's Retry-After, in seconds. */
  readonly retryAfter?: number | undefined
  /** From 0 to 1. */
  readonly random: number
}

/** Seconds until the next attempt; undefined after the last one. A receiver may ask for more time, up to a day. */
export function nextAttemptDelay({ attempts, retryAfter = 0, random }: FailedAttempt): number | undefined {
  const wait = RETRY_SECONDS[attempts - 1]
  if (wait === undefined) return undefined
  return Math.max(wait * (1 + JITTER * random), Math.min(retryAfter, MAX_DELAY_SECONDS))
}

/** The seconds of a Retry-After header, which has a number or a date; undefined when it has neither. */
export function readRetryAfter(header: string | undefined, now: Date): number | undefined {
  const text = header?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text)
  // A date of HTTP starts with its weekday; Date.parse alone accepts many other formats.
  const date = /^[A-Z][a-z]{2}/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now.getTime()) / 1000))
}

const ADDRESS = /^https?:\/\/(?<authority>[^/?#]+)(?<rest>[/?][^#]*)?(?<fragment>#.*)?$/iu
const AUTHORITY = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}._-]*[\p{L}\p{N}.])?|\[[\da-f:.]+\])(?::\d{1,5})?$/iu
// Characters that must be escaped in an address: programs read them in different ways.
const UNSAFE = /[\s\p{C}\\"<>^`{|}]/u

/** Why the address of a receiver is refused. Plain http is judged by the server's setting. */
export function webhookUrlRefusal(url: string) {
  const { authority, fragment } = ADDRESS.exec(url)?.groups ?? {}
  if (!authority) return HTTPS_ONLY
  if (authority.includes('@')) return { code: 'webhook_with_password' } as const
  if (fragment !== undefined) return { code: 'webhook_with_fragment' } as const
  if (UNSAFE.test(url) || !AUTHORITY.test(authority)) return URL_UNUSABLE
  return undefined
}

/** Ports that receivers listen on: those of the web, and from here on those that nothing else inside a network uses. */
const FIRST_HIGH_PORT = 8443
const WEB_PORTS: ReadonlySet<number> = new Set([80, 443])

/** Endings of names that no public name server knows: of this machine, of a network, of a cloud's metadata. */
const PRIVATE_ENDINGS: ReadonlySet<string> = new Set([
  'localhost',
  'local',
  'localdomain',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'home.arpa',
])

/**
 * Why a receiver of the public internet cannot be at this host and port.
 *
 * @param host as a parsed address has it: in small letters, an IPv6 address in brackets.
 * @param port undefined for the usual one of https.
 */
export function webhookHostRefusal(host: string, port: number | undefined) {
  if (port !== undefined && !WEB_PORTS.has(port) && port < FIRST_HIGH_PORT)
    return { code: 'webhook_port', from: FIRST_HIGH_PORT } as const
  // An IP address is checked as an address, by whoever connects to it.
  if (/^\[|^[\d.]+$/.test(host)) return undefined
  const labels = host.replace(/\.$/, '').split('.')
  const endings = [labels.slice(-1), labels.slice(-2)].map((last) => last.join('.'))
  if (endings.some((ending) => PRIVATE_ENDINGS.has(ending))) return { code: 'webhook_private_name' } as const
  return labels.length === 1 ? ({ code: 'webhook_no_whole_host' } as const) : undefined
}

export const HTTPS_ONLY = { code: 'webhook_not_https' } as const
export const URL_UNUSABLE = { code: 'webhook_url_unusable' } as const

const WARNED_AFTER_HOURS = [24, 1]

/** After how many hours of failing a receiver's contact is told, the longest that is over; undefined before the first. */
export function warningDue(failingSince: Date, now: Date): number | undefined {
  const hours = (now.getTime() - failingSince.getTime()) / (HOUR * 1000)
  return WARNED_AFTER_HOURS.find((after) => hours >= after)
}

interface ReceiverHealth<Instant> {
  readonly enabled: boolean
  /** It has answered that it is gone, which has switched it off. */
  readonly goneAt: Instant | null
  readonly failingSince: Instant | null
}

/** How a receiver does. One that somebody has switched off does not fail. */
export function receiverState({
  enabled,
  goneAt,
  failingSince,
}: ReceiverHealth<unknown>): 'on' | 'off' | 'gone' | 'failing' {
  if (!enabled) return goneAt === null ? 'off' : 'gone'
  return failingSince === null ? 'on' : 'failing'
}

/** Whether somebody has to see to a receiver that is in this state. */
export function needsSomebody(state: ReturnType<typeof receiverState>): boolean {
  return state === 'failing' || state === 'gone'
}

type DeliveryState = 'waiting' | 'delivered' | 'failed'

/** The state of a delivery: without either instant it waits for its next attempt. */
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
