import type { Cents } from '@chauffeur/domain/money'
import { paymentStatusOf } from '@chauffeur/domain/payment-status'
import type { Transaction } from '../core/transaction.ts'
import type { PaymentTransition } from './payment-transition.ts'
import type { Payment } from './payment.entity.ts'
import { transitionPayment } from './transition-payment.ts'

export type RefundCause = Pick<PaymentTransition, 'event' | 'admin' | 'refundReason'>

/**
 * Has so much of a payment go back in all. Nothing lowers that again, and nothing happens where as much goes back
 * already, or where no money of it is known to be with us.
 */
export async function raiseRefund(
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
