import type { PaymentEvent } from '@chauffeur/domain/payment-state'
import type { Transaction } from '../core/transaction.ts'
import { findRows } from '../db/find-rows.ts'
import { asOfBooking } from './attempts-of.ts'
import { PaymentShare } from './payment-share.entity.ts'
import type { LockedPayment, MoneyOfPayment, PaidBooking, PaymentTransition } from './payment.entity.ts'

/** A booking with an attempt to pay it, before a transition and after it. */
export interface PartAfter extends Omit<PaidBooking, 'attempt'> {
  readonly before: MoneyOfPayment
  readonly attempt: MoneyOfPayment
}

/** Those by which all of an attempt goes back as soon as it is paid. */
export const RETURNS_ALL: ReadonlySet<PaymentEvent> = new Set([
  'paid_after_rejection',
  'paid_after_cancellation',
  'paid_after_change',
  'paid_twice',
])

/**
 * Writes to the shares of a payment what a transition has changed of it: what more is to go back is of the one booking that
 * is acted on, or of all of them; what more has gone back is of those that it fell due for, the earliest first.
 */
export async function shareOut(
  { em, clock }: Transaction,
  { payment, parts }: LockedPayment,
  after: MoneyOfPayment,
  transition: PaymentTransition,
): Promise<PartAfter[]> {
  if (payment.journeyId == null)
    return parts.map((part) => ({ ...part, before: part.attempt, attempt: after }))
  const isWhole = RETURNS_ALL.has(transition.event) && after.state !== payment.state
  const more = after.refundTargetCents - payment.refundTargetCents
  if (more > 0 && !isWhole && parts.length > 1) throw new Error('More goes back of one leg, or of all')
  const stored = await findRows(em, PaymentShare, {
    paymentId: payment.id,
    bookingId: { $in: parts.map(({ booking }) => booking.id) },
  })
  let returned = after.refundedCents - payment.refundedCents
  const next = new Map<string, Omit<PaymentShare, 'toldCents'>>()
  for (const share of stored.toSorted((a, b) => dueOf(a) - dueOf(b))) {
    const refundTargetCents = isWhole ? share.amountCents : share.refundTargetCents + Math.max(0, more)
    const isRaised = refundTargetCents > share.refundTargetCents
    const part = Math.max(0, Math.min(returned, refundTargetCents - share.refundedCents))
    returned -= part
    const { paymentId, bookingId, amountCents } = share
    const changed = {
      refundTargetCents,
      refundedCents: share.refundedCents + part,
      refundReason: (isRaised ? transition.refundReason : undefined) ?? share.refundReason ?? null,
      refundDueAt: isRaised ? clock() : (share.refundDueAt ?? null),
    }
    if (isRaised || part > 0) {
      await em.nativeUpdate(PaymentShare, { paymentId, bookingId }, changed)
    }
    next.set(bookingId, { paymentId, bookingId, amountCents, ...changed })
  }
  return parts.map((part) => {
    const share = next.get(part.booking.id)
    if (!share) throw new Error('A journey’s payment has a share of each booking that it pays')
    return { ...part, before: part.attempt, attempt: asOfBooking(payment, share, after.state) }
  })
}

const dueOf = ({ refundDueAt }: PaymentShare) => refundDueAt?.getTime() ?? Infinity

/** The fact of a share in the history of a payment. */
export function shareFact(name: 'dueCents' | 'returnedCents', bookingId: string): string {
  return `${name}:${bookingId}`
}
