import { randomUUID } from 'node:crypto'
import type { BookingActor } from '@chauffeur/domain/booking-acts'
import type { Locale } from '@chauffeur/domain/locale'
import { ADDRESS_NOT_MAILED, isPublicMailAddress } from '@chauffeur/domain/contact-formats'
import { customerMailKinds } from '@chauffeur/domain/mail-kinds'
import { phoneRefusal } from '@chauffeur/domain/phone-number'
import { invalid } from '../core/refusal.ts'
import { record, type Transaction } from '../core/transaction.ts'
import { Outbox } from '../mail/outbox.entity.ts'
import type { Booking } from './booking.entity.ts'
import { presentInMessages } from './present-partner-booking.ts'
import { differences, editBooking, edited } from './edit-booking.ts'
import { endEmailChanges, keepEmailChange } from './email-changes.ts'
import { lockBooking } from './read-booking.ts'
import { readFactsOfActs, refuseUnlessOpen } from './refuse-act.ts'

const FIELDS = ['customerName', 'customerPhone', 'locale'] as const

const GUEST = 'the customer'

interface Correction {
  /** The booking's id. */
  readonly id: string
  readonly customerName?: string | undefined
  readonly customerPhone?: string | undefined
  /** The number is kept as it is typed. */
  readonly phoneUnchecked?: boolean | undefined
  readonly customerEmail?: string | undefined
  readonly locale?: Locale | undefined
  readonly actor: BookingActor
  /** The administrator's name, or the API key's. */
  readonly name?: string
}

/**
 * Corrects who the customer is, how to reach them and in which language. Guest and partner do so for as long as details can
 * be changed; the office is told then, and whoever had the address before can take a change of it back.
 */
export async function correctCustomer(
  {
    id,
    customerName,
    customerPhone,
    phoneUnchecked,
    customerEmail,
    locale,
    actor,
    name: admin = GUEST,
  }: Correction,
  tx: Transaction,
): Promise<void> {
  const booking = await lockBooking(id, tx)
  if (actor !== 'office')
    refuseUnlessOpen(actor, 'changeDetails', await readFactsOfActs(booking, tx.em), tx.clock())
  const undialled = phoneUnchecked ? undefined : phoneRefusal(customerPhone, booking.customerPhone)
  if (undialled) throw invalid('customerPhone', undialled)
  const customer = { customerName, customerPhone, locale }
  const { fields, changes } = differences(booking, customer, FIELDS)
  if (fields.length > 0) {
    await editBooking(tx, booking, customer, { isEntryRenewed: false })
    const details = { changes }
    await record(tx, 'booking.customer-corrected', { admin, id, name: booking.number, details })
  }
  const moved = differences(booking, { customerEmail }, ['customerEmail'])
  const isMoved = customerEmail !== undefined && moved.fields.length > 0
  if (isMoved) await moveEmail(edited(booking, customer), { customerEmail, admin }, tx)
  const all = [...fields, ...moved.fields]
  if (all.length === 0) return
  const occasion = randomUUID()
  if (actor !== 'office')
    await record(tx, 'booking.corrected', {
      bookingId: id,
      occasion,
      by: admin,
      changes: { ...changes, ...moved.changes },
      emailChange: isMoved ? await keepEmailChange(booking, customerEmail, tx) : undefined,
    })
  else if (isMoved) await endEmailChanges(id, tx)
  await record(tx, 'booking.changed', {
    bookingId: id,
    occasion,
    fields: all,
    before: presentInMessages(booking),
  })
}

/** Corrects the customer's address by the office, also to the same one, and has the mails sent to it that did not arrive. */
export async function correctEmail(
  {
    id,
    customerEmail,
    admin,
  }: { readonly id: string; readonly customerEmail: string; readonly admin: string },
  tx: Transaction,
): Promise<void> {
  const booking = await lockBooking(id, tx)
  if (customerEmail !== booking.customerEmail && !isPublicMailAddress(customerEmail))
    throw invalid('customerEmail', ADDRESS_NOT_MAILED)
  await moveEmail(booking, { customerEmail, admin }, tx)
  if (customerEmail === booking.customerEmail) return
  await endEmailChanges(id, tx)
  await recordMove(booking, randomUUID(), tx)
}

/** Gives a locked booking back the address that it had before. */
export async function restoreEmail(booking: Booking, customerEmail: string, tx: Transaction): Promise<void> {
  const { id, number: name } = booking
  const occasion = randomUUID()
  const details = { changes: await writeEmail(booking, customerEmail, tx) }
  await record(tx, 'booking.email-restored', { admin: GUEST, id, name, bookingId: id, occasion, details })
  await recordMove(booking, occasion, tx)
}

async function moveEmail(
  booking: Booking,
  { customerEmail, admin }: { readonly customerEmail: string; readonly admin: string },
  tx: Transaction,
): Promise<void> {
  const { id, number: name } = booking
  const details = { changes: await writeEmail(booking, customerEmail, tx) }
  await record(tx, 'booking.email-corrected', { admin, id, name, details })
}

function recordMove(booking: Booking, occasion: string, tx: Transaction): Promise<void> {
  return record(tx, 'booking.changed', {
    bookingId: booking.id,
    occasion,
    fields: ['customerEmail'],
    before: presentInMessages(booking),
  })
}

async function writeEmail(booking: Booking, customerEmail: string, tx: Transaction) {
  await editBooking(tx, booking, { customerEmail }, { isEntryRenewed: false })
  await sendUndelivered(booking.id, tx)
  return { customerEmail: { from: booking.customerEmail, to: customerEmail } }
}

/** With all their attempts; the errors of before were the old address's. One that is being sent now stays as it is. */
async function sendUndelivered(bookingId: string, { em, clock }: Transaction): Promise<void> {
  const now = clock()
  await em.nativeUpdate(
    Outbox,
    {
      bookingId,
      kind: { $in: [...customerMailKinds] },
      doneAt: null,
      $or: [{ lockedUntil: null }, { lockedUntil: { $lt: now } }],
    },
    { deadAt: null, runAt: now, attempts: 0, lastError: null },
  )
}
