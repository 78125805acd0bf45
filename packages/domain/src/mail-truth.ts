import { bookingState, isStanding } from './booking-status.ts'
import type { CustomerMailKind } from './mail-kinds.ts'
import type { RefundStatus } from './payment-status.ts'
import { isToBePaid, type UnpaidBooking } from './unpaid-booking.ts'

export interface MailedBooking extends UnpaidBooking {
  readonly refundStatus: RefundStatus | null
}

const IS_TRUE: Readonly<Record<CustomerMailKind, (booking: MailedBooking) => boolean>> = {
  'booking-received': (booking) => bookingState(booking) === 'pending',
  'booking-confirmed': (booking) => bookingState(booking) === 'confirmed',
  'booking-rejected': ({ status }) => status === 'rejected',
  'booking-cancelled': (booking) => bookingState(booking) === 'cancelled',
  'booking-changed': isStanding,
  // Whether the change still waits the booking alone does not say.
  'change-requested': () => false,
  'change-to-pay': () => false,
  'change-declined': isStanding,
  'change-expired': isStanding,
  // How far the trip is the booking alone does not say.
  'chauffeur-assigned': () => false,
  'chauffeur-on-the-way': () => false,
  'chauffeur-at-pickup': () => false,
  'trip-thanks': () => false,
  'private-link': () => true,
  'payment-link': isToBePaid,
  'payment-to-driver': (booking) => isStanding(booking) && booking.paymentMethod !== 'sumup',
  'payment-received': ({ paymentStatus, refundStatus }) =>
    paymentStatus === 'completed' && refundStatus === null,
  'payment-not-completed': isToBePaid,
  'payment-refunded': ({ refundStatus }) => refundStatus !== null,
}

/** Whether what a mail says to the customer is true of the booking as it is now, so that it may be sent once more. */
export function isMailTrue(kind: CustomerMailKind, booking: MailedBooking): boolean {
  return IS_TRUE[kind](booking)
}
