import type { PaymentState } from './payment-state.ts'

/**
 * How paying the difference of a change stands. `open`: there is a page to pay it on. `failed`: the card was declined.
 * `closed`: the page has closed without a payment. `checking`: a person looks at what was paid.
 */
export const changePaymentStates = ['open', 'failed', 'closed', 'checking'] as const
export type ChangePaymentState = (typeof changePaymentStates)[number]

/** The state of the last attempt to pay a change, for its guest; undefined once it is paid. */
export function changePaymentState(attempt: PaymentState): ChangePaymentState | undefined {
  return STATES[attempt]
}

const STATES: Partial<Readonly<Record<PaymentState, ChangePaymentState>>> = {
  creating: 'open',
  pending: 'open',
  failed: 'failed',
  expired: 'closed',
  review: 'checking',
}
