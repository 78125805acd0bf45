import type { EventName } from '../core/events.ts'
import { record } from '../core/transaction.ts'
import { isUuid } from '../db/is-uuid.ts'
import { Refusal } from '../core/refusal.ts'
import type { Transaction } from '../core/transaction.ts'
import type { LockedPayment, PaymentTransition } from './payment-transition.ts'
import { transitionPayment } from './transition-payment.ts'
import { asPaid } from './observe-payment.ts'
import { Payment } from './payment.entity.ts'

/** Counts a payment in review as paid, with all that follows from that. */
export function acceptAsPaid(id: string, admin: string, tx: Transaction): Promise<Payment> {
  const set = { reviewedAt: tx.clock() }
  return settle(id, { admin, event: 'payment.accepted-as-paid', tx }, (locked) => ({
    ...asPaid(locked),
    set,
  }))
}

/** Counts a payment in review as unpaid: what money there was, the office has settled by hand. */
export function dismissPayment(id: string, admin: string, tx: Transaction): Promise<Payment> {
  const set = { reviewedAt: tx.clock() }
  return settle(id, { admin, event: 'payment.dismissed', tx }, () => ({ event: 'review_dismissed', set }))
}

/** Says that the office gave the money back where the machine could not. */
export function markRefunded(id: string, admin: string, tx: Transaction): Promise<Payment> {
  return settle(id, { admin, event: 'payment.refunded-by-hand', tx }, ({ payment }) => ({
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
  readonly admin: string
  readonly event: keyof typeof ENDED_STATE
  readonly tx: Transaction
}

/** Ends a state that only a person can end. Of two administrators at once, one does. */
async function settle(
  id: string,
  { admin, event, tx }: Settlement,
  decide: (locked: LockedPayment) => Omit<PaymentTransition, 'source' | 'admin'>,
): Promise<Payment> {
  const { em } = tx
  if (!isUuid(id) || (await em.count(Payment, { id })) === 0)
    throw new Refusal('NOT_FOUND', 'There is no such payment.')
  const { payment, booking } = await transitionPayment(tx, id, (locked) => {
    const { state } = locked.payment
    if (state !== ENDED_STATE[event])
      throw new Refusal('PAYMENT_MOVED_ON', 'This payment has moved on meanwhile.', { state })
    return { ...decide(locked), source: 'office', admin }
  })
  await record(tx, event, {
    admin,
    id,
    name: payment.reference,
    details: { booking: booking.number },
  })
  return await em.findOneOrFail(Payment, { id }, { refresh: true })
}
