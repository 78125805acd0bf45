/** The states of one attempt to pay a booking online; a booking may have several attempts. */
export const paymentStates = [
  /** Stored; the provider has not answered yet. */
  'creating',
  /** The provider has a page where it can be paid. */
  'pending',
  /** Paid, and every fact agrees. */
  'completed',
  /** The last card was declined. Not final: the page may take another one. */
  'failed',
  /** Can no longer be paid, or never could. */
  'expired',
  /** Paid according to the provider, but not as we asked. Only a person or a later answer that agrees ends it. */
  'review',
  /** The money has to be refunded. */
  'refund_due',
  /** A refund may have been requested: until it is known what became of it it is only read, and none is requested. */
  'refund_sent',
  /** All that was to go back has gone back; more may be due later. */
  'refunded',
  /** A person has to refund the money in the provider's dashboard, or have it asked for again. */
  'refund_failed',
] as const

export type PaymentState = (typeof paymentStates)[number]

/** The states in which an attempt may still turn out to be paid, or not. */
export const undecidedStates = [
  'creating',
  'pending',
  'failed',
  'review',
] as const satisfies readonly PaymentState[]

/** The states that only a person can end. */
export const statesToSettle = ['review', 'refund_failed'] as const satisfies readonly PaymentState[]

/**
 * Everything that may happen to an attempt. Most events are known facts; uncertain ones (a time-out, an unreadable
 * answer) have events of their own, which assume nothing.
 */
export const paymentEvents = [
  /** The provider has the checkout: it answered so, or the checkout was found by its reference. */
  'created',
  /** Nobody knows whether it was created: no answer, 5xx, or 409 for its reference. */
  'create_unknown',
  /** The provider refused to create it. */
  'create_refused',
  /** The provider knows no checkout under its reference. */
  'not_found',

  /** Paid, all facts agree, and the booking is still to be paid. */
  'paid',
  /** Paid after the office had rejected the booking. */
  'paid_after_rejection',
  /** Paid after the booking had been cancelled. */
  'paid_after_cancellation',
  /** Paid after the change that it pays had ended. */
  'paid_after_change',
  /** Paid after another attempt of the booking was completed. */
  'paid_twice',
  /** Paid, but facts disagree. */
  'paid_disputed',
  /** The office looked at a payment in review, and it counts as unpaid. */
  'review_dismissed',
  'read_pending',
  'read_failed',
  'read_expired',
  /** No answer, or none that can be read. */
  'unreadable',

  /** The provider closed it unpaid, as asked. */
  'deactivated',
  /** The provider did not close it: it was paid meanwhile, is being paid, or did not answer. */
  'not_deactivated',

  /** The office rejected the booking. */
  'booking_rejected',
  /** The booking was cancelled, and something of what was paid goes back. */
  'booking_cancelled',
  /** A change of the booking ended without effect, or made it cheaper. */
  'booking_changed',
  /** The office gives back a part, or more than before. */
  'refund_raised',

  /** The refund is about to be requested. Stored before the request, so that a crash never requests it twice. */
  'refund_begun',
  /** The provider accepted the request for the refund; the transaction does not show it yet. */
  'refund_accepted',
  /** Nobody knows whether the provider accepted it. */
  'refund_unknown',
  /** The provider certainly did not accept it, and it may be requested again: 401, 429, or never reached. */
  'refund_postponed',
  /** The provider refused it for good: 400, 403, 404, 409 or 422. */
  'refund_refused',
  /** The transaction shows a refund on its way. */
  'refund_under_way',
  /** The transaction shows what was requested, and more is to go back by now. */
  'refund_part_seen',
  /** The transaction shows all that is to go back refunded. */
  'refund_seen',
  /** The transaction shows a refund that failed, or money that went back in another way: a person has to look. */
  'refund_seen_failed',
  /** The transaction has not shown it for so long that it is known not to have been made: it is asked for again. */
  'refund_not_made',
  /** An hour after it fell due nobody knows yet whether the provider has taken it. */
  'refund_late',
  /** The office has it asked for again. */
  'refund_asked_again',
  /** The transaction has not shown it for too long. */
  'refund_overdue',
] as const

export type PaymentEvent = (typeof paymentEvents)[number]

type NextPaymentState = PaymentState | 'stay'

type Row = Readonly<Record<PaymentState, NextPaymentState>>

const refunding = {
  refund_due: 'stay',
  refund_sent: 'stay',
  refunded: 'stay',
  refund_failed: 'stay',
} as const
const unpaid = (next: NextPaymentState) => ({ creating: next, pending: next, failed: next, expired: next })

/** The other rows begin with this one, and name the states that their event ends. */
const noChange: Row = { ...unpaid('stay'), completed: 'stay', review: 'stay', ...refunding }
const neverCreated: Row = { ...noChange, creating: 'expired' }
const closed: Row = { ...noChange, creating: 'expired', pending: 'expired', failed: 'expired' }
const refundDue: Row = {
  ...unpaid('refund_due'),
  completed: 'refund_due',
  review: 'refund_due',
  ...refunding,
}
// A payment in review is never refunded by itself, and one that is not paid has nothing to refund yet.
const refundRaised: Row = { ...noChange, completed: 'refund_due', refunded: 'refund_due' }
const refundRequested: Row = { ...noChange, refund_due: 'refund_sent' }
const refundNotMade: Row = { ...noChange, refund_sent: 'refund_due' }
const refundFailed: Row = { ...noChange, refund_due: 'refund_failed', refund_sent: 'refund_failed' }

/** The whole state machine, a row for each event. A new state has to be decided on in `noChange`, a new event in a row. */
const NEXT: Readonly<Record<PaymentEvent, Row>> = {
  created: { ...noChange, creating: 'pending' },
  create_unknown: noChange,
  create_refused: neverCreated,
  not_found: neverCreated,

  paid: { ...noChange, ...unpaid('completed'), review: 'completed' },
  paid_after_rejection: refundDue,
  paid_after_cancellation: refundDue,
  paid_after_change: refundDue,
  paid_twice: refundDue,
  paid_disputed: { ...noChange, ...unpaid('review') },
  review_dismissed: { ...noChange, review: 'expired' },
  read_pending: { ...noChange, failed: 'pending' },
  read_failed: { ...noChange, pending: 'failed' },
  read_expired: closed,
  unreadable: noChange,

  deactivated: closed,
  not_deactivated: noChange,

  booking_rejected: refundRaised,
  booking_cancelled: refundRaised,
  booking_changed: refundRaised,
  refund_raised: refundRaised,

  refund_begun: refundRequested,
  refund_accepted: refundRequested,
  refund_unknown: refundRequested,
  refund_postponed: refundNotMade,
  refund_refused: refundFailed,
  refund_under_way: refundRequested,
  refund_part_seen: refundNotMade,
  // A person may have refunded by hand what the automatic refund could not.
  refund_seen: { ...noChange, refund_due: 'refunded', refund_sent: 'refunded', refund_failed: 'refunded' },
  refund_seen_failed: refundFailed,
  refund_not_made: refundNotMade,
  refund_late: noChange,
  refund_asked_again: { ...noChange, refund_sent: 'refund_due', refund_failed: 'refund_due' },
  refund_overdue: { ...noChange, refund_sent: 'refund_failed' },
}

/**
 * The state that an event leads to, or `stay`. A completed payment never becomes unpaid again: only a refund follows. No
 * uncertain event leads to a second payment or a second refund.
 */
export function nextPaymentState(state: PaymentState, event: PaymentEvent): NextPaymentState {
  return NEXT[event][state]
}

/** The acts of a booking's history that are about money. */
const moneyActs = [
  'payment-completed',
  'payment-declined',
  'payment-expired',
  'payment-review',
  'payment-dismissed',
  'refund-due',
  'refund-returned',
  'refund-failed',
] as const
export type MoneyActName = (typeof moneyActs)[number]
