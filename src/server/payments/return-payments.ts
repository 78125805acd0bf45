import type { Cents } from '@chauffeur/domain/money'
import { keepsMoney } from '@chauffeur/domain/payment-status'
import type { Transaction } from '../core/transaction.ts'
import { raiseRefund, type RefundCause } from './raise-refund.ts'
import { closeOpenAttempts, lockPaymentAttempts } from './transition-payment.ts'

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
  for (const { id, purpose } of attempts)
    if (purpose === `change:${changeId}`)
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
