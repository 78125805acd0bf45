import type { PaymentState } from './payment-state.ts'

/** How long the provider's page accepts a payment, and from when on it is certainly closed. */
export const PAYMENT_PAGE_MINUTES = 30
const PAYMENT_CLOSED_MINUTES = 31
/** After so long a refund that does not show needs a person; one that shows as on its way may take longer. */
export const REFUND_OVERDUE_HOURS = 24
export const REFUND_UNDER_WAY_DAYS = 14

const HOUR = 60
const DAY = 24 * HOUR

/** Minutes after an attempt began at which its payment is read: notifications get lost, and customers do not come back. */
const MINUTES_AFTER_ATTEMPT = [1, 3, 8, 20, PAYMENT_CLOSED_MINUTES, 45, 2 * HOUR + 15, 6 * HOUR, DAY, 3 * DAY]
/** Minutes after a refund fell due at which it is read. */
const MINUTES_AFTER_REFUND = [1, 3, 8, 20, HOUR, 2 * HOUR, 6 * HOUR, 12 * HOUR, DAY + 1]
/** After these, what is still open is read daily until it is so many days old. */
const MAX_CHECKED_DAYS = 30

const UNSETTLED: ReadonlySet<PaymentState> = new Set(['creating', 'pending', 'failed', 'review'])
const REFUNDING: ReadonlySet<PaymentState> = new Set(['refund_due', 'refund_sent', 'refund_failed'])

export interface CheckedPayment {
  readonly state: PaymentState
  readonly createdAt: Date
  readonly refundDueAt?: Date | null | undefined
}

/** When an attempt is to be read next; null when nothing can change any more. */
export function nextPaymentCheck({ state, createdAt, refundDueAt }: CheckedPayment, now: Date): Date | null {
  if (state === 'refunded') return null
  const isRefunding = REFUNDING.has(state)
  const since = isRefunding ? (refundDueAt ?? now) : createdAt
  const passed = (now.getTime() - since.getTime()) / 60_000
  const minutes = (isRefunding ? MINUTES_AFTER_REFUND : MINUTES_AFTER_ATTEMPT).find((after) => after > passed)
  if (minutes !== undefined) return new Date(since.getTime() + minutes * 60_000)
  const isOpen = isRefunding || UNSETTLED.has(state)
  return isOpen && passed < MAX_CHECKED_DAYS * DAY ? new Date(now.getTime() + DAY * 60_000) : null
}

/** Whether an attempt's page is to be closed because its time is over. */
export function isPaymentPageClosed(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= PAYMENT_CLOSED_MINUTES * 60_000
}

const MINUTE_MS = 60_000

/**
 * For how many milliseconds one read of the provider serves all browsers that poll the payment: 3 seconds while it is
 * new, and longer as it ages, so that open pages do not flood the provider.
 */
export function statusReadIntervalMs(createdAt: Date, now: Date): number {
  const age = now.getTime() - createdAt.getTime()
  if (age < 3 * MINUTE_MS) return 3000
  return age < PAYMENT_PAGE_MINUTES * MINUTE_MS ? 15_000 : MINUTE_MS
}
