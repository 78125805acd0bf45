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
  return settle(id, { admin, act: 'accepted as paid', tx }, (locked) => ({ ...asPaid(locked), set }))
}

/** Counts a payment in review as unpaid: what money there was, the office has settled by hand. */
export function dismissPayment(id: string, admin: string, tx: Transaction): Promise<Payment> {
  const set = { reviewedAt: tx.clock() }
  return settle(id, { admin, act: 'dismissed', tx }, () => ({ event: 'review_dismissed', set }))
}

/** Says that the office gave the money back where the machine could not. */
export function markRefunded(id: string, admin: string, tx: Transaction): Promise<Payment> {
  return settle(id, { admin, act: 'refunded by hand', tx }, () => ({ event: 'refund_seen' }))
}

interface By {
  readonly admin: string
  readonly act: 'accepted as paid' | 'dismissed' | 'refunded by hand'
  readonly tx: Transaction
}

const FROM = {
  'accepted as paid': 'review',
  dismissed: 'review',
  'refunded by hand': 'refund_failed',
} as const satisfies Record<By['act'], Payment['state']>

const EVENT = {
  'accepted as paid': 'payment.accepted-as-paid',
  dismissed: 'payment.dismissed',
  'refunded by hand': 'payment.refunded-by-hand',
} as const satisfies Record<By['act'], EventName>

/** Ends a state that only a person can end. Of two administrators at once, one does. */
async function settle(
  id: string,
  { admin, act, tx }: By,
  decide: (locked: LockedPayment) => Omit<PaymentTransition, 'source' | 'admin'>,
): Promise<Payment> {
  const { em } = tx
  if (!isUuid(id) || (await em.count(Payment, { id })) === 0)
    throw new Refusal('NOT_FOUND', 'There is no such payment.')
  const { payment, booking } = await transitionPayment(tx, id, (locked) => {
    const { state } = locked.payment
    if (state !== FROM[act])
      throw new Refusal('PAYMENT_MOVED_ON', 'This payment has moved on meanwhile.', { state })
    return { ...decide(locked), source: 'office', admin }
  })
  await record(tx, EVENT[act], {
    admin,
    id,
    name: payment.reference,
    details: { booking: booking.number },
  })
  return await em.findOneOrFail(Payment, { id }, { refresh: true })
}
