import { randomUUID } from 'node:crypto'
import type { Locale } from '@chauffeur/domain/locale'
import { customerMailKinds } from '@chauffeur/domain/mail-kinds'
import { phoneRefusal } from '@chauffeur/domain/phone-number'
import { invalid } from '../core/refusal.ts'
import { record, type Transaction } from '../core/transaction.ts'
import { Outbox } from '../mail/outbox.entity.ts'
import type { Booking } from './booking.entity.ts'
import { differences, editBooking, edited } from './edit-booking.ts'
import { lockBooking } from './read-booking.ts'

const FIELDS = ['customerName', 'customerPhone', 'locale'] as const

interface Correction {
  /** The booking's id. */
  readonly id: string
  readonly customerName?: string | undefined
  readonly customerPhone?: string | undefined
  /** The number is kept as it is typed. */
  readonly phoneUnchecked?: boolean | undefined
  readonly customerEmail?: string | undefined
  readonly locale?: Locale | undefined
  /** The administrator's name. */
  readonly admin: string
}

/** Corrects who the customer is, how to reach them and in which language. */
export async function correctCustomer(
  { id, customerName, customerPhone, phoneUnchecked, customerEmail, locale, admin }: Correction,
  tx: Transaction,
): Promise<void> {
  const booking = await lockBooking(id, tx)
  const undialled = phoneUnchecked ? undefined : phoneRefusal(customerPhone, booking.customerPhone)
  if (undialled) throw invalid('customerPhone', undialled)
  const customer = { customerName, customerPhone, locale }
  const { fields, changes } = differences(booking, customer, FIELDS)
  if (fields.length > 0) {
    await editBooking(tx, booking, customer, { isEntryRenewed: false })
    const details = { changes }
    await record(tx, 'booking.customer-corrected', { admin, id, name: booking.number, details })
  }
  const isMoved = customerEmail !== undefined && customerEmail !== booking.customerEmail
  if (isMoved) await moveEmail(edited(booking, customer), { customerEmail, admin }, tx)
  const all = [...fields, ...(isMoved ? (['customerEmail'] as const) : [])]
  if (all.length > 0)
    await record(tx, 'booking.changed', { bookingId: id, occasion: randomUUID(), fields: all })
}

/** Corrects the customer's address, also to the same one, and has the mails sent to it that did not arrive. */
export async function correctEmail(
  {
    id,
    customerEmail,
    admin,
  }: { readonly id: string; readonly customerEmail: string; readonly admin: string },
  tx: Transaction,
): Promise<void> {
  const booking = await lockBooking(id, tx)
  await moveEmail(booking, { customerEmail, admin }, tx)
  if (customerEmail === booking.customerEmail) return
  const fields = ['customerEmail'] as const
  await record(tx, 'booking.changed', { bookingId: id, occasion: randomUUID(), fields })
}

async function moveEmail(
  booking: Booking,
  { customerEmail, admin }: { readonly customerEmail: string; readonly admin: string },
  tx: Transaction,
): Promise<void> {
  const { id, number: name } = booking
  await editBooking(tx, booking, { customerEmail }, { isEntryRenewed: false })
  await sendUndelivered(id, tx)
  const details = { changes: { customerEmail: { from: booking.customerEmail, to: customerEmail } } }
  await record(tx, 'booking.email-corrected', { admin, id, name, details })
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
