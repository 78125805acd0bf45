import { MINUTE_MS } from './duration.ts'
import { type PaymentState, undecidedStates } from './payment-state.ts'
import { REFUND_ABSENT_MINUTES } from './payment-facts.ts'

/** How long the provider's page accepts a payment, and from when on it is certainly closed. */
export const PAYMENT_PAGE_MINUTES = 30
const PAYMENT_CLOSED_MINUTES = 31
/** After so long without knowing whether the provider has taken a refund, the office is told. */
const REFUND_LATE_MINUTES = 60
/** After so long a refund that does not show needs a person; one that shows as on its way may take longer. */
export const REFUND_OVERDUE_HOURS = 24
/** How long a refund that was not asked for yet waits for a provider that does not answer. */
export const REFUND_UNREAD_DAYS = 3
export const REFUND_UNDER_WAY_DAYS = 14

const HOUR = 60
const DAY = 24 * HOUR

/** Minutes after an attempt began at which its payment is read: notifications get lost, and customers do not come back. */
const MINUTES_AFTER_ATTEMPT = [1, 3, 8, 20, PAYMENT_CLOSED_MINUTES, 45, 2 * HOUR + 15, 6 * HOUR, DAY, 3 * DAY]
/** Minutes after a refund fell due, or was asked for last, at which it is read. */
const MINUTES_AFTER_REFUND = [
  1,
  3,
  8,
  20,
  30,
  ...[1, 2, 3, 4, 6, 8, 12, 16, 20].map((hours) => hours * HOUR),
  DAY + 1,
]
/** After these, what is still open is read daily until it is so many days old. */
const MAX_CHECKED_DAYS = 30

const UNDECIDED: ReadonlySet<PaymentState> = new Set(undecidedStates)
const REFUNDING: ReadonlySet<PaymentState> = new Set(['refund_due', 'refund_sent', 'refund_failed'])

interface CheckedPayment {
  readonly state: PaymentState
  readonly createdAt: Date
  readonly refundDueAt?: Date | null | undefined
  readonly refundAskedAt?: Date | null | undefined
}

/** When an attempt is to be read next; null when nothing can change any more. */
export function nextPaymentCheck(payment: CheckedPayment, now: Date): Date | null {
  const { state, createdAt, refundDueAt, refundAskedAt } = payment
  if (state === 'refunded') return null
  const isRefunding = REFUNDING.has(state)
  const since = isRefunding ? (refundAskedAt ?? refundDueAt ?? now) : createdAt
  const passed = (now.getTime() - since.getTime()) / 60_000
  const minutes = (isRefunding ? MINUTES_AFTER_REFUND : MINUTES_AFTER_ATTEMPT).find((after) => after > passed)
  if (minutes !== undefined) return new Date(since.getTime() + minutes * 60_000)
  const isOpen = isRefunding || UNDECIDED.has(state)
  return isOpen && passed < MAX_CHECKED_DAYS * DAY ? new Date(now.getTime() + DAY * 60_000) : null
}

/** How a refund stands, as far as it can be late or asked for again. */
export interface WaitingRefund {
  readonly state: PaymentState
  /** `manual`: no provider can be asked. */
  readonly provider: string
  readonly isRefundedByHand: boolean
  readonly refundDueAt?: Date | null | undefined
  /** When it was asked for last. */
  readonly refundAskedAt?: Date | null | undefined
  /** The amount asked for, while nobody knows whether it was returned. */
  readonly refundAskedCents?: number | null | undefined
  /** The provider said that it took the last request. */
  readonly isRefundAccepted: boolean
}

/** Whether the provider should have taken a refund by now, and nobody knows that it has. */
export function isRefundLate(
  { state, refundDueAt, refundAskedCents, isRefundAccepted }: WaitingRefund,
  now: Date,
): boolean {
  const isUnknown = state === 'refund_sent' && refundAskedCents != null && !isRefundAccepted
  if ((state !== 'refund_due' && !isUnknown) || refundDueAt == null) return false
  return passedMinutes(refundDueAt, now) >= REFUND_LATE_MINUTES
}

/**
 * Whether the office may have a refund asked for again: one that failed, or that is late and was not asked for just now.
 * One that is made by hand is never asked for again.
 */
export function mayAskRefundAgain(refund: WaitingRefund, now: Date): boolean {
  const { state, provider, isRefundedByHand, refundAskedAt } = refund
  if (provider === 'manual' || isRefundedByHand) return false
  if (state === 'refund_failed') return true
  if (!isRefundLate(refund, now)) return false
  const isDue = state === 'refund_due'
  return isDue || (refundAskedAt != null && passedMinutes(refundAskedAt, now) >= REFUND_ABSENT_MINUTES)
}

function passedMinutes(since: Date, now: Date): number {
  return (now.getTime() - since.getTime()) / 60_000
}

/** Whether an attempt's page is to be closed because its time is over. */
export function isPaymentPageClosed(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= PAYMENT_CLOSED_MINUTES * 60_000
}

/**
 * For how many milliseconds one read of the provider serves all browsers that poll the payment: 3 seconds while it is
 * new, and longer as it ages, so that open pages do not flood the provider. After a declined card it is a second: no page
 * polls then, and who comes back may have used another card.
 */
export function statusReadIntervalMs(
  { createdAt, state }: Pick<CheckedPayment, 'createdAt' | 'state'>,
  now: Date,
): number {
  if (state === 'failed') return 1000
  const age = now.getTime() - createdAt.getTime()
  if (age < 3 * MINUTE_MS) return 3000
  return age < PAYMENT_PAGE_MINUTES * MINUTE_MS ? 15_000 : MINUTE_MS
}
