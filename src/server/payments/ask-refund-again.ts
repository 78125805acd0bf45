import { mayAskRefundAgain } from '@chauffeur/domain/payment-checks'
import { isUuid } from '../db/is-uuid.ts'
import { Refusal } from '../core/refusal.ts'
import { record, type Transaction } from '../core/transaction.ts'
import { Payment } from './payment.entity.ts'
import { transitionPayment } from './transition-payment.ts'

interface Again {
  /** The payment's id. */
  readonly id: string
  /** How often it had been asked for when the administrator decided. */
  readonly refundRequests: number
}

/**
 * Has a refund asked for again that failed, or of which nobody knows: the administrator has looked, and takes it for not
 * made. The transaction is read once more before that. A second click, or one on what has moved on, asks for nothing.
 */
export async function askRefundAgain(
  { id, refundRequests }: Again,
  admin: string,
  tx: Transaction,
): Promise<Payment> {
  const { em, clock } = tx
  if (!isUuid(id) || (await em.count(Payment, { id })) === 0)
    throw new Refusal('NOT_FOUND', 'There is no such payment.')
  const { payment, booking } = await transitionPayment(tx, id, ({ payment }) => {
    const { state } = payment
    if (payment.refundRequests !== refundRequests)
      throw new Refusal('PAYMENT_MOVED_ON', 'This refund has been asked for again meanwhile.', { state })
    if (!mayAskRefundAgain(payment, clock()))
      throw new Refusal('PAYMENT_MOVED_ON', 'This refund is not one that can be asked for again now.', {
        state,
      })
    return {
      event: 'refund_asked_again',
      source: 'office',
      admin,
      set: {
        refundAskedCents: null,
        refundAskedAt: null,
        isRefundAccepted: false,
        refundAbsentReads: 0,
        refundDoubts: 0,
        // Counts as one, so that the same click a second time is known.
        refundRequests: refundRequests + 1,
      },
    }
  })
  await record(tx, 'payment.refund-asked-again', {
    admin,
    id,
    name: payment.reference,
    details: { booking: booking.number },
  })
  return await em.findOneOrFail(Payment, { id }, { refresh: true })
}
