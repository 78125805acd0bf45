import { formatEuros, type Cents } from './money.ts'
import type { PaymentMethod } from './payment-methods.ts'
import type { PaymentState } from './payment-state.ts'

/** The state of a booking's payment, as customers and partners see it. */
export const paymentStatuses = ['not_required', 'pending', 'completed', 'failed'] as const

export type PaymentStatus = (typeof paymentStatuses)[number]

/** How far the return of a booking's money is; `failed` waits for a person. */
export const refundStatuses = ['under_way', 'completed', 'failed'] as const

export type RefundStatus = (typeof refundStatuses)[number]

/** The public status of an attempt. A refunded payment stays completed: the refund has a status of its own. */
const OUTWARD: Readonly<Record<PaymentState, PaymentStatus>> = {
  creating: 'pending',
  pending: 'pending',
  completed: 'completed',
  failed: 'failed',
  expired: 'failed',
  review: 'pending',
  refund_due: 'completed',
  refund_sent: 'completed',
  refunded: 'completed',
  refund_failed: 'completed',
}

const REFUND: Partial<Readonly<Record<PaymentState, RefundStatus>>> = {
  refund_due: 'under_way',
  refund_sent: 'under_way',
  refunded: 'completed',
  refund_failed: 'failed',
}

/** The status of an attempt in that state; of a booking without online payment when there is no state. */
export function paymentStatusOf(state: PaymentState | undefined): PaymentStatus {
  return state === undefined ? 'not_required' : OUTWARD[state]
}

/**
 * The status of a booking with these attempts: completed if one is, otherwise pending while one can still be paid. Where
 * the driver is paid, nothing else is to be paid.
 */
export function bookingPaymentStatus(states: readonly PaymentState[], method: PaymentMethod): PaymentStatus {
  const statuses = new Set(states.map(paymentStatusOf))
  if (method !== 'sumup') return statuses.has('completed') ? 'completed' : 'not_required'
  return (['completed', 'pending', 'failed'] as const).find((one) => statuses.has(one)) ?? 'not_required'
}

/**
 * How far the return of a booking's money is; null while none goes back. A second payment that goes back leaves the first
 * one, so that the booking stays paid.
 */
export function bookingRefundStatus(states: readonly PaymentState[]): RefundStatus | null {
  if (states.includes('completed')) return null
  const refunds = new Set(states.map((state) => REFUND[state]))
  return (['failed', 'under_way', 'completed'] as const).find((one) => refunds.has(one)) ?? null
}

const PAYMENT_LABELS: Readonly<Record<PaymentStatus, string>> = {
  not_required: 'Payable to the driver',
  pending: 'Payment pending',
  completed: 'Paid',
  failed: 'Payment failed',
}

const REFUND_LABELS: Readonly<Record<RefundStatus, string>> = {
  under_way: 'Refund on its way',
  completed: 'Refunded',
  failed: 'Refund failed',
}

/** How a booking's money stands, as the office reads it. */
export function paymentLabel(payment: PaymentStatus, refund: RefundStatus | null): string {
  return refund === null ? PAYMENT_LABELS[payment] : REFUND_LABELS[refund]
}

/** The warning for whoever accepts a trip that is to be paid online and is not paid; undefined when it is paid. */
export function unpaidWarning(method: string, status: PaymentStatus): string | undefined {
  if (method !== 'sumup') return undefined
  if (status === 'pending')
    return 'This trip is not paid yet: the online payment was started and has not been completed.'
  if (status === 'failed')
    return 'This trip is not paid: the online payment has failed, and nothing was charged.'
  return undefined
}

/** What goes back when a booking is rejected, for whoever is about to; undefined when nothing was paid. */
export function refundOnRejection(status: PaymentStatus, total: Cents): string | undefined {
  if (status !== 'completed') return undefined
  return `This trip is paid: ${formatEuros(total)} goes back to the customer.`
}
