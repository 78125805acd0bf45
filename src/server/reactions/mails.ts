import type { BookingMailKind } from '@chauffeur/domain/mail-kinds'
import type { Events } from '../core/events.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import type { MailDetails } from '../mail/outbox.entity.ts'
import type { OfBooking, Reaction } from './reaction.ts'

// Mails are only written down here; a worker sends them once the transaction stands.

type OfChange = Events['booking.trip-changed']

interface OfPayment extends OfBooking {
  readonly attempt: number
  readonly amountCents: number
  readonly part?: number | null
  readonly refundOf?: MailDetails['refundOf'] | null
  readonly isManual?: boolean
}

export function mailGuest(kind: BookingMailKind): Reaction<OfBooking> {
  return (tx, { bookingId }) => enqueueMail(tx, kind, bookingId)
}

/** A mail for each time that it happens. */
export function mailEachTime(kind: BookingMailKind): Reaction<OfBooking & { readonly occasion: string }> {
  return (tx, { bookingId, occasion }) => enqueueMail(tx, kind, bookingId, { occasion })
}

export function mailAboutChange(kind: BookingMailKind): Reaction<OfChange> {
  return (tx, { bookingId, occasion, change }) => enqueueMail(tx, kind, bookingId, { occasion, change })
}

export function mailOfficeAboutChange(kind: BookingMailKind): Reaction<OfChange> {
  return async (tx, event, config) => {
    if (config.OFFICE_EMAIL !== undefined) await mailAboutChange(kind)(tx, event, config)
  }
}

/** Only where an address of the office is set. */
export function mailOffice(kind: BookingMailKind): Reaction<OfBooking> {
  return async (tx, { bookingId }, { OFFICE_EMAIL }) => {
    if (OFFICE_EMAIL !== undefined) await enqueueMail(tx, kind, bookingId)
  }
}

/** One mail of a kind for each attempt to pay, and for each part of it that goes back. */
export function mailAboutPayment(kind: BookingMailKind): Reaction<OfPayment> {
  return (tx, { bookingId, attempt, amountCents, part, refundOf, isManual }) =>
    enqueueMail(tx, kind, bookingId, {
      occasion: part == null ? String(attempt) : `${attempt}-${part}`,
      amountCents,
      ...(refundOf && { refundOf }),
      ...(isManual && { isManual }),
    })
}
