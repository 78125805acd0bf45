import type { Transaction } from '../core/transaction.ts'
import { lockPaymentAttempts, transitionPayment } from './transition-payment.ts'
import { Payment } from './payment.entity.ts'

/** What follows for the payments of a booking that the office rejects: money goes back, and no more comes in. */
export async function returnPayments(tx: Transaction, bookingId: string, admin: string): Promise<void> {
  const { attempts } = await lockPaymentAttempts(tx, bookingId)
  for (const { id } of attempts)
    await transitionPayment(tx, id, () => ({
      event: 'booking_rejected',
      source: 'office',
      admin,
      refundReason: 'rejected booking',
    }))
  // Its page is closed in a moment.
  await tx.em.nativeUpdate(
    Payment,
    { bookingId, state: { $in: ['creating', 'pending', 'failed'] } },
    { nextCheckAt: tx.clock() },
  )
}
