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

/** The guest's sentence for it; null where there is nothing to say. */
export const CHANGE_PAYMENT_SENTENCES: Readonly<Record<ChangePaymentState, string | null>> = {
  open: null,
  failed: 'The payment did not go through. Your booking stands as it is.',
  closed: 'The payment page closed before anything was paid. Your booking stands as it is.',
  checking: 'Our team is looking at your payment. Until then your booking stands as it is.',
}
