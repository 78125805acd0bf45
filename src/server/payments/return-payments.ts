import { formatEuros, type Cents } from '@chauffeur/domain/money'
import { keepsMoney, paymentStatusOf, judgeRefundTotal } from '@chauffeur/domain/payment-status'
import { invalid, Refusal } from '../core/refusal.ts'
import { record, type Transaction, type OfficeTransaction } from '../core/transaction.ts'
import { isUuid } from '../db/is-uuid.ts'
import { closeOpenAttempts, lockPaymentAttempts, transitionPayment } from './transition-payment.ts'
import { type PaymentTransition, Payment } from './payment.entity.ts'

/** Refunds what was paid for a rejected booking, and closes its open checkouts. */
export async function returnPayments(tx: Transaction, bookingId: string, admin: string): Promise<void> {
  const { attempts } = await lockPaymentAttempts(tx, bookingId)
  for (const { id } of attempts)
    await raiseRefund(tx, id, ({ amountCents }) => amountCents, {
      event: 'booking_rejected',
      admin,
      refundReason: 'rejected booking',
    })
  await closeOpenAttempts(tx, bookingId)
}

/**
 * Refunds so much of what was paid for a cancelled booking and is with us still, beginning with the latest payment, and
 * closes its open checkouts.
 */
export async function returnForCancellation(
  tx: Transaction,
  { bookingId, refundCents, admin }: { bookingId: string; refundCents: Cents; admin: string | null },
): Promise<void> {
  await returnPart(tx, bookingId, refundCents, {
    event: 'booking_cancelled',
    refundReason: 'cancelled booking',
    ...(admin !== null && { admin }),
  })
  await closeOpenAttempts(tx, bookingId)
}

/** Refunds so much of what was paid for a trip whose guest did not come, as the office has decided. */
export function returnForNoShow(
  tx: Transaction,
  { bookingId, refundCents, admin }: { bookingId: string; refundCents: Cents; admin: string },
): Promise<void> {
  return returnPart(tx, bookingId, refundCents, { event: 'refund_raised', refundReason: 'office', admin })
}

/** Refunds so much of what was paid for a trip that has become cheaper and is with us still. */
export function returnForChange(
  tx: Transaction,
  { bookingId, refundCents }: { readonly bookingId: string; readonly refundCents: Cents },
): Promise<void> {
  return returnPart(tx, bookingId, refundCents, {
    event: 'booking_changed',
    refundReason: 'cheaper change',
  })
}

/** Refunds what was paid for a change that has ended without effect, and closes its open checkouts. */
export async function returnEndedChange(
  tx: Transaction,
  { bookingId, changeId }: { readonly bookingId: string; readonly changeId: string },
): Promise<void> {
  const { attempts } = await lockPaymentAttempts(tx, bookingId)
  for (const { id, changeId: paid } of attempts)
    if (paid === changeId)
      await raiseRefund(tx, id, ({ amountCents }) => amountCents, {
        event: 'booking_changed',
        refundReason: 'ended change',
      })
  await closeOpenAttempts(tx, bookingId)
}

async function returnPart(
  tx: Transaction,
  bookingId: string,
  cents: Cents,
  cause: RefundCause,
): Promise<void> {
  const { attempts } = await lockPaymentAttempts(tx, bookingId)
  let left = cents
  for (const attempt of attempts) {
    if (left === 0 || !keepsMoney(attempt)) continue
    const { id, amountCents, refundTargetCents } = attempt
    const more = Math.min(left, amountCents - refundTargetCents)
    left -= more
    await raiseRefund(tx, id, () => refundTargetCents + more, cause)
  }
  if (left > 0) throw new Error('More is to go back than is with us')
}

interface Refund {
  /** The payment's id. */
  readonly id: string
  /** Cents that go back in all. */
  readonly refundTotal: Cents
}

/** Has the office give back a part of a payment, or all of it. The same total a second time does nothing. */
export async function refundPart({ id, refundTotal }: Refund, tx: OfficeTransaction): Promise<Payment> {
  const { em } = tx
  const found = isUuid(id) ? await em.findOne(Payment, { id }) : null
  if (!found) throw new Refusal('NOT_FOUND', { code: 'no_such_payment' })
  const { booking, attempts } = await lockPaymentAttempts(tx, found.bookingId)
  const payment = attempts.find((attempt) => attempt.id === id)
  if (!payment) throw new Error('An attempt is one of its booking')
  refuseUnlessPossible(payment, refundTotal)
  if (refundTotal > payment.refundTargetCents) {
    await raiseRefund(tx, id, () => refundTotal, {
      event: 'refund_raised',
      admin: tx.admin,
      refundReason: 'office',
    })
    const note = `${formatEuros(payment.refundTargetCents)} → ${formatEuros(refundTotal)}`
    const details = { booking: booking.number, note }
    await record(tx, 'payment.refund-raised', {
      admin: tx.admin,
      id,
      name: payment.reference,
      details,
    })
  }
  return await em.findOneOrFail(Payment, { id }, { refresh: true })
}

function refuseUnlessPossible({ state, amountCents, refundTargetCents }: Payment, refundTotal: Cents): void {
  if (paymentStatusOf(state) !== 'completed')
    throw new Refusal('PAYMENT_MOVED_ON', { code: 'payment_not_complete' }, { state })
  const verdict = judgeRefundTotal(refundTotal, { amountCents, refundTargetCents })
  if (verdict === 'impossible')
    throw invalid('refundTotal', { code: 'refund_out_of_range', most: amountCents })
  if (verdict === 'lowered')
    throw new Refusal(
      'PAYMENT_MOVED_ON',
      { code: 'refund_not_lowered', refund: refundTargetCents },
      { state },
    )
}

type RefundCause = Pick<PaymentTransition, 'event' | 'admin' | 'refundReason'>

/**
 * Has so much of a payment go back in all. Nothing lowers that again, and nothing happens where as much goes back
 * already, or where no money of it is known to be with us.
 */
async function raiseRefund(
  tx: Transaction,
  paymentId: string,
  targetCents: (payment: Payment) => Cents,
  cause: RefundCause,
): Promise<void> {
  const { admin } = cause
  const { payment, to } = await transitionPayment(tx, paymentId, ({ payment }) => {
    const target = targetCents(payment)
    if (target <= payment.refundTargetCents || paymentStatusOf(payment.state) !== 'completed')
      return undefined
    return { ...cause, source: 'office', set: { refundTargetCents: target } }
  })
  // No provider can return what none has taken, or what a person has begun to return: the office does, and is told so.
  if (to === 'refund_due' && (payment.provider === 'manual' || payment.isRefundedByHand))
    await transitionPayment(tx, paymentId, () => ({
      event: 'refund_refused',
      source: 'office',
      ...(admin !== undefined && { admin }),
    }))
}
