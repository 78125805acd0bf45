import { only } from '../core/only.ts'
import type { Payment as PaymentAnswer, PaymentToSettle } from '@chauffeur/contract/payments'
import type { Cents } from '@chauffeur/domain/money'
import { mayAskRefundAgain } from '@chauffeur/domain/payment-checks'
import { statesToSettle, type MoneyActName, type PaymentEvent } from '@chauffeur/domain/payment-state'
import { paymentStatusOf } from '@chauffeur/domain/payment-status'
import { Booking } from '../bookings/booking.entity.ts'
import { isUuid } from '../db/is-uuid.ts'
import type { RequestContext } from '../core/request-context.ts'
import { Refusal } from '../core/refusal.ts'
import { readAttempts, REFUNDING } from './attempts-of.ts'
import { type AttemptOfBooking, PaymentChange, Payment } from './payment.entity.ts'
import { shareFact } from './share-out.ts'
import type { EntityManager } from '../db/orm.ts'
import { findRows } from '../db/find-rows.ts'

type ReadContext = Pick<RequestContext, 'em' | 'clock'>

/** The attempts to pay a booking, the latest first. */
export async function listPayments(bookingId: string, context: ReadContext): Promise<PaymentAnswer[]> {
  const { em } = context
  if (!isUuid(bookingId) || (await em.count(Booking, { id: bookingId })) === 0)
    throw new Refusal('NOT_FOUND', { code: 'not_found', what: 'booking' })
  return withHistory((await readAttempts(em, [bookingId])).ofBookings, context, concerns)
}

const MAX_TO_SETTLE = 100

/** The payments that wait for a person, the longest waiting first. */
export async function listPaymentsToSettle(context: ReadContext): Promise<PaymentToSettle[]> {
  const { em } = context
  const waiting = await em.find(
    Payment,
    { state: { $in: [...statesToSettle] } },
    { orderBy: { stateSince: 'asc', id: 'asc' }, limit: MAX_TO_SETTLE },
  )
  const bookings = await em.find(Booking, { id: { $in: waiting.map(({ bookingId }) => bookingId) } })
  const bookingOf = new Map(bookings.map((booking) => [booking.id, booking]))
  const rows = await withHistory(waiting, context)
  return rows.map((row, index) => {
    const booking = bookingOf.get(waiting[index]?.bookingId ?? '')
    if (!booking) throw new Error('A payment is never without its booking')
    return { ...row, bookingNumber: booking.number, customerName: booking.customerName }
  })
}

/** One attempt as the office reads it. */
export async function readPayment(payment: AttemptOfBooking, context: ReadContext): Promise<PaymentAnswer> {
  return only(await withHistory([payment], context))
}

async function withHistory(
  attempts: readonly AttemptOfBooking[],
  { em, clock }: ReadContext,
  isShown: typeof concerns = () => true,
): Promise<PaymentAnswer[]> {
  const now = clock()
  const changes = await em.find(
    PaymentChange,
    { paymentId: { $in: attempts.map(({ id }) => id) } },
    { orderBy: { id: 'asc' } },
  )
  return attempts.map((attempt) => {
    const own = changes.filter(({ paymentId }) => paymentId === attempt.id)
    return present(
      attempt,
      own.filter((change, index) => isShown(attempt, change, own.slice(0, index))),
      now,
    )
  })
}

/** Whether a change of an attempt is about the money of its booking: of one for several legs some are about another's. */
function concerns(
  { journeyId, bookingId }: AttemptOfBooking,
  { event, toState, facts }: PaymentChange,
  earlier: readonly PaymentChange[],
): boolean {
  if (journeyId == null || event === 'paid_disputed' || !REFUNDING.has(toState)) return true
  const returned = shareFact('returnedCents', bookingId)
  const isSeen = toState === 'refunded' || event === 'refund_part_seen'
  const now = factOf(facts, isSeen ? returned : shareFact('dueCents', bookingId)) ?? 0
  return now > latestFact(earlier, returned)
}

function present(payment: AttemptOfBooking, changes: readonly PaymentChange[], now: Date): PaymentAnswer {
  return {
    id: payment.id,
    bookingId: payment.bookingId,
    reference: payment.reference,
    attempt: payment.attempt,
    provider: payment.provider,
    state: payment.state,
    paymentStatus: paymentStatusOf(payment.state),
    purpose: payment.changeId == null ? 'trip' : `change:${payment.changeId}`,
    amount: payment.amountCents,
    refundTotal: payment.refundTargetCents,
    refunded: payment.refundedCents,
    refundRequests: payment.refundRequests,
    mayAskRefundAgain: mayAskRefundAgain(payment, now),
    createdAt: payment.createdAt.toISOString(),
    transactionId: payment.transactionId ?? null,
    refundReason: payment.refundReason ?? null,
    lastError: payment.lastError ?? null,
    history: changes.map(({ at, event, fromState, toState, source, admin, facts }) => ({
      at: at.toISOString(),
      event,
      fromState,
      toState,
      source,
      admin: admin ?? null,
      disagreeing: disagreeing(facts?.['disagreeing']),
    })),
  }
}

function disagreeing(fact: string | number | readonly string[] | null | undefined): string[] {
  return typeof fact === 'object' && fact !== null ? [...fact] : []
}

/** Something that happened to a booking's money. */
export interface MoneyAct {
  readonly at: Date
  readonly act: MoneyActName
  /** The administrator's name; null of what happens by itself. */
  readonly by: string | null
  /** Null where it was not written down yet when it happened. */
  readonly amountCents: Cents | null
}

/** The acts about a booking's money, oldest first. */
export async function readMoneyOf(bookingId: string, em: EntityManager): Promise<MoneyAct[]> {
  const { ofBookings: payments } = await readAttempts(em, [bookingId])
  if (payments.length === 0) return []
  const changes = await findRows(
    em,
    PaymentChange,
    { paymentId: { $in: payments.map(({ id }) => id) } },
    { orderBy: { id: 'asc' } },
  )
  const acts = changes.flatMap((change) => {
    const payment = payments.find(({ id }) => id === change.paymentId)
    const act = actOf(change)
    if (!payment || !act) return []
    const earlier = changes.filter(({ id, paymentId }) => paymentId === change.paymentId && id < change.id)
    if (!concerns(payment, change, earlier)) return []
    const { at, admin } = change
    return [{ at, act, by: admin ?? null, amountCents: amountOf(act, change, payment, earlier) }]
  })
  return withSumsDue(acts)
}

/** Amounts that fall due at once are one act, though they are given back of several payments. */
function withSumsDue(acts: readonly MoneyAct[]): MoneyAct[] {
  const told: MoneyAct[] = []
  for (const act of acts) {
    const same = told.findIndex(
      (one) => act.act === 'refund-due' && one.act === act.act && one.at.getTime() === act.at.getTime(),
    )
    const one = told[same]
    if (!one) told.push(act)
    else told[same] = { ...one, amountCents: sumOf(one.amountCents, act.amountCents) }
  }
  return told
}

const sumOf = (one: Cents | null, other: Cents | null) =>
  one === null || other === null ? null : one + other

/** Whatever makes more of a payment go back than before. */
const RAISES: ReadonlySet<PaymentEvent> = new Set([
  'booking_rejected',
  'booking_cancelled',
  'booking_changed',
  'refund_raised',
  'paid_after_rejection',
  'paid_after_cancellation',
  'paid_after_change',
  'paid_twice',
])

/** How the history calls a change; undefined of one that only the payment's own list shows. */
function actOf({ event, fromState: from, toState: to }: PaymentChange): MoneyActName | undefined {
  if (event === 'refund_part_seen') return 'refund-returned'
  if (RAISES.has(event)) return 'refund-due'
  if (to === from) return undefined
  switch (to) {
    case 'completed':
      return 'payment-completed'
    case 'failed':
      return 'payment-declined'
    case 'expired':
      return event === 'review_dismissed' ? 'payment-dismissed' : 'payment-expired'
    case 'review':
      return 'payment-review'
    case 'refunded':
      return 'refund-returned'
    case 'refund_failed':
      return 'refund-failed'
    case 'creating':
    case 'pending':
    // Asked for once more: what is to go back was said when it fell due.
    case 'refund_due':
    case 'refund_sent':
      break
  }
  return undefined
}

function amountOf(
  act: MoneyActName,
  change: PaymentChange,
  payment: AttemptOfBooking,
  earlier: readonly PaymentChange[],
): Cents | null {
  if (!act.startsWith('refund-')) return payment.amountCents
  const nameOf = (name: 'returnedCents' | 'dueCents') =>
    payment.journeyId == null ? name : shareFact(name, payment.bookingId)
  const now = factOf(change.facts, nameOf(act === 'refund-returned' ? 'returnedCents' : 'dueCents'))
  return now === null
    ? null
    : now - latestFact(earlier, nameOf(act === 'refund-due' ? 'dueCents' : 'returnedCents'))
}

/** These facts only grow. */
function latestFact(changes: readonly PaymentChange[], name: string): Cents {
  return Math.max(0, ...changes.map(({ facts }) => factOf(facts, name) ?? 0))
}

function factOf(facts: PaymentChange['facts'] | undefined, name: string): Cents | null {
  const fact = facts?.[name]
  return typeof fact === 'number' ? fact : null
}
