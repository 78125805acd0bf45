import {
  isChauffeurMailKind,
  isCustomerMailKind,
  type BookingMailKind,
  type CustomerMailKind,
} from '@chauffeur/domain/mail-kinds'
import { isMailTrue } from '@chauffeur/domain/mail-truth'
import type { Booking } from '../bookings/booking.entity.ts'
import type { DatabaseAccess } from '../core/transaction.ts'
import { readChauffeurOfMail } from '../dispatch/read-chauffeur-of-mail.ts'
import { readThanks } from '../dispatch/read-thanks.ts'
import type { Outbox } from '../outbox/outbox.entity.ts'

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

/** Whether what a mail says is true now, also of how far the trip is, so that it may be sent once more. */
export async function isTrueNow(
  kind: BookingMailKind,
  { details }: Pick<Outbox, 'details'>,
  booking: Booking,
  access: DatabaseAccess,
): Promise<boolean> {
  if (!isCustomerMailKind(kind)) return true
  if (isChauffeurMailKind(kind))
    return (await readChauffeurOfMail(kind, booking, details?.drives, access)) !== undefined
  if (kind === 'trip-thanks') return (await readThanks(booking, access)) !== undefined
  return isTrueOf(kind, booking)
}
