import type { Payment, PaymentChange } from '@chauffeur/contract/payments'
import type { StateTone } from '../../shared/ui/badge.tsx'

/** The labels of the states of an attempt. */
export const stateFaces: Readonly<Record<Payment['state'], { label: string; tone: StateTone }>> = {
  creating: { label: 'Being opened', tone: 'warning' },
  pending: { label: 'Waiting for the customer', tone: 'warning' },
  completed: { label: 'Paid', tone: 'success' },
  failed: { label: 'Card declined', tone: 'danger' },
  expired: { label: 'Not paid, closed', tone: 'neutral' },
  review: { label: 'To be reviewed', tone: 'danger' },
  refund_due: { label: 'Refund due', tone: 'warning' },
  refund_sent: { label: 'Refund asked for', tone: 'warning' },
  refunded: { label: 'Refunded', tone: 'neutral' },
  refund_failed: { label: 'Refund failed', tone: 'danger' },
}

const EVENTS: Readonly<Record<PaymentChange['event'], string>> = {
  created: 'The payment page was opened',
  create_unknown: 'Nobody knows whether the payment page was opened',
  create_refused: 'The provider refused to open a payment page',
  not_found: 'The provider knows no payment page of it',
  paid: 'Paid',
  paid_after_rejection: 'Paid after the booking was rejected',
  paid_after_cancellation: 'Paid after the booking was cancelled',
  paid_after_change: 'Paid after the change had ended',
  paid_twice: 'Paid a second time',
  paid_disputed: 'The provider says something else than we asked',
  review_dismissed: 'Counted as unpaid',
  read_pending: 'Can be paid again',
  read_failed: 'The card was declined',
  read_expired: 'The payment page expired',
  unreadable: 'The provider gave no answer',
  deactivated: 'The payment page was closed unpaid',
  not_deactivated: 'The payment page could not be closed',
  booking_rejected: 'The booking was rejected: the money is to go back',
  booking_cancelled: 'The booking was cancelled: money is to go back',
  booking_changed: 'The trip was changed, or was not: money is to go back',
  refund_raised: 'The office gives money back',
  refund_begun: 'The refund was asked for',
  refund_accepted: 'The provider took the refund',
  refund_unknown: 'Nobody knows whether the provider took the refund',
  refund_postponed: 'The refund will be asked for again',
  refund_refused: 'The provider refused the refund',
  refund_under_way: 'The refund is on its way',
  refund_part_seen: 'A part was given back, and more is to follow',
  refund_seen: 'The money was given back',
  refund_seen_failed: 'The refund failed',
  refund_not_made: 'The refund was not made, and is asked for again',
  refund_late: 'After an hour nobody knows whether the provider took the refund: the office was told',
  refund_asked_again: 'The refund is asked for again',
  refund_overdue: 'Nobody has seen the refund in time',
}

/** An act by hand is labelled differently from a report of the provider. */
const BY_HAND: Partial<Record<PaymentChange['event'], string>> = {
  paid: 'Counted as paid',
  paid_after_rejection: 'Counted as paid after the booking was rejected',
  paid_after_cancellation: 'Counted as paid after the booking was cancelled',
  paid_twice: 'Counted as paid a second time',
  refund_seen: 'The money was given back by hand',
}

/** The text for a change; it names the provider's status where that differs. */
export function describeChange({ event, admin, disagreeing }: PaymentChange): string {
  const words = (admin !== null && BY_HAND[event]) || EVENTS[event]
  return disagreeing.length > 0 ? `${words}: ${disagreeing.join(', ')}` : words
}

/** The acts that only an admin can do, with the question before each. */
export const settlements = {
  acceptAsPaid: {
    isOffered: ({ state }: Payment) => state === 'review',
    label: 'Accept as paid',
    question: 'Count this payment as paid?',
    effect: 'The customer is told by e-mail that the payment was received.',
    tone: 'primary',
  },
  dismiss: {
    isOffered: ({ state }: Payment) => state === 'review',
    label: 'Count as unpaid',
    question: 'Count this payment as unpaid?',
    effect: 'Give back by hand, in the provider’s own office, whatever money came.',
    tone: 'destructive',
  },
  askRefundAgain: {
    isOffered: ({ mayAskRefundAgain }: Payment) => mayAskRefundAgain,
    label: 'Ask again',
    question: 'Ask the provider again for this refund?',
    effect:
      'Look in the provider’s own office first. If the refund is there, leave it: it will be found by itself. What the provider shows is read once more before it is asked.',
    tone: 'primary',
  },
  markRefunded: {
    isOffered: ({ state }: Payment) => state === 'refund_failed',
    label: 'Refund given by hand',
    question: 'Was the money given back by hand?',
    effect: 'The customer is told by e-mail that the money is on its way back.',
    tone: 'primary',
  },
} as const

export type Settlement = keyof typeof settlements

export const settlementNames = [
  'acceptAsPaid',
  'dismiss',
  'askRefundAgain',
  'markRefunded',
] as const satisfies readonly Settlement[]
