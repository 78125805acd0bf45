import { LockMode } from '@mikro-orm/core'
import { nextPaymentCheck } from '@chauffeur/domain/payment-checks'
import { nextPaymentState, type PaymentState } from '@chauffeur/domain/payment-state'
import { bookingMoney, bookingPaymentStatus } from '@chauffeur/domain/payment-status'
import type { ChangeState } from '@chauffeur/domain/trip-change'
import { BookingChange } from '../changes/booking-change.entity.ts'
import { Booking } from '../bookings/booking.entity.ts'
import { only } from '../core/only.ts'
import { record, type DatabaseAccess, type Transaction } from '../core/transaction.ts'
import { findRows } from '../db/find-rows.ts'
import { UNMANAGED, type EntityManager } from '../db/orm.ts'
import { readAttempts, type Attempts } from './attempts-of.ts'
import { PaymentShare } from './payment-share.entity.ts'
import {
  type AttemptOfBooking,
  type LockedPayment,
  type MoneyOfPayment,
  type PaidBooking,
  type PaymentTransition,
  type TransitionResult,
  Payment,
  paysTrip,
  PaymentChange,
} from './payment.entity.ts'
import { recordPaymentEvents, recordReturn } from './record-payment-events.ts'
import { RETURNS_ALL, shareFact, shareOut, type PartAfter } from './share-out.ts'
import { whyReturned } from './why-returned.ts'

/**
 * Locks a booking and the attempts to pay it, always in this order, so that two transactions wait for each other, and never
 * deadlock. Who needs all legs of a journey locks them at once: `lockBookings`.
 */
export async function lockPaymentAttempts(
  { em }: DatabaseAccess,
  bookingId: string,
): Promise<{ booking: Booking; attempts: readonly AttemptOfBooking[] }> {
  const { bookings, ofBookings } = await lockBookings(em, [bookingId])
  return { booking: only(bookings), attempts: ofBookings }
}

/** Locks bookings by their ids, and then the attempts to pay them. @returns the bookings by pick-up. */
export async function lockBookings(
  em: EntityManager,
  ids: readonly string[],
): Promise<Attempts & { readonly bookings: readonly Booking[] }> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, ...UNMANAGED } as const
  const bookings = await em.find(Booking, { id: { $in: [...ids] } }, { ...lock, orderBy: { id: 'asc' } })
  if (bookings.length < ids.length) throw new Error('A payment is never without its booking')
  const attempts = await readAttempts(em, ids, { isLocking: true })
  return { ...attempts, bookings: bookings.toSorted((a, b) => a.pickupAt.getTime() - b.pickupAt.getTime()) }
}

/** Has the payment worker close the pages that a booking can still be paid on, at once. */
export async function closeOpenAttempts({ em, clock }: DatabaseAccess, bookingId: string): Promise<void> {
  const { payments } = await readAttempts(em, [bookingId])
  if (payments.length === 0) return
  await em.nativeUpdate(
    Payment,
    { id: { $in: payments.map(({ id }) => id) }, state: { $in: ['creating', 'pending', 'failed'] } },
    { nextCheckAt: clock() },
  )
}

/**
 * The only way in which an attempt's state changes, whatever the cause: in one transaction, with the attempt locked,
 * an entry in its history, the events that follow, and the status of the bookings that it pays in step.
 *
 * @param decide what happened, on the locked facts; undefined when nothing did.
 * @param bookingId of an attempt that pays a whole journey the leg that is acted on, whose money alone it moves. Who is
 *   about to name one has locked no other leg.
 */
export async function transitionPayment(
  tx: Transaction,
  paymentId: string,
  decide: (locked: LockedPayment) => PaymentTransition | undefined,
  bookingId?: string,
): Promise<TransitionResult> {
  const { em, clock } = tx
  const locked = await lockPayment(tx, paymentId, bookingId)
  const { payment } = locked

  const from = payment.state
  const transition = decide(locked)
  if (!transition) return { ...locked, from, to: from }
  const to = stateAfter(locked, transition)
  const set = { ...transition.set, ...changesOf(locked, to, transition, clock()) }
  await em.nativeUpdate(Payment, { id: paymentId, state: from }, set)
  const after = moneyAfter(payment, to, set)
  const isRaised = after.refundTargetCents > payment.refundTargetCents
  const parts = await shareOut(tx, locked, after, transition)
  if (to !== from || isRaised || set.refundedCents !== undefined)
    for (const { booking, attempt, others } of parts) {
      await updateBookingMoney(tx, booking, [attempt, ...others])
      const occasion = [paymentId, to, attempt.refundTargetCents, attempt.refundedCents].join(':')
      await record(tx, 'payment.moved', { bookingId: booking.id, occasion })
    }
  const result = { ...locked, from, to }
  if (to !== from || isRaised || (await isNews(tx, locked, transition))) {
    await recordTransition(tx, payment, transition, { after, parts })
    await recordPaymentEvents(tx, result, transition, { after, parts })
  }
  await recordReturn(tx, locked, parts)
  if (to === 'completed' && from !== to) await returnWhatIsNotKept(tx, locked, transition)
  return result
}

/** Of a payment that is kept for some of the legs that it pays: gives back what it pays for the others. */
async function returnWhatIsNotKept(
  tx: Transaction,
  { payment, parts, changeState }: LockedPayment,
  { source }: PaymentTransition,
): Promise<void> {
  for (const part of parts) {
    const why = whyReturned(part, changeState)
    if (why)
      await transitionPayment(
        tx,
        payment.id,
        ({ payment: { refundTargetCents } }) => ({
          event: why.part,
          source,
          refundReason: why.refundReason,
          set: { refundTargetCents: refundTargetCents + part.attempt.amountCents },
        }),
        part.booking.id,
      )
  }
}

async function lockPayment(tx: Transaction, id: string, bookingId?: string): Promise<LockedPayment> {
  const { em } = tx
  const found = await em.findOneOrFail(Payment, { id }, UNMANAGED)
  const ids = bookingId === undefined ? await findPaid(found, em) : [bookingId]
  const { bookings, payments, ofBookings } = await lockBookings(em, ids)
  const payment = payments.find((one) => one.id === id)
  if (!payment) throw new Error('An attempt is one of its booking')
  const parts = bookings.map((booking): PaidBooking => {
    const attempts = ofBookings.filter((one) => one.bookingId === booking.id)
    const attempt = attempts.find((one) => one.id === id)
    if (!attempt) throw new Error('An attempt is one of its booking')
    return { booking, attempt, others: attempts.filter((one) => one.id !== id) }
  })
  const [first] = parts
  if (!first) throw new Error('A payment is never without its booking')
  return { payment, parts, booking: first.booking, changeState: await changeStateOf(tx, payment) }
}

/** The bookings that an attempt pays. They never change. */
export async function findPaid({ id, bookingId, journeyId }: Payment, em: EntityManager): Promise<string[]> {
  if (journeyId == null) return [bookingId]
  return (await findRows(em, PaymentShare, { paymentId: id })).map((share) => share.bookingId)
}

/** The booking is locked, so that its changes stay as they are. */
export async function changeStateOf(
  { em }: Pick<DatabaseAccess, 'em'>,
  { changeId: id }: Pick<Payment, 'changeId'>,
): Promise<ChangeState | undefined> {
  if (id == null) return undefined
  return (await em.findOneOrFail(BookingChange, { id }, UNMANAGED)).state
}

/** A booking has one open attempt at most: while a newer one is open, an older one stays declined. */
function stateAfter(
  { payment: { state, changeId }, parts }: LockedPayment,
  { event }: PaymentTransition,
): PaymentState {
  const next = nextPaymentState(state, event)
  const isOpenElsewhere = parts
    .flatMap(({ others }) => others)
    .some((other) => other.changeId === changeId && (other.state === 'creating' || other.state === 'pending'))
  return next === 'stay' || (next === 'pending' && state === 'failed' && isOpenElsewhere) ? state : next
}

/** The columns of a transition beside its own facts: the state, what is to go back, and when to look next. */
function changesOf(
  { payment, parts, changeState }: LockedPayment,
  to: PaymentState,
  transition: PaymentTransition,
  now: Date,
) {
  const { state: from, createdAt, amountCents, refundTargetCents, refundReason } = payment
  const { refundAskedAt = payment.refundAskedAt } = transition.set ?? {}
  const returnsAll = to !== from && RETURNS_ALL.has(transition.event)
  const target = returnsAll ? amountCents : (transition.set?.refundTargetCents ?? 0)
  const isRaised = target > refundTargetCents
  const refundDueAt = isRaised ? now : payment.refundDueAt
  const kept = parts.find((part) => whyReturned(part, changeState) === undefined)
  return {
    ...(to !== from && { state: to, stateSince: now }),
    ...(to !== from && to === 'completed' && kept && { bookingId: kept.booking.id }),
    ...(isRaised && {
      refundTargetCents: target,
      refundDueAt: now,
      refundReason: transition.refundReason ?? refundReason ?? null,
      nextCheckAt: now,
    }),
    // Whatever else is due has its time already, which a notification may have brought forward.
    ...(to !== from &&
      !isRaised &&
      refundDueAt != null && {
        nextCheckAt: nextPaymentCheck({ state: to, createdAt, refundDueAt, refundAskedAt }, now),
      }),
    ...(transition.event === 'refund_asked_again' && { nextCheckAt: now }),
  }
}

/** Keeps the booking's own columns in step with its attempts. */
async function updateBookingMoney(
  { em }: DatabaseAccess,
  { id, paymentMethod }: Booking,
  attempts: readonly MoneyOfPayment[],
): Promise<void> {
  const ofTrip = attempts.filter(paysTrip).map(({ state }) => state)
  await em.nativeUpdate(
    Booking,
    { id },
    {
      paymentStatus: bookingPaymentStatus(ofTrip, paymentMethod),
      ...bookingMoney(
        attempts.map(({ state, amountCents, refundTargetCents, refundedCents, refundReason }) => ({
          state,
          amountCents,
          refundTargetCents,
          refundedCents,
          isSecond: refundReason === 'second payment',
        })),
      ),
    },
  )
}

function moneyAfter(
  { changeId, amountCents, refundTargetCents, refundedCents, refundReason }: Payment,
  state: PaymentState,
  set: Partial<MoneyOfPayment>,
): MoneyOfPayment {
  return {
    state,
    changeId,
    amountCents,
    refundTargetCents: set.refundTargetCents ?? refundTargetCents,
    refundedCents: set.refundedCents ?? refundedCents,
    refundReason: set.refundReason ?? refundReason ?? null,
  }
}

/**
 * Whether an event without a new state is told, once: of a completed payment that is disputed, and of a refund since
 * it fell due.
 */
async function isNews(
  { em }: DatabaseAccess,
  { payment }: LockedPayment,
  { event }: PaymentTransition,
): Promise<boolean> {
  const { id: paymentId, state: fromState, refundDueAt } = payment
  if (event === 'refund_unknown') return true
  if (event === 'refund_late')
    return (
      (await em.count(PaymentChange, { paymentId, event, at: { $gte: refundDueAt ?? new Date(0) } })) === 0
    )
  if (event !== 'paid_disputed' || fromState !== 'completed') return false
  return (await em.count(PaymentChange, { paymentId, event, fromState })) === 0
}

async function recordTransition(
  { em, clock }: DatabaseAccess,
  { id: paymentId, state: fromState, refundTargetCents: dueBefore, journeyId }: Payment,
  { event, source, admin, facts }: PaymentTransition,
  { after, parts }: { readonly after: MoneyOfPayment; readonly parts: readonly PartAfter[] },
): Promise<void> {
  const { state: toState, refundTargetCents, refundedCents } = after
  const isDue = refundTargetCents > dueBefore || toState === 'refund_due' || toState === 'refund_failed'
  const money = {
    ...(toState === 'refunded' && { returnedCents: refundTargetCents }),
    ...(event === 'refund_part_seen' && { returnedCents: refundedCents }),
    ...(isDue && { dueCents: refundTargetCents }),
    ...(journeyId != null && factsOfShares(parts)),
  }
  await em.insert(PaymentChange, {
    paymentId,
    at: clock(),
    source,
    event,
    fromState,
    toState,
    admin: admin ?? null,
    facts: facts || Object.keys(money).length > 0 ? { ...facts, ...money } : null,
  })
}

/** Returns, for each leg, the amount to be refunded and the amount refunded, for the history of its booking. */
function factsOfShares(parts: readonly PartAfter[]): Record<string, number> {
  return Object.fromEntries(
    parts.flatMap(({ booking: { id }, attempt: { refundTargetCents, refundedCents } }) => [
      [shareFact('dueCents', id), refundTargetCents],
      [shareFact('returnedCents', id), refundedCents],
    ]),
  )
}
