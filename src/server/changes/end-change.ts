import type { ChangeEndReason, ChangeReason, ChangeState } from '@chauffeur/domain/trip-change'
import { keepsMoney } from '@chauffeur/domain/payment-status'
import { BookingChange } from './booking-change.entity.ts'
import { SYSTEM } from '../core/audit/audit-entry.entity.ts'
import type { Booking } from '../bookings/booking.entity.ts'
import { openChangeOf } from './present-change.ts'
import type { ChangeInWords } from '../core/events.ts'
import { record, type Transaction } from '../core/transaction.ts'
import type { EntityManager } from '../db/orm.ts'
import { Payment } from '../payments/payment.entity.ts'
import { returnEndedChange } from '../payments/return-payments.ts'
import { lockPaymentAttempts } from '../payments/transition-payment.ts'
import { changeEventFacts, describeChange } from './describe-change.ts'
import { findRows } from '../db/find-rows.ts'

interface Ending {
  readonly state: 'declined' | 'withdrawn' | 'expired'
  /** Null where the guest or the partner withdraws it. */
  readonly reason: ChangeReason | null
  /** The administrator's name, or the API key's; null of the guest, and of what happens by itself. */
  readonly endedBy?: string | null
  /** Whether the customer gets a mail of it: not where they end it themselves, or another mail says so. */
  readonly isMailed: boolean
}

/** Ends an open change of a locked booking without effect. What was paid for it goes back. */
export async function endChange(
  tx: Transaction,
  booking: Booking,
  change: BookingChange,
  { state, reason, endedBy = null, isMailed }: Ending,
): Promise<void> {
  const paidCents = await paidForChange(change, tx.em)
  const why = reasonColumns(reason)
  await moveChange(tx, change, { state, ...why, endedBy })
  await returnEndedChange(tx, { bookingId: booking.id, changeId: change.id })
  await record(tx, 'booking.change-moved', { bookingId: booking.id, changeId: change.id })
  await record(tx, 'booking.change-ended', {
    ...changeEventFacts(booking, change, {
      ...why,
      name: endedBy ?? (state === 'withdrawn' ? 'the customer' : SYSTEM),
    }),
    change: describeChange(change, { paidCents, ...why, wasWithdrawn: state === 'withdrawn' }),
    state,
    isMailed,
    // The office declines what waits for it.
    notifiesOffice: change.state === 'open' && state === 'withdrawn',
  })
}

function reasonColumns(reason: ChangeReason | null): Pick<ChangeInWords, 'endCode' | 'reason'> {
  if (reason === null) return { endCode: null, reason: null }
  return 'code' in reason ? { endCode: reason.code, reason: null } : { endCode: null, reason: reason.text }
}

/** Ends the open change of a booking that is cancelled or rejected, and locked by that. */
export async function endChangeOf(tx: Transaction, bookingId: string, code: ChangeEndReason): Promise<void> {
  const change = await openChangeOf(bookingId, tx.em)
  if (!change) return
  const { booking } = await lockPaymentAttempts(tx, bookingId)
  await endChange(tx, booking, change, { state: 'expired', reason: { code }, isMailed: false })
}

/** The amount that was paid for a change and is with us. */
export async function paidForChange({ id }: Pick<BookingChange, 'id'>, em: EntityManager): Promise<number> {
  return (await paidForChanges([id], em)).get(id) ?? 0
}

/** The amounts that were paid for changes and are with us, by the ids of the changes. */
export async function paidForChanges(
  ids: readonly string[],
  em: EntityManager,
): Promise<ReadonlyMap<string, number>> {
  const paid = new Map<string, number>()
  if (ids.length === 0) return paid
  for (const payment of await findRows(em, Payment, { changeId: { $in: ids } })) {
    const { changeId, amountCents, refundTargetCents } = payment
    if (changeId == null || !keepsMoney(payment)) continue
    paid.set(changeId, (paid.get(changeId) ?? 0) + amountCents - refundTargetCents)
  }
  return paid
}

/** Moves a change from the state that it was read in, its booking being locked. */
export async function moveChange(
  { em, clock }: Pick<Transaction, 'em' | 'clock'>,
  { id, state: from }: Pick<BookingChange, 'id' | 'state'>,
  set: Partial<Pick<BookingChange, 'reason' | 'endCode' | 'endedBy' | 'expiresAt'>> & {
    readonly state: ChangeState
  },
): Promise<void> {
  const isEnd = set.state !== 'open'
  const moved = await em.nativeUpdate(
    BookingChange,
    { id, state: from },
    { ...set, ...(isEnd && { endedAt: clock() }) },
  )
  if (moved === 0) throw new Error('A change moves while its booking is locked')
}
