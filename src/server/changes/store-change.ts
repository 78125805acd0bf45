import { randomUUID } from 'node:crypto'
import type { BookingActor } from '@chauffeur/domain/booking-acts'
import {
  CHANGE_PAYMENT_MINUTES,
  settlementOf,
  type ChangeEffect,
  type ChangeSettlement,
  type ChangeState,
} from '@chauffeur/domain/trip-change'
import { BookingChange } from './booking-change.entity.ts'
import type { Booking } from '../bookings/booking.entity.ts'
import { openChangeOf } from './present-change.ts'
import { tripOf } from './stored-change.ts'
import { lockCurrentPartner } from '../auth/lock-partner.ts'
import { refuseOtherVersion } from '../bookings/expected-version.ts'
import { readFactsOfActs, refuseUnlessOpen } from '../bookings/refuse-act.ts'
import { Refusal } from '../core/refusal.ts'
import { record, type Transaction } from '../core/transaction.ts'
import type { EntityManager } from '../db/orm.ts'
import type { OnlinePayments } from '../payments/online-payments.ts'
import { refuseBeyondCredit } from '../partners/credit.ts'
import { UNDECIDED } from '../payments/payment.entity.ts'
import { lockPaymentAttempts } from '../payments/transition-payment.ts'
import { changeEventFacts, describeChange } from './describe-change.ts'
import { applyChange } from './apply-change.ts'
import { checkSold } from './check-sold.ts'
import { refuseTooSoon, type ChangeDraft } from './draft-change.ts'

/** Who changes a booking. */
export interface Changing {
  readonly actor: BookingActor
  /** The administrator's name, or the API key's. */
  readonly name?: string
  /** Who takes a difference that is missing; the guest pays it online. */
  readonly collect?: 'driver' | 'link'
  /** The office's reason, for the history. */
  readonly reason?: string
  /** The office's reason where it overrides an obstacle. */
  readonly overrideReason?: string | null
  /** The partner that asks, where it pays on account. */
  readonly partnerId?: string | undefined
  /** The booking's version that a partner's system has read; undefined where any will do. */
  readonly expectedVersion?: number | undefined
}

/** How a change would be settled, and when it would take effect. Refuses what is not open. */
export async function planChange(
  booking: Booking,
  draft: ChangeDraft,
  { actor, collect }: Changing,
  {
    em,
    now,
    payments,
  }: { readonly em: EntityManager; readonly now: Date; readonly payments: OnlinePayments | undefined },
): Promise<{ readonly settlement: ChangeSettlement; readonly effect: ChangeEffect }> {
  refuseUnlessOpen(actor, 'changeTrip', await readFactsOfActs(booking, em), now)
  refuseTooSoon(actor, booking, draft, now)
  if (await openChangeOf(booking.id, em))
    throw new Refusal('CHANGE_OPEN', { code: actor === 'office' ? 'change_to_decide' : 'change_waits' })
  const settlement = settlementOf(booking, draft.after.totalCents - draft.before.totalCents, collect)
  await refuseUnpaid(booking, settlement, actor, em)
  if (settlement === 'checkout' && !payments)
    throw new Refusal('PAYMENT_METHOD_NOT_ALLOWED', { code: 'online_unavailable' })
  if (settlement === 'checkout' && endOf(draft, false, now) <= now)
    throw new Refusal('TOO_LATE', { code: 'pickup_passed' })
  const needsAnswer = actor !== 'office' && booking.status === 'confirmed'
  if (needsAnswer) return { settlement, effect: 'when_accepted' }
  return { settlement, effect: settlement === 'checkout' ? 'when_paid' : 'at_once' }
}

/**
 * Refuses another price while the booking is not paid, so that nobody pays the old one. The office may change it once
 * every payment page is closed.
 */
async function refuseUnpaid(
  { id }: Booking,
  settlement: ChangeSettlement,
  actor: BookingActor,
  em: EntityManager,
): Promise<void> {
  if (settlement !== 'unpaid') return
  if (actor !== 'office') throw new Refusal('PAYMENT_OPEN', { code: 'not_paid_yet' })
  if ((await em.execute(OPEN_PAGES, [id, id])).length > 0)
    throw new Refusal('PAYMENT_OPEN', { code: 'payment_page_open' })
}

const OPEN_PAGES = `
  select 1 from payment
  where change_id is null and ${UNDECIDED}
    and id in (
      select id from payment where booking_id = ? union all select payment_id from payment_share where booking_id = ?)
  limit 1`

/**
 * Stores a change, and makes it where it takes effect at once. Of two at once one is stored.
 *
 * @returns undefined when the booking is no longer as it was drafted for.
 */
export async function storeChange(
  tx: Transaction,
  bookingId: string,
  draft: ChangeDraft,
  changing: Changing,
  payments: OnlinePayments | undefined,
): Promise<BookingChange | undefined> {
  const { em, clock } = tx
  // A partner's credit is counted with the partner locked, which comes before the booking.
  if (changing.partnerId !== undefined) await lockCurrentPartner(changing.partnerId, em)
  const { booking } = await lockPaymentAttempts(tx, bookingId)
  const now = clock()
  refuseOtherVersion(booking, changing.expectedVersion)
  const { settlement, effect } = await planChange(booking, draft, changing, { em, now, payments })
  if (JSON.stringify(tripOf(booking)) !== JSON.stringify(draft.before)) return undefined
  if (changing.partnerId !== undefined)
    await refuseBeyondCredit(changing, draft.after.totalCents - draft.before.totalCents, em)
  const car = await checkSold(tx, { booking, draft, changing })
  const isAtOnce = effect === 'at_once'
  const state: ChangeState = settlement === 'checkout' ? 'awaiting_payment' : isAtOnce ? 'accepted' : 'open'
  const change = em.create(
    BookingChange,
    {
      id: randomUUID(),
      bookingId,
      by: changing.actor,
      byName: changing.name ?? null,
      state,
      ...draft,
      oldTotalCents: draft.before.totalCents,
      newTotalCents: draft.after.totalCents,
      settlement,
      createdAt: now,
      expiresAt: endOf(draft, state === 'awaiting_payment' && changing.actor !== 'office', now),
      endedAt: isAtOnce ? now : null,
      endedBy: isAtOnce ? (changing.name ?? null) : null,
    },
    { managed: false, persist: false },
  )
  await em.insert(BookingChange, change)
  const { reason } = changing
  const about = {
    ...changeEventFacts(booking, change, { ...(reason && { reason }) }),
    change: describeChange(change),
  }
  if (!isAtOnce) await record(tx, 'booking.change-moved', { bookingId, changeId: change.id })
  if (isAtOnce) await applyChange(tx, { booking, change, reason, car })
  else if (state === 'open') await record(tx, 'booking.change-requested', about)
  // A guest who asks is sent to pay at once.
  else if (changing.actor !== 'guest') await record(tx, 'booking.change-to-pay', about)
  return change
}

/** When a change ends without an answer: at the earlier pick-up; sooner where the guest is to pay for it. */
export function endOf({ before, after }: ChangeDraft, isGuestToPay: boolean, now: Date): Date {
  const first = Math.min(Date.parse(before.pickupAt), Date.parse(after.pickupAt))
  const paidUntil = now.getTime() + CHANGE_PAYMENT_MINUTES * 60_000
  return new Date(isGuestToPay ? Math.min(first, paidUntil) : first)
}
