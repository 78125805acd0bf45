import { isCustomerMailKind, type BookingMailKind } from '@chauffeur/domain/mail-kinds'
import type { Booking } from '../bookings/booking.entity.ts'
import type { Config } from '../core/config.ts'
import type { Outbox } from './outbox.entity.ts'

/** The address that a mail about a booking goes to when it is sent; undefined where it is the office's, which wants none. */
export function recipientOf(
  kind: BookingMailKind,
  { details }: Pick<Outbox, 'details'>,
  { customerEmail }: Pick<Booking, 'customerEmail'>,
  { OFFICE_EMAIL }: Pick<Config, 'OFFICE_EMAIL'>,
): string | undefined {
  return isCustomerMailKind(kind) ? (details?.to ?? customerEmail) : OFFICE_EMAIL
}
