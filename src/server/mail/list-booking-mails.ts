import type { BookingMail } from '@chauffeur/contract/booking-mails'
import { bookingMailKinds, isCustomerMailKind } from '@chauffeur/domain/mail-kinds'
import type { Booking } from '../bookings/booking.entity.ts'
import { findBooking } from '../bookings/read-booking.ts'
import type { Config } from '../core/config.ts'
import type { DatabaseAccess } from '../core/transaction.ts'
import type { RequestContext } from '../core/request-context.ts'
import { Outbox } from '../outbox/outbox.entity.ts'
import { isTrueNow } from './is-true-of.ts'

/** The mails about a booking, to its customer and to the office, the latest first. */
export async function listBookingMails(
  id: string,
  { em, config, clock }: Pick<RequestContext, 'em' | 'config' | 'clock'>,
): Promise<BookingMail[]> {
  const booking = await findBooking(id, em)
  const mails = await em.find(
    Outbox,
    { bookingId: booking.id },
    { orderBy: { createdAt: 'desc', id: 'desc' } },
  )
  const presented = await Promise.all(
    mails.map((mail) => presentBookingMail(mail, booking, { config, em, clock })),
  )
  return presented.flatMap((mail) => mail ?? [])
}

/** A mail as the page of its booking shows it; undefined where its kind is not known any more. */
export async function presentBookingMail(
  mail: Outbox,
  booking: Booking,
  { config, ...access }: DatabaseAccess & { readonly config: Pick<Config, 'OFFICE_EMAIL'> },
): Promise<BookingMail | undefined> {
  const { id, kind, doneAt, deadAt, runAt, attempts, recipient, lastError } = mail
  const known = bookingMailKinds.find((one) => one === kind)
  if (!known) return undefined
  const next = isCustomerMailKind(known) ? booking.customerEmail : config.OFFICE_EMAIL
  const isWaiting = !doneAt && !deadAt
  return {
    id,
    kind: known,
    state: doneAt ? 'sent' : deadAt ? 'failed' : 'waiting',
    at: (doneAt ?? deadAt ?? runAt).toISOString(),
    recipient: (isWaiting ? next : recipient) ?? null,
    attempts,
    reason: lastError ?? null,
    isTrue: await isTrueNow(known, mail, booking, access),
  }
}
