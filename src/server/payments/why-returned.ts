import type { PaymentEvent } from '@chauffeur/domain/payment-state'
import { keepsMoney, type RefundReason } from '@chauffeur/domain/payment-status'
import { paysTrip, type LockedPayment, type PaidBooking } from './payment.entity.ts'

/** Why the money of a booking goes back as soon as it is paid. */
interface Returned {
  /** The event for an attempt of which all goes back. */
  readonly whole: PaymentEvent
  /** The event for an attempt that pays other bookings, too, and is kept for them. */
  readonly part: PaymentEvent
  readonly refundReason: RefundReason
}

/** Why the part of an attempt that pays this booking goes back at once; undefined where it is kept. */
export function whyReturned(
  { booking, attempt, others }: PaidBooking,
  changeState: LockedPayment['changeState'],
): Returned | undefined {
  if (booking.status === 'rejected')
    return { whole: 'paid_after_rejection', part: 'booking_rejected', refundReason: 'rejected booking' }
  if (booking.cancelledAt != null)
    return { whole: 'paid_after_cancellation', part: 'booking_cancelled', refundReason: 'cancelled booking' }
  if (others.some((other) => other.changeId === attempt.changeId && keepsMoney(other)))
    return { whole: 'paid_twice', part: 'refund_raised', refundReason: 'second payment' }
  return !paysTrip(attempt) && changeState !== 'awaiting_payment'
    ? { whole: 'paid_after_change', part: 'booking_changed', refundReason: 'ended change' }
    : undefined
}
