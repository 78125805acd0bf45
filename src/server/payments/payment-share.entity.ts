import { defineEntity, p } from '@mikro-orm/core'
import { refundReasons, type RefundReason } from '@chauffeur/domain/payment-status'
import { Booking } from '../bookings/booking.entity.ts'
import { checksOf, known } from '../db/columns.ts'
import { Payment } from './payment.entity.ts'

const schema = defineEntity({
  name: 'PaymentShare',
  tableName: 'payment_share',
  properties: {
    paymentId: () => p.manyToOne(Payment).mapToPk().primary().deleteRule('no action'),
    bookingId: () => p.manyToOne(Booking).mapToPk().primary().deleteRule('no action'),
    amountCents: p.integer(),
    /** The amount of it that is to go back in all. It only grows. */
    refundTargetCents: p.integer().default(0),
    /** The amount of it that was seen to have gone back. */
    refundedCents: p.integer().default(0),
    /** So much of that the customer was told. */
    toldCents: p.integer().default(0),
    refundReason: p.text().$type<RefundReason>().nullable(),
    /** When more of it fell due last: what is seen to have gone back is the earliest due first. */
    refundDueAt: p.datetime().nullable(),
  },
  indexes: [{ name: 'payment_share_of_booking', properties: ['bookingId'] }],
  checks: [
    known('payment_share', 'refund_reason', refundReasons),
    ...checksOf('payment_share', {
      amount_positive: 'amount_cents > 0',
      refund_within_amount:
        '0 <= told_cents and told_cents <= refunded_cents and refunded_cents <= refund_target_cents and refund_target_cents <= amount_cents',
    }),
  ],
})

/**
 * The part of a payment for several bookings that pays one of them. The parts of a payment add up to it: its amount, what
 * of it is to go back, and what has gone back.
 */
export class PaymentShare extends schema.class {}
schema.setClass(PaymentShare)
