import { mayAskRefundAgain } from '@chauffeur/domain/payment-checks'
import type { EventName } from '../core/events.ts'
import { Refusal } from '../core/refusal.ts'
import { record, type OfficeTransaction } from '../core/transaction.ts'
import { isUuid } from '../db/is-uuid.ts'
import { asPaid } from './observe-payment.ts'
import { transitionPayment } from './transition-payment.ts'
import { type LockedPayment, type PaymentTransition, Payment } from './payment.entity.ts'

/** Counts a payment in review as paid, with all that follows from that. */
export function acceptAsPaid({ id }: { readonly id: string }, tx: OfficeTransaction): Promise<Payment> {
  const set = { reviewedAt: tx.clock() }
  return settle(id, { event: 'payment.accepted-as-paid', tx }, (locked) => ({
    ...asPaid(locked),
    set,
  }))
}

/** Counts a payment in review as unpaid: what money there was, the office has settled by hand. */
export function dismissPayment({ id }: { readonly id: string }, tx: OfficeTransaction): Promise<Payment> {
  const set = { reviewedAt: tx.clock() }
  return settle(id, { event: 'payment.dismissed', tx }, () => ({ event: 'review_dismissed', set }))
}

/** Says that the office gave the money back where the machine could not. */
export function markRefunded({ id }: { readonly id: string }, tx: OfficeTransaction): Promise<Payment> {
  return settle(id, { event: 'payment.refunded-by-hand', tx }, ({ payment }) => ({
    event: 'refund_seen',
    set: { refundedCents: payment.refundTargetCents, refundAskedCents: null, isRefundedByHand: true },
  }))
}

/** Each event with the state that it ends. */
const ENDED_STATE = {
  'payment.accepted-as-paid': 'review',
  'payment.dismissed': 'review',
  'payment.refunded-by-hand': 'refund_failed',
} as const satisfies Partial<Record<EventName, Payment['state']>>

interface Settlement {
  readonly event: keyof typeof ENDED_STATE
  readonly tx: OfficeTransaction
}

type Decide = (locked: LockedPayment) => Omit<PaymentTransition, 'source' | 'admin'>

/** Ends a state that only a person can end. Of two administrators at once, one does. */
function settle(id: string, settlement: Settlement, decide: Decide): Promise<Payment> {
  return act(id, settlement, (locked) => {
    const { state } = locked.payment
    if (state !== ENDED_STATE[settlement.event])
      throw new Refusal('PAYMENT_MOVED_ON', { code: 'payment_moved_on' }, { state })
    return decide(locked)
  })
}

interface Act extends Pick<Settlement, 'tx'> {
  readonly event: Settlement['event'] | 'payment.refund-asked-again'
}

/** Does something to a payment, and says so in the audit trail. */
async function act(id: string, { event, tx }: Act, decide: Decide): Promise<Payment> {
  const { em } = tx
  if (!isUuid(id) || (await em.count(Payment, { id })) === 0)
    throw new Refusal('NOT_FOUND', { code: 'no_such_payment' })
  const { payment, booking } = await transitionPayment(tx, id, (locked) => ({
    ...decide(locked),
    source: 'office',
    admin: tx.admin,
  }))
  await record(tx, event, {
    admin: tx.admin,
    id,
    name: payment.reference,
    details: { booking: booking.number },
  })
  return await em.findOneOrFail(Payment, { id }, { refresh: true })
}

interface Again {
  /** The payment's id. */
  readonly id: string
  /** How often it had been asked for when the administrator decided. */
  readonly refundRequests: number
}

/**
 * Has a refund asked for again that failed, or of which nobody knows: the administrator has looked, and takes it for not
 * made. The transaction is read once more before that. A second click, or one on what has moved on, asks for nothing.
 */
export function askRefundAgain({ id, refundRequests }: Again, tx: OfficeTransaction): Promise<Payment> {
  return act(id, { event: 'payment.refund-asked-again', tx }, ({ payment }) => {
    const { state } = payment
    if (payment.refundRequests !== refundRequests)
      throw new Refusal('PAYMENT_MOVED_ON', { code: 'refund_asked_meanwhile' }, { state })
    if (!mayAskRefundAgain(payment, tx.clock()))
      throw new Refusal('PAYMENT_MOVED_ON', { code: 'refund_not_repeatable' }, { state })
    return {
      event: 'refund_asked_again',
      set: {
        refundAskedCents: null,
        refundAskedAt: null,
        isRefundAccepted: false,
        refundAbsentReads: 0,
        refundDoubts: 0,
        // Counts as one, so that the same click a second time is known.
        refundRequests: refundRequests + 1,
      },
    }
  })
}
