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
