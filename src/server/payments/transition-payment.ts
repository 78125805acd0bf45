import { LockMode } from '@mikro-orm/core'
import { nextPaymentCheck } from '@chauffeur/domain/payment-checks'
import { nextPaymentState, type PaymentEvent, type PaymentState } from '@chauffeur/domain/payment-state'
import { bookingMoney, bookingPaymentStatus } from '@chauffeur/domain/payment-status'
import type { ChangeState } from '@chauffeur/domain/trip-change'
import { BookingChange } from '../changes/booking-change.entity.ts'
import { Booking } from '../bookings/booking.entity.ts'
import type { DatabaseAccess, Transaction } from '../core/transaction.ts'
import { UNMANAGED } from '../db/orm.ts'
import {
  type LockedPayment,
  type MoneyOfPayment,
  type PaymentTransition,
  type TransitionResult,
  Payment,
  paysTrip,
  PaymentChange,
} from './payment.entity.ts'
import { recordPaymentEvents, recordReturn } from './record-payment-events.ts'

/** Locks a booking and its attempts, always in this order, so that two transactions wait for each other, and never deadlock. */
export async function lockPaymentAttempts(
  { em }: DatabaseAccess,
  bookingId: string,
): Promise<{ booking: Booking; attempts: Payment[] }> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, ...UNMANAGED } as const
  const booking = await em.findOneOrFail(Booking, { id: bookingId }, lock)
  const attempts = await em.find(Payment, { bookingId }, { ...lock, orderBy: { attempt: 'desc' } })
  return { booking, attempts }
}

/** Has the payment worker close the pages that a booking can still be paid on, at once. */
export async function closeOpenAttempts({ em, clock }: DatabaseAccess, bookingId: string): Promise<void> {
  await em.nativeUpdate(
    Payment,
    { bookingId, state: { $in: ['creating', 'pending', 'failed'] } },
    { nextCheckAt: clock() },
  )
}

/**
 * The only way in which an attempt's state changes, whatever the cause: in one transaction, with the attempt locked,
 * an entry in its history, the events that follow, and the booking's own status in step.
 *
 * @param decide what happened, on the locked facts; undefined when nothing did.
 */
export async function transitionPayment(
  tx: Transaction,
  paymentId: string,
  decide: (locked: LockedPayment) => PaymentTransition | undefined,
): Promise<TransitionResult> {
  const { em, clock } = tx
  const { bookingId } = await em.findOneOrFail(Payment, { id: paymentId }, UNMANAGED)
  const { booking, attempts } = await lockPaymentAttempts(tx, bookingId)
  const payment = attempts.find(({ id }) => id === paymentId)
  if (!payment) throw new Error('An attempt is one of its booking')
  const others = attempts.filter(({ id }) => id !== paymentId)
  const locked = { payment, booking, others, changeState: await changeStateOf(tx, payment) }

  const from = payment.state
  const transition = decide(locked)
  if (!transition) return { ...locked, from, to: from }
  const to = stateAfter(locked, transition)
  const set = { ...transition.set, ...changesOf(payment, to, transition, clock()) }
  await em.nativeUpdate(Payment, { id: paymentId, state: from }, set)
  const after = moneyAfter(payment, to, set)
  const isRaised = after.refundTargetCents > payment.refundTargetCents
  if (to !== from || isRaised || set.refundedCents !== undefined)
    await updateBookingMoney(tx, booking, [after, ...locked.others])
  if (to !== from || isRaised || (await isNews(tx, locked, transition))) {
    await recordTransition(tx, payment, transition, after)
    await recordPaymentEvents(tx, { ...locked, from, to }, transition, after)
  }
  await recordReturn(tx, locked, after)
  return { ...locked, from, to }
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
  { payment: { state, changeId }, others }: LockedPayment,
  { event }: PaymentTransition,
): PaymentState {
  const next = nextPaymentState(state, event)
  const isOpenElsewhere = others.some(
    (other) => other.changeId === changeId && (other.state === 'creating' || other.state === 'pending'),
  )
  return next === 'stay' || (next === 'pending' && state === 'failed' && isOpenElsewhere) ? state : next
}

/** The columns of a transition beside its own facts: the state, what is to go back, and when to look next. */
function changesOf(payment: Payment, to: PaymentState, transition: PaymentTransition, now: Date) {
  const { state: from, createdAt, amountCents, refundTargetCents, refundReason } = payment
  const { refundAskedAt = payment.refundAskedAt } = transition.set ?? {}
  const returnsAll = to !== from && RETURNS_ALL.has(transition.event)
  const target = returnsAll ? amountCents : (transition.set?.refundTargetCents ?? 0)
  const isRaised = target > refundTargetCents
  const refundDueAt = isRaised ? now : payment.refundDueAt
  return {
    ...(to !== from && { state: to, stateSince: now }),
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

const RETURNS_ALL: ReadonlySet<PaymentEvent> = new Set([
  'paid_after_rejection',
  'paid_after_cancellation',
  'paid_after_change',
  'paid_twice',
])

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
  { id: paymentId, state: fromState, refundTargetCents: dueBefore }: Payment,
  { event, source, admin, facts }: PaymentTransition,
  { state: toState, refundTargetCents, refundedCents }: MoneyOfPayment,
): Promise<void> {
  const isDue = refundTargetCents > dueBefore || toState === 'refund_due' || toState === 'refund_failed'
  const money = {
    ...(toState === 'refunded' && { returnedCents: refundTargetCents }),
    ...(event === 'refund_part_seen' && { returnedCents: refundedCents }),
    ...(isDue && { dueCents: refundTargetCents }),
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
