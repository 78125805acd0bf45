import type { CustomerMailKind } from '@chauffeur/domain/mail-kinds'
import { isMailTrue } from '@chauffeur/domain/mail-truth'
import type { Booking } from '../bookings/booking.entity.ts'

/** Whether what a mail of that kind says to the customer is true of the booking now. */
export function isTrueOf(kind: CustomerMailKind, booking: Booking): boolean {
  const { paymentMethod, paymentStatus, refundStatus, status, cancelledAt } = booking
  return isMailTrue(kind, {
    paymentMethod,
    paymentStatus,
    refundStatus: refundStatus ?? null,
    status,
    cancelledAt,
  })
}
