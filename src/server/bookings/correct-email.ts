import { randomUUID } from 'node:crypto'
import { searchedText } from '@chauffeur/domain/booking-search'
import { customerMailKinds } from '@chauffeur/domain/mail-kinds'
import { record, type Transaction } from '../core/transaction.ts'
import { Outbox } from '../outbox/outbox.entity.ts'
import { Booking } from './booking.entity.ts'
import { lockBooking } from './lock-booking.ts'
import { searchableOf } from './searchable.ts'

interface Correction {
  /** The booking's id. */
  readonly id: string
  readonly customerEmail: string
  /** The administrator's name. */
  readonly admin: string
}

/** Corrects the customer's address, also to the same one, and has the mails sent to it that did not arrive. */
export async function correctEmail(correction: Correction, tx: Transaction): Promise<void> {
  const isChanged = await moveEmail(correction, tx)
  if (isChanged)
    await record(tx, 'booking.changed', {
      bookingId: correction.id,
      occasion: randomUUID(),
      fields: ['customerEmail'],
    })
}

/** The same without the message that the booking has changed, which its caller records. Returns whether it is another. */
export async function moveEmail({ id, customerEmail, admin }: Correction, tx: Transaction): Promise<boolean> {
  const booking = await lockBooking(id, tx)
  const { number, customerEmail: before } = booking
  const searchText = searchedText({ ...searchableOf(booking), customerEmail })
  await tx.em.nativeUpdate(Booking, { id }, { customerEmail, searchText })
  await sendUndelivered(id, tx)
  const note = `${before} → ${customerEmail}`
  await record(tx, 'booking.email-corrected', { admin, id, name: number, details: { note } })
  return customerEmail !== before
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
