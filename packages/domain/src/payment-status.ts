import type { PaymentState } from './payment-state.ts'

/** The state of a booking's payment, as customers and partners see it. */
export const paymentStatuses = ['not_required', 'pending', 'completed', 'failed'] as const

export type PaymentStatus = (typeof paymentStatuses)[number]

/** The public status of an attempt. A refunded payment stays completed: mails report the refund, the status does not. */
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

/** The status of an attempt in that state; of a booking without online payment when there is no state. */
export function paymentStatusOf(state: PaymentState | undefined): PaymentStatus {
  return state === undefined ? 'not_required' : OUTWARD[state]
}

/** The status of a booking with these attempts: completed if one is, otherwise pending while one can still be paid. */
export function bookingPaymentStatus(states: readonly PaymentState[]): PaymentStatus {
  const statuses = new Set(states.map(paymentStatusOf))
  return (['completed', 'pending', 'failed'] as const).find((one) => statuses.has(one)) ?? 'not_required'
}

/** The labels that the office reads. */
export const paymentStatusLabels: Readonly<Record<PaymentStatus, string>> = {
  not_required: 'Payable to the driver',
  pending: 'Payment pending',
  completed: 'Paid',
  failed: 'Payment failed',
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
