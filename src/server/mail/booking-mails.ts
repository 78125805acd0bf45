import type { BookingMail, sendBookingMail as endpoint } from '@chauffeur/contract/booking-mails'
import { emailChangeState, emailUndoUntil } from '@chauffeur/domain/email-change'
import {
  bookingMailKinds,
  isChauffeurMailKind,
  isCustomerMailKind,
  type BookingMailKind,
  type CustomerMailKind,
  isMailTrue,
} from '@chauffeur/domain/mail-kinds'
import type { z } from 'zod'
import { Booking } from '../bookings/booking.entity.ts'
import { correctEmail } from '../bookings/correct-customer.ts'
import { findEmailChange } from '../bookings/email-changes.ts'
import { findBooking } from '../bookings/read-booking.ts'
import type { Config } from '../core/config.ts'
import { Refusal } from '../core/refusal.ts'
import type { RequestContext } from '../core/request-context.ts'
import { record, type DatabaseAccess, type Transaction } from '../core/transaction.ts'
import { isUuid } from '../db/is-uuid.ts'
import { readChauffeurOfMail, readThanks } from '../dispatch/chauffeur-mails.ts'
import { readReminder } from '../dispatch/trip-reminders.ts'
import { dedupeKeyOf, enqueueMail } from './enqueue-mail.ts'
import { mailsAbout } from './journey-of-mail.ts'
import { recipientOf, resendMail } from './list-mails.ts'
import { Outbox, type MailDetails } from './outbox.entity.ts'

/** The mails about a booking and its journey, to the customer and to the office, the latest first. */
export async function listBookingMails(
  id: string,
  { em, config, clock }: Pick<RequestContext, 'em' | 'config' | 'clock'>,
): Promise<BookingMail[]> {
  const { where, bookingOf } = await mailsAbout(await findBooking(id, em), em)
  const mails = await em.find(Outbox, where, { orderBy: { createdAt: 'desc', id: 'desc' } })
  const presented = await Promise.all(
    mails.map((mail) => presentBookingMail(mail, bookingOf(mail), { config, em, clock })),
  )
  return presented.flatMap((mail) => mail ?? [])
}

/** A mail as the page of its booking shows it; undefined where its kind is not known any more. */
async function presentBookingMail(
  mail: Outbox,
  booking: Booking,
  { config, ...access }: DatabaseAccess & { readonly config: Pick<Config, 'OFFICE_EMAIL'> },
): Promise<BookingMail | undefined> {
  const { id, kind, doneAt, deadAt, runAt, attempts, recipient, lastError, leftToPartner } = mail
  const known = bookingMailKinds.find((one) => one === kind)
  if (!known) return undefined
  const next = recipientOf(known, mail, booking, config)
  const isWaiting = !doneAt && !deadAt
  return {
    id,
    kind: known,
    state: leftToPartner ? 'left_to_partner' : doneAt ? 'sent' : deadAt ? 'failed' : 'waiting',
    at: (doneAt ?? deadAt ?? runAt).toISOString(),
    recipient: (isWaiting ? next : recipient) ?? null,
    attempts,
    reason: lastError ?? null,
    isTrue: await isTrueNow(known, mail, booking, access),
  }
}

type Input = z.output<typeof endpoint.input>
type By = { readonly admin: string; readonly config: Config }

/** Sends a mail about a booking again, first correcting the customer's address where another one is given. */
export async function sendBookingMail(
  { id, mailId, customerEmail }: Input,
  by: By,
  tx: Transaction,
): Promise<BookingMail> {
  const { em } = tx
  const { where, bookingOf, bookingsOf } = await mailsAbout(await findBooking(id, em), em)
  const mail = isUuid(mailId) ? await em.findOne(Outbox, { $and: [{ id: mailId }, where] }) : null
  const access = { em, clock: tx.clock, config: by.config }
  const shown = mail && (await presentBookingMail(mail, bookingOf(mail), access))
  if (!mail || !shown) throw new Refusal('NOT_FOUND', { code: 'not_found', what: 'mail' })
  if (mail.doneAt && !shown.isTrue) throw new Refusal('MAIL_OUTDATED', { code: 'mail_outdated' })
  const booking = bookingOf(mail)
  const isToCustomer = isCustomerMailKind(shown.kind) && mail.details?.to === undefined
  if (customerEmail != null && customerEmail !== booking.customerEmail && isToCustomer)
    for (const one of bookingsOf(mail)) await correctEmail({ id: one.id, customerEmail, admin: by.admin }, tx)
  const sentId = mail.doneAt ? await sendAnew(mail, shown.kind, by, tx) : await sendNow(mail.id, by, tx)
  // The statements above went past the rows that were read before.
  const sent = await em.findOneOrFail(Outbox, { id: sentId }, { refresh: true })
  const bookingNow = await em.findOneOrFail(Booking, { id: booking.id }, { refresh: true })
  const presented = await presentBookingMail(sent, bookingNow, access)
  if (!presented) throw new Error('The mail changed its kind')
  return presented
}

async function sendNow(mailId: string, by: By, tx: Transaction): Promise<string> {
  await resendMail(mailId, by, tx)
  return mailId
}

/** Another mail of the same kind, so that the trail keeps both. While one is under way, a repeat is the same one. */
async function sendAnew(
  { bookingId, details }: Outbox,
  kind: BookingMailKind,
  by: By,
  tx: Transaction,
): Promise<string> {
  const { em } = tx
  if (bookingId == null) throw new Error('A mail about a booking has one')
  const sentCount = await em.count(Outbox, { bookingId, kind, doneAt: { $ne: null } })
  // A message id of its own: mailboxes drop a second message with the id of the first.
  const occasion = `${details?.occasion?.replace(/-again-\d+$/, '') ?? 1}-again-${sentCount}`
  const anew = { ...details, occasion }
  await enqueueMail(tx, kind, bookingId, anew)
  const copy = await em.findOneOrFail(Outbox, { dedupeKey: dedupeKeyOf(kind, bookingId, anew) })
  if (copy.deadAt) return sendNow(copy.id, by, tx)
  await record(tx, 'mail.resent', { admin: by.admin, id: copy.id, name: `${kind} again` })
  return copy.id
}

/**
 * Sends the confirmation of the booking, or of the request, once more: its customer has another address. Where one has not
 * arrived yet, that one goes there.
 */
export async function sendConfirmationAnew(
  { bookingId, occasion }: { readonly bookingId: string; readonly occasion: string },
  tx: Transaction,
): Promise<void> {
  const { em, clock } = tx
  const booking = await findBooking(bookingId, em)
  const kind = booking.status === 'confirmed' ? 'booking-confirmed' : 'booking-received'
  const isFree = { $or: [{ lockedUntil: null }, { lockedUntil: { $lt: clock() } }] }
  const waiting = await em.count(Outbox, { bookingId, kind, doneAt: null, deadAt: null, ...isFree })
  if (waiting === 0) await enqueueMail(tx, kind, bookingId, { occasion })
}

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

/** Until when the change that a mail is about can be taken back; undefined where it cannot. */
export async function readUndo(
  details: MailDetails | null | undefined,
  { em, clock }: DatabaseAccess,
): Promise<{ readonly id: string; readonly until: Date } | undefined> {
  const change = await findEmailChange(details?.emailChangeId, { em })
  if (!change || emailChangeState(change, clock()) !== 'open') return undefined
  return { id: change.id, until: emailUndoUntil(change) }
}

/** Whether what a mail says is true now, also of how far the trip is, so that it may be sent once more. */
async function isTrueNow(
  kind: BookingMailKind,
  { details }: Pick<Outbox, 'details'>,
  booking: Booking,
  access: DatabaseAccess,
): Promise<boolean> {
  if (!isCustomerMailKind(kind)) return true
  if (isChauffeurMailKind(kind))
    return (await readChauffeurOfMail(kind, booking, details?.drives, access)) !== undefined
  if (kind === 'trip-reminder') return (await readReminder(booking, details, access)) !== undefined
  if (kind === 'trip-thanks') return (await readThanks(booking, access)) !== undefined
  if (kind === 'email-changed') return (await readUndo(details, access)) !== undefined
  return isTrueOf(kind, booking)
}
