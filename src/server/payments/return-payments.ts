import type { Transaction } from '../core/transaction.ts'
import { raiseRefund } from './raise-refund.ts'
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
