import type { readEmailChange as endpoint } from '@chauffeur/contract/email-changes'
import { emailChangeState, emailUndoUntil } from '@chauffeur/domain/email-change'
import type { z } from 'zod'
import { Booking } from '../bookings/booking.entity.ts'
import { restoreEmail } from '../bookings/correct-customer.ts'
import { EmailChange } from '../bookings/email-change.entity.ts'
import { endEmailChanges, findEmailChange } from '../bookings/email-changes.ts'
import type { LinkServices } from '../bookings/payment-link.ts'
import { lockBooking } from '../bookings/read-booking.ts'
import { Refusal } from '../core/refusal.ts'
import type { OperationContext } from '../core/request-context.ts'
import type { DatabaseAccess, Transaction } from '../core/transaction.ts'
import { findRow } from '../db/find-rows.ts'
import { renewLink } from './link-requests.ts'

type Answer = z.infer<typeof endpoint.output>
type LinkContext = OperationContext & LinkServices & DatabaseAccess

/** How the change of an undo link stands. Changes nothing, so that a mail scanner which opens it does no harm. */
export async function readEmailChange(token: string, context: LinkContext): Promise<Answer> {
  const change = await findEmailChange(idOf(token, context), context)
  const state = emailChangeState(change, context.clock())
  if (!change || state === 'ended') return { bookingNumber: null, state: 'ended', until: null }
  const booking = await findRow(context.em, Booking, { id: change.bookingId })
  return {
    bookingNumber: booking?.number ?? null,
    state,
    until: state === 'open' ? emailUndoUntil(change).toISOString() : null,
  }
}

/** Gives the booking of an undo link the address from before, and ends all links that others may have by now. Once. */
export async function undoEmailChange(token: string, context: LinkContext): Promise<Answer> {
  const id = idOf(token, context)
  await context.transaction((tx) => undo(id, tx))
  return readEmailChange(token, context)
}

async function undo(id: string, tx: Transaction): Promise<void> {
  const { em, clock } = tx
  const found = await findEmailChange(id, tx)
  if (!found) throw ended()
  const booking = await lockBooking(found.bookingId, tx)
  // Of two at once, the second one sees what the first one has written.
  const change = await findEmailChange(id, tx)
  const state = emailChangeState(change, clock())
  if (!change || state === 'ended') throw ended()
  if (state === 'undone') throw new Refusal('LINK_ENDED', { code: 'email_change_undone' })
  await em.nativeUpdate(EmailChange, { id }, { undoneAt: clock() })
  await endEmailChanges(booking.id, tx, { from: change.position + 1 })
  await restoreEmail(booking, change.customerEmail, tx)
  await renewLink(booking.id, 'the customer', tx)
}

function ended(): Refusal {
  return new Refusal('LINK_ENDED', { code: 'email_change_ended' })
}

/** Every token that we did not sign gets one and the same answer. */
function idOf(token: string, { links }: LinkServices): string {
  const id = links.read('undo-email', token)
  if (id === undefined) throw new Refusal('NOT_FOUND', { code: 'link_wrong' })
  return id
}
