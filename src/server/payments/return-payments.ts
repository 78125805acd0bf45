import type { Transaction } from '../core/transaction.ts'
import { closeOpenAttempts, lockPaymentAttempts, transitionPayment } from './transition-payment.ts'

/** Refunds what was paid for a rejected booking, and closes its open checkouts. */
export async function returnPayments(tx: Transaction, bookingId: string, admin: string): Promise<void> {
  const { attempts } = await lockPaymentAttempts(tx, bookingId)
  for (const { id, provider } of attempts) {
    const { from, to } = await transitionPayment(tx, id, () => ({
      event: 'booking_rejected',
      source: 'office',
      admin,
      refundReason: 'rejected booking',
    }))
    // No provider can return what none has taken: the office does, and is told so.
    if (provider === 'manual' && from !== to)
      await transitionPayment(tx, id, () => ({ event: 'refund_refused', source: 'office', admin }))
  }
  await closeOpenAttempts(tx, bookingId)
}
