import { randomUUID } from 'node:crypto'
import { isMailAddress } from '@chauffeur/domain/contact-formats'
import { emailChangeState, isSameMailbox } from '@chauffeur/domain/email-change'
import { emailChanges } from '@chauffeur/domain/rate-limits'
import { countOne, refuseTooMany } from '../auth/limit-calls.ts'
import type { DatabaseAccess, Transaction } from '../core/transaction.ts'
import { findRow, findRows } from '../db/find-rows.ts'
import { isUuid } from '../db/is-uuid.ts'
import type { Booking } from './booking.entity.ts'
import { EmailChange } from './email-change.entity.ts'

type OfBooking = Pick<Booking, 'id' | 'customerEmail'>

/**
 * Keeps the address that a locked booking had, so that whoever reads its mails can take the change back. Who goes back to
 * an address of the last 24 hours takes back all that was changed since; then nothing is kept.
 *
 * @returns the change; undefined where there is nothing to be taken back, or nobody who could.
 */
export async function keepEmailChange(
  { id: bookingId, customerEmail: before }: OfBooking,
  customerEmail: string,
  tx: Transaction,
): Promise<Pick<EmailChange, 'id' | 'customerEmail'> | undefined> {
  const { em, clock } = tx
  if (isSameMailbox(before, customerEmail)) return undefined
  refuseTooMany(await countOne(`emailChange/${bookingId}`, emailChanges, tx))
  const kept = await findRows(em, EmailChange, { bookingId }, { orderBy: { position: 'asc' } })
  const isBack = (change: EmailChange) =>
    emailChangeState(change, clock()) === 'open' && isSameMailbox(change.customerEmail, customerEmail)
  const undone = kept.find(isBack)
  if (undone) {
    await endEmailChanges(bookingId, tx, { from: undone.position })
    return undefined
  }
  if (!isMailAddress(before)) return undefined
  const change = { id: randomUUID(), customerEmail: before }
  const position = (kept.at(-1)?.position ?? 0) + 1
  await em.insert(EmailChange, { ...change, bookingId, position, changedAt: clock() })
  return change
}

/** Ends the changes of a booking, or those from one on: they cannot be taken back any more. */
export async function endEmailChanges(
  bookingId: string,
  { em }: DatabaseAccess,
  { from = 0 }: { readonly from?: number } = {},
): Promise<void> {
  await em.nativeDelete(EmailChange, { bookingId, position: { $gte: from } })
}

/** The change of this id, as it is now; null where it is not kept any more. */
export async function findEmailChange(
  id: string | undefined,
  { em }: Pick<DatabaseAccess, 'em'>,
): Promise<EmailChange | null> {
  return id !== undefined && isUuid(id) ? findRow(em, EmailChange, { id }) : null
}
