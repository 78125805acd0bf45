import { bookingState } from '@chauffeur/domain/booking-status'
import { isOpenChange, type ChangeEndReason } from '@chauffeur/domain/trip-change'
import type { BookingChange } from './booking-change.entity.ts'
import type { Booking } from '../bookings/booking.entity.ts'
import { findChange, openChangeOf } from './present-change.ts'
import { findBooking } from '../bookings/read-booking.ts'
import { refuseUnlessOpen } from '../bookings/refuse-act.ts'
import type { Reason } from '@chauffeur/words/english-reasons'
import { Refusal } from '../core/refusal.ts'
import { record, type Transaction } from '../core/transaction.ts'
import { isUuid } from '../db/is-uuid.ts'
import { lockPaymentAttempts } from '../payments/transition-payment.ts'
import { changeEventFacts, describeChange } from './describe-change.ts'
import { applyChange, whyImpossible } from './apply-change.ts'
import { bookedAs, checkSold } from './check-sold.ts'
import { endChange, moveChange, paidForChange } from './end-change.ts'
import { endOf } from './store-change.ts'
import { findOutOfOrder, lockLegTimes } from '../journeys/out-of-order.ts'

interface Decision {
  /** The booking's id. */
  readonly id: string
  readonly changeId: string
  /** The administrator's name. */
  readonly admin: string
  /** Why it is made although the trip is not sold any more. */
  readonly overrideReason?: string | null
}

/**
 * Makes a change that waits for the office. Of this and a withdrawal or a cancellation at once one wins.
 *
 * @returns why it could not be made any more and has ended.
 */
export async function acceptChange(
  { id, changeId, admin, overrideReason = null }: Decision,
  tx: Transaction,
): Promise<ChangeEndReason | undefined> {
  const { booking, change } = await lockChange(id, changeId, tx)
  refuseUnlessOpen('office', 'changeTrip', booking, tx.clock())
  if (change.state !== 'open') throw notOpen(change)
  const impossible = (await whyUnpaid(tx, change)) ?? (await whyImpossible(tx, booking, change))
  if (impossible !== undefined) {
    await endChange(tx, booking, change, { state: 'expired', reason: { code: impossible }, isMailed: true })
    return impossible
  }
  const changing = { actor: 'office', name: admin, overrideReason } as const
  const car = await checkSold(tx, { booking, draft: change, changing })
  await moveChange(tx, change, { state: 'accepted', endedBy: admin })
  await applyChange(tx, { booking, change, acceptedBy: admin, car })
  return undefined
}

/** The office can give back what was paid for a change that waits. */
async function whyUnpaid({ em }: Transaction, change: BookingChange): Promise<ChangeEndReason | undefined> {
  if (change.settlement !== 'checkout') return undefined
  const missing = change.newTotalCents - change.oldTotalCents - (await paidForChange(change, em))
  return missing > 0 ? 'payment_returned' : undefined
}

/** Declines what the guest asks for, or withdraws what the office had asked to be paid. */
export async function declineChange(
  { id, changeId, admin, reason }: Decision & { readonly reason: string },
  tx: Transaction,
): Promise<void> {
  const { booking, change } = await lockChange(id, changeId, tx)
  if (!isOpenChange(change.state)) throw notOpen(change)
  const state = change.by === 'office' ? 'withdrawn' : 'declined'
  await endChange(tx, booking, change, { state, reason: { text: reason }, endedBy: admin, isMailed: true })
}

interface Withdrawal {
  /** The booking's id. */
  readonly id: string
  /** Null for whichever is open. */
  readonly changeId: string | null
  /** The API key's name, where a partner's system withdraws it: then the guest is told. */
  readonly apiKeyName?: string
}

/** Has the guest, or the partner, withdraw whichever change is open, or the one that is named. */
export async function withdrawChange(
  { id, changeId, apiKeyName }: Withdrawal,
  tx: Transaction,
): Promise<void> {
  const { booking } = await lockPaymentAttempts(tx, id)
  const open = await openChangeOf(id, tx.em)
  if (!open || (changeId !== null && open.id !== changeId)) {
    const named = changeId === null || !isUuid(changeId) ? null : await findChange(id, changeId, tx)
    throw named ? notOpen(named) : noneOpen()
  }
  await endChange(tx, booking, open, {
    state: 'withdrawn',
    reason: null,
    endedBy: apiKeyName ?? null,
    isMailed: apiKeyName !== undefined,
  })
}

/** The difference of a change was paid: it is made, or waits for the office from now on. */
export async function changePaid(
  { bookingId, changeId }: { readonly bookingId: string; readonly changeId: string },
  tx: Transaction,
): Promise<void> {
  const { booking } = await lockPaymentAttempts(tx, bookingId)
  const change = await findChange(bookingId, changeId, tx)
  // The change had ended before it was paid: the payment finds that itself, and is refunded.
  if (change?.state !== 'awaiting_payment') return
  const impossible = await whyImpossible(tx, booking, change)
  if (impossible !== undefined)
    return await endChange(tx, booking, change, {
      state: 'expired',
      reason: { code: impossible },
      isMailed: true,
    })
  // Another leg may have moved since the change was asked for: the office decides then.
  await lockLegTimes(booking, tx)
  const outOfOrder = await findOutOfOrder(booking, bookedAs(booking, change.after), tx.em)
  if (outOfOrder || (change.by !== 'office' && booking.status === 'confirmed')) {
    await moveChange(tx, change, { state: 'open', expiresAt: endOf(change, false, tx.clock()) })
    await record(tx, 'booking.change-moved', { bookingId, changeId })
    const paidCents = await paidForChange(change, tx.em)
    await record(tx, 'booking.change-requested', {
      ...changeEventFacts(booking, change),
      change: describeChange(change, { paidCents }),
    })
    return
  }
  await moveChange(tx, change, { state: 'accepted' })
  await applyChange(tx, { booking, change })
}

async function lockChange(
  id: string,
  changeId: string,
  tx: Transaction,
): Promise<{ booking: Booking; change: BookingChange }> {
  await findBooking(id, tx.em)
  const { booking } = await lockPaymentAttempts(tx, id)
  const change = isUuid(changeId) ? await findChange(id, changeId, tx) : null
  if (!change) throw new Refusal('NOT_FOUND', { code: 'no_such_change' })
  if (bookingState(booking) === 'cancelled')
    throw new Refusal('ALREADY_CANCELLED', { code: 'already_cancelled' }, { status: 'cancelled' })
  return { booking, change }
}

const HOW_IT_STANDS = {
  awaiting_payment: 'change_awaits_payment',
  open: 'change_awaits_answer',
  accepted: 'change_made',
  declined: 'change_declined',
  withdrawn: 'change_withdrawn',
} as const satisfies Readonly<Record<Exclude<BookingChange['state'], 'expired'>, string>>

function notOpen({ state, endCode: why = null }: BookingChange): Refusal {
  const reason: Reason = state === 'expired' ? { code: 'change_ended', why } : { code: HOW_IT_STANDS[state] }
  return new Refusal('CHANGE_ENDED', reason, { state })
}

export function noneOpen(): Refusal {
  return new Refusal('CHANGE_ENDED', { code: 'no_open_change' }, { state: 'none' })
}
