import { LockMode } from '@mikro-orm/core'
import { nextPaymentCheck } from '@chauffeur/domain/payment-checks'
import { nextPaymentState, type PaymentEvent, type PaymentState } from '@chauffeur/domain/payment-state'
import { bookingPaymentStatus } from '@chauffeur/domain/payment-status'
import { Booking } from '../bookings/booking.entity.ts'
import type { Transaction } from '../core/request-context.ts'
import { PaymentChange, type EventSource, type ProviderFacts } from './payment-change.entity.ts'
import { Payment, type RefundReason } from './payment.entity.ts'
import { enqueuePaymentNotifications } from './payment-notifications.ts'

/** An attempt with all that decides about it, locked until the transaction ends. */
export interface LockedPayment {
  readonly payment: Payment
  readonly booking: Booking
  /** The booking's other attempts, the latest first. */
  readonly others: readonly Payment[]
}

/** What happened to an attempt. */
export interface PaymentTransition {
  readonly event: PaymentEvent
  readonly source: EventSource
  readonly facts?: ProviderFacts
  readonly admin?: string
  /** Why money goes back, where the event says that it does. */
  readonly refundReason?: RefundReason
  /** What is known of it from now on, whether or not its state changes. */
  readonly set?: Partial<
    Pick<
      Payment,
      | 'checkoutId'
      | 'checkoutUrl'
      | 'transactionId'
      | 'lastReadAt'
      | 'lastError'
      | 'lockedUntil'
      | 'reviewedAt'
    >
  >
}

export interface TransitionResult extends LockedPayment {
  readonly from: PaymentState
  readonly to: PaymentState
}

/** Locks a booking and its attempts, always in this order, so that whatever concerns one of them takes turns. */
export async function lockPaymentAttempts(
  { em }: Transaction,
  bookingId: string,
): Promise<{ booking: Booking; attempts: Payment[] }> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true } as const
  const booking = await em.findOneOrFail(Booking, { id: bookingId }, lock)
  const attempts = await em.find(Payment, { bookingId }, { ...lock, orderBy: { attempt: 'desc' } })
  return { booking, attempts }
}

/**
 * The only way in which an attempt's state changes, whoever brings the news: in one transaction, with the attempt
 * locked, an entry in its history, the mails that follow, and the booking's own status in step.
 *
 * @param decide what the news are, on the locked facts; undefined when there are none.
 */
export async function transitionPayment(
  tx: Transaction,
  paymentId: string,
  decide: (held: LockedPayment) => PaymentTransition | undefined,
): Promise<TransitionResult> {
  const { em, clock } = tx
  const { bookingId } = await em.findOneOrFail(Payment, { id: paymentId }, { disableIdentityMap: true })
  const { booking, attempts } = await lockPaymentAttempts(tx, bookingId)
  const payment = attempts.find(({ id }) => id === paymentId)
  if (!payment) throw new Error('An attempt is one of its booking')
  const held = { payment, booking, others: attempts.filter(({ id }) => id !== paymentId) }

  const from = payment.state
  const news = decide(held)
  if (!news) return { ...held, from, to: from }
  const to = stateAfter(held, news)
  const now = clock()
  await em.nativeUpdate(
    Payment,
    { id: paymentId, state: from },
    { ...news.set, ...(to !== from && changes(payment, to, news, now)) },
  )
  if (to !== from) {
    const states = [to, ...held.others.map(({ state }) => state)]
    await em.nativeUpdate(Booking, { id: bookingId }, { paymentStatus: bookingPaymentStatus(states) })
  }
  if (to !== from || (await isFirstDispute(tx, held, news))) {
    await recordTransition(tx, paymentId, news, from, to)
    await enqueuePaymentNotifications(tx, { ...held, from, to }, news)
  }
  return { ...held, from, to }
}

/** A booking has one open attempt at most: while a newer one is open, an older one stays declined. */
function stateAfter(
  { payment: { state }, others }: LockedPayment,
  { event }: PaymentTransition,
): PaymentState {
  const next = nextPaymentState(state, event)
  const isOpenElsewhere = others.some((other) => other.state === 'creating' || other.state === 'pending')
  return next === 'stay' || (next === 'pending' && state === 'failed' && isOpenElsewhere) ? state : next
}

function changes(
  { createdAt, refundDueAt, refundReason }: Payment,
  to: PaymentState,
  news: PaymentTransition,
  now: Date,
) {
  const isDueAtFirst = to === 'refund_due' && refundDueAt == null
  const dueAt = isDueAtFirst ? now : refundDueAt
  return {
    state: to,
    stateSince: now,
    ...(isDueAtFirst && { refundDueAt: now, refundReason: news.refundReason ?? refundReason ?? null }),
    // Whatever else is due has its time already, which a notification may have brought forward.
    ...(dueAt != null && {
      nextCheckAt: isDueAtFirst ? now : nextPaymentCheck({ state: to, createdAt, refundDueAt: dueAt }, now),
    }),
  }
}

/** Disagreeing facts about what was paid before change nothing, and are told once. */
async function isFirstDispute(
  { em }: Transaction,
  { payment }: LockedPayment,
  { event }: PaymentTransition,
): Promise<boolean> {
  if (event !== 'paid_disputed' || payment.state !== 'completed') return false
  const { id: paymentId, state: fromState } = payment
  return (await em.count(PaymentChange, { paymentId, event, fromState })) === 0
}

async function recordTransition(
  { em, clock }: Transaction,
  paymentId: string,
  { event, source, admin, facts }: PaymentTransition,
  fromState: PaymentState,
  toState: PaymentState,
): Promise<void> {
  await em.insert(PaymentChange, {
    paymentId,
    at: clock(),
    source,
    event,
    fromState,
    toState,
    admin: admin ?? null,
    facts: facts ?? null,
  })
}
