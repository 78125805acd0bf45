import type { PaymentState } from './payment-state.ts'

/** How a booking's payment stands, as everyone outside reads it. */
export const paymentStatuses = ['not_required', 'pending', 'completed', 'failed'] as const

export type PaymentStatus = (typeof paymentStatuses)[number]

/** What is said of an attempt. Money on its way back was paid: mails tell of the refund, the status does not. */
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

/** The status of an attempt in that state; a booking that is not paid online has none, and needs none. */
export function paymentStatusOf(state: PaymentState | undefined): PaymentStatus {
  return state === undefined ? 'not_required' : OUTWARD[state]
}

/** The status of a booking with these attempts: once paid it is paid, and an attempt that may still be paid keeps it open. */
export function bookingPaymentStatus(states: readonly PaymentState[]): PaymentStatus {
  const statuses = new Set(states.map(paymentStatusOf))
  return (['completed', 'pending', 'failed'] as const).find((one) => statuses.has(one)) ?? 'not_required'
}

/** As the office reads them. */
export const paymentStatusLabels: Readonly<Record<PaymentStatus, string>> = {
  not_required: 'Payable to the driver',
  pending: 'Payment pending',
  completed: 'Paid',
  failed: 'Payment failed',
}

/** Why a trip that is to be paid online is not paid, for whoever accepts it nevertheless; undefined where it is. */
export function unpaidWarning(method: string, status: PaymentStatus): string | undefined {
  if (method !== 'sumup') return undefined
  if (status === 'pending')
    return 'This trip is not paid yet: the online payment was started and has not been completed.'
  if (status === 'failed')
    return 'This trip is not paid: the online payment has failed, and nothing was charged.'
  return undefined
}
