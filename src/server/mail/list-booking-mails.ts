import type { BookingMail } from '@chauffeur/contract/booking-mails'
import { bookingMailKinds, isCustomerMailKind } from '@chauffeur/domain/mail-kinds'
import type { Booking } from '../bookings/booking.entity.ts'
import { findBooking } from '../bookings/read-booking.ts'
import type { Config } from '../core/config.ts'
import type { RequestContext } from '../core/request-context.ts'
import { Outbox } from '../outbox/outbox.entity.ts'
import { isTrueOf } from './is-true-of.ts'

/** The mails about a booking, to its customer and to the office, the latest first. */
export async function listBookingMails(
  id: string,
  { em, config }: Pick<RequestContext, 'em' | 'config'>,
): Promise<BookingMail[]> {
  const booking = await findBooking(id, em)
  const mails = await em.find(
    Outbox,
    { bookingId: booking.id },
    { orderBy: { createdAt: 'desc', id: 'desc' } },
  )
  return mails.flatMap((mail) => presentBookingMail(mail, booking, config) ?? [])
}

/** A mail as the page of its booking shows it; undefined where its kind is not known any more. */
export function presentBookingMail(
  { id, kind, doneAt, deadAt, runAt, attempts, recipient, lastError }: Outbox,
  booking: Booking,
  { OFFICE_EMAIL }: Pick<Config, 'OFFICE_EMAIL'>,
): BookingMail | undefined {
  const known = bookingMailKinds.find((one) => one === kind)
  if (!known) return undefined
  const isToCustomer = isCustomerMailKind(known)
  const next = isToCustomer ? booking.customerEmail : OFFICE_EMAIL
  const isWaiting = !doneAt && !deadAt
  return {
    id,
    kind: known,
    state: doneAt ? 'sent' : deadAt ? 'failed' : 'waiting',
    at: (doneAt ?? deadAt ?? runAt).toISOString(),
    recipient: (isWaiting ? next : recipient) ?? null,
    attempts,
    reason: lastError ?? null,
    isTrue: !isToCustomer || isTrueOf(known, booking),
  }
}
