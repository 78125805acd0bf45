import { formatEuros, type Cents } from '@chauffeur/domain/money'
import { keepsMoney, paymentStatusOf, judgeRefundTotal } from '@chauffeur/domain/payment-status'
import { only } from '../core/only.ts'
import { invalid, Refusal } from '../core/refusal.ts'
import { record, type Transaction, type OfficeTransaction } from '../core/transaction.ts'
import { isUuid } from '../db/is-uuid.ts'
import { closeOpenAttempts, lockPaymentAttempts, transitionPayment } from './transition-payment.ts'
import { readAttempts } from './attempts-of.ts'
import { moveOnAccount } from './on-account.ts'
import { type AttemptOfBooking, type PaymentTransition, Payment } from './payment.entity.ts'

/** Refunds what was paid for a rejected booking, and closes its open checkouts. */
export async function returnPayments(tx: Transaction, bookingId: string, admin: string): Promise<void> {
  const { booking, attempts } = await lockPaymentAttempts(tx, bookingId)
  if (booking.paymentMethod === 'account') await moveOnAccount(tx, booking, 0 - booking.paidCents)
  for (const attempt of attempts)
    await raiseRefund(tx, attempt, ({ amountCents }) => amountCents, {
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
  for (const attempt of attempts)
    if (attempt.changeId === changeId)
      await raiseRefund(tx, attempt, ({ amountCents }) => amountCents, {
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
  const { booking, attempts } = await lockPaymentAttempts(tx, bookingId)
  if (booking.paymentMethod === 'account') return moveOnAccount(tx, booking, -cents)
  let left = cents
  for (const attempt of attempts) {
    if (left === 0 || !keepsMoney(attempt)) continue
    const { amountCents, refundTargetCents } = attempt
    const more = Math.min(left, amountCents - refundTargetCents)
    left -= more
    await raiseRefund(tx, attempt, () => refundTargetCents + more, cause)
  }
  if (left > 0) throw new Error('More is to go back than is with us')
}

interface Refund {
  /** The payment's id. */
  readonly id: string
  /** Of a payment for several legs, the booking whose money goes back. */
  readonly bookingId?: string | undefined
  /** Cents that go back in all. */
  readonly refundTotal: Cents
}

/** Has the office give back a part of a payment, or all of it. The same total a second time does nothing. */
export async function refundPart(
  { id, bookingId, refundTotal }: Refund,
  tx: OfficeTransaction,
): Promise<AttemptOfBooking> {
  const found = isUuid(id) ? await tx.em.findOne(Payment, { id }) : null
  if (!found) throw new Refusal('NOT_FOUND', { code: 'no_such_payment' })
  if (found.journeyId != null && bookingId === undefined) throw invalid('bookingId', { code: 'which_leg' })
  const of = found.journeyId == null ? found.bookingId : (bookingId ?? '')
  const isOf = (attempt: AttemptOfBooking) => attempt.id === id
  if (!isUuid(of) || !(await readAttempts(tx.em, [of])).ofBookings.some(isOf))
    throw new Refusal('NOT_FOUND', { code: 'no_such_payment' })
  const { booking, attempts } = await lockPaymentAttempts(tx, of)
  const payment = only(attempts.filter(isOf))
  refuseUnlessPossible(payment, refundTotal)
  if (refundTotal <= payment.refundTargetCents) return payment
  await raiseRefund(tx, payment, () => refundTotal, {
    event: 'refund_raised',
    admin: tx.admin,
    refundReason: 'office',
  })
  const note = `${formatEuros(payment.refundTargetCents)} → ${formatEuros(refundTotal)}`
  const details = { booking: booking.number, note }
  await record(tx, 'payment.refund-raised', { admin: tx.admin, id, name: payment.reference, details })
  return only((await readAttempts(tx.em, [of])).ofBookings.filter(isOf))
}

function refuseUnlessPossible(
  { state, amountCents, refundTargetCents }: AttemptOfBooking,
  refundTotal: Cents,
): void {
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
 * Has so much go back in all of what an attempt pays for a booking. Nothing lowers that again, and nothing happens where as
 * much goes back already, or where no money of it is known to be with us.
 */
async function raiseRefund(
  tx: Transaction,
  { id, bookingId }: AttemptOfBooking,
  targetCents: (attempt: AttemptOfBooking) => Cents,
  cause: RefundCause,
): Promise<void> {
  const { admin } = cause
  const { payment, to } = await transitionPayment(
    tx,
    id,
    ({ payment, parts }) => {
      const { attempt } = only(parts)
      const more = targetCents(attempt) - attempt.refundTargetCents
      if (more <= 0 || paymentStatusOf(payment.state) !== 'completed') return undefined
      return { ...cause, source: 'office', set: { refundTargetCents: payment.refundTargetCents + more } }
    },
    bookingId,
  )
  // No provider can return what none has taken, or what a person has begun to return: the office does, and is told so.
  if (to === 'refund_due' && (payment.provider === 'manual' || payment.isRefundedByHand))
    await transitionPayment(
      tx,
      id,
      () => ({ event: 'refund_refused', source: 'office', ...(admin !== undefined && { admin }) }),
      bookingId,
    )
}
