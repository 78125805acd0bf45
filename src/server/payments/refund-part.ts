import { formatEuros, type Cents } from '@chauffeur/domain/money'
import { paymentStatusOf } from '@chauffeur/domain/payment-status'
import { judgeRefundTotal } from '@chauffeur/domain/refund-part'
import { invalid, Refusal } from '../core/refusal.ts'
import { record, type Transaction } from '../core/transaction.ts'
import { isUuid } from '../db/is-uuid.ts'
import { Payment } from './payment.entity.ts'
import { raiseRefund } from './raise-refund.ts'
import { lockPaymentAttempts } from './transition-payment.ts'

interface Refund {
  /** The payment's id. */
  readonly id: string
  /** Cents that go back in all. */
  readonly refundTotal: Cents
}

/** Has the office give back a part of a payment, or all of it. The same total a second time does nothing. */
export async function refundPart(
  { id, refundTotal }: Refund,
  admin: string,
  tx: Transaction,
): Promise<Payment> {
  const { em } = tx
  const found = isUuid(id) ? await em.findOne(Payment, { id }) : null
  if (!found) throw new Refusal('NOT_FOUND', 'There is no such payment.')
  const { booking, attempts } = await lockPaymentAttempts(tx, found.bookingId)
  const payment = attempts.find((attempt) => attempt.id === id)
  if (!payment) throw new Error('An attempt is one of its booking')
  refuseUnlessPossible(payment, refundTotal)
  if (refundTotal > payment.refundTargetCents) {
    await raiseRefund(tx, id, () => refundTotal, { event: 'refund_raised', admin, refundReason: 'office' })
    const note = `${formatEuros(payment.refundTargetCents)} → ${formatEuros(refundTotal)}`
    const details = { booking: booking.number, note }
    await record(tx, 'payment.refund-raised', {
      admin,
      id,
      name: payment.reference,
      details,
      bookingId: booking.id,
    })
  }
  return await em.findOneOrFail(Payment, { id }, { refresh: true })
}

function refuseUnlessPossible({ state, amountCents, refundTargetCents }: Payment, refundTotal: Cents): void {
  if (paymentStatusOf(state) !== 'completed')
    throw new Refusal('PAYMENT_MOVED_ON', 'This payment is not complete, so nothing of it can go back.', {
      state,
    })
  const verdict = judgeRefundTotal(refundTotal, { amountCents, refundTargetCents })
  if (verdict === 'impossible')
    throw invalid('refundTotal', `Refund must be from €0.01 to ${formatEuros(amountCents)}.`)
  if (verdict === 'lowered')
    throw new Refusal(
      'PAYMENT_MOVED_ON',
      `${formatEuros(refundTargetCents)} of this payment go back already, and that cannot be lowered.`,
      { state },
    )
}
