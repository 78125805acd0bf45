import type { Transaction } from '../core/transaction.ts'
import { lockPaymentAttempts, transitionPayment } from './transition-payment.ts'
import { Payment } from './payment.entity.ts'

/** Refunds what was paid for a rejected booking, and closes its open checkouts. */
export async function returnPayments(tx: Transaction, bookingId: string, admin: string): Promise<void> {
  const { attempts } = await lockPaymentAttempts(tx, bookingId)
  for (const { id } of attempts)
    await transitionPayment(tx, id, () => ({
      event: 'booking_rejected',
      source: 'office',
      admin,
      refundReason: 'rejected booking',
    }))
  // The payment worker closes its checkout at once.
  await tx.em.nativeUpdate(
    Payment,
    { bookingId, state: { $in: ['creating', 'pending', 'failed'] } },
    { nextCheckAt: tx.clock() },
  )
}
