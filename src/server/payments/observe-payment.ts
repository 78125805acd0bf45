import { compareCheckout, type Finding } from '@chauffeur/domain/payment-facts'
import { isToBePaid } from '@chauffeur/domain/unpaid-booking'
import type { Checkout, Outcome } from '@chauffeur/gateways/payments/payments'
import type { OperationContext } from '../core/request-context.ts'
import type { Transaction } from '../core/transaction.ts'
import { transitionPayment } from './transition-payment.ts'
import {
  type LockedPayment,
  type TransitionResult,
  type PaymentTransition,
  Payment,
  paysTrip,
  type EventSource,
  type ProviderFacts,
} from './payment.entity.ts'
import type { OnlinePayments } from './online-payments.ts'
import { whyReturned } from './why-returned.ts'

/** The context of acts on payments; most of them follow no request. */
export interface PaymentContext extends Pick<
  OperationContext,
  'orm' | 'clock' | 'processId' | 'transaction'
> {
  readonly payments: OnlinePayments
}

export function paymentContext(
  context: Omit<PaymentContext, 'payments'>,
  payments: OnlinePayments,
): PaymentContext {
  const { orm, clock, processId } = context
  return { orm, clock, processId, transaction: (act) => context.transaction(act), payments }
}

/** Applies the provider's answer about an attempt. A failed read only records that it was tried. */
export function observePayment(
  paymentId: string,
  answer: Outcome<Checkout>,
  source: EventSource,
  context: PaymentContext,
): Promise<TransitionResult> {
  if (answer.outcome === 'ok')
    return context.transaction((tx) => observeCheckout(tx, paymentId, answer.value, source))
  return context.transaction((tx) =>
    transitionPayment(tx, paymentId, () => ({
      event: 'unreadable',
      source,
      set: { lastReadAt: tx.clock(), lastError: answer.reason },
    })),
  )
}

/** Observes a payment whose checkout has been made. */
export async function observeCheckout(
  tx: Transaction,
  paymentId: string,
  checkout: Checkout,
  source: EventSource,
): Promise<TransitionResult> {
  const isOfAnother = await isPaidByAnother(tx, paymentId, checkout.transactionId)
  return transitionPayment(tx, paymentId, (locked) =>
    transitionFrom(locked, checkout, isOfAnother, source, tx.clock()),
  )
}

/** One transaction pays one attempt, whatever a provider says. */
async function isPaidByAnother(
  { em }: Transaction,
  id: string,
  transactionId: string | undefined,
): Promise<boolean> {
  return transactionId !== undefined && (await em.count(Payment, { transactionId, id: { $ne: id } })) > 0
}

function transitionFrom(
  locked: LockedPayment,
  checkout: Checkout,
  isOfAnother: boolean,
  source: EventSource,
  now: Date,
): PaymentTransition | undefined {
  const finding = findingOf(locked, checkout, isOfAnother)
  const read = { lastReadAt: now, lastError: null }
  const facts = factsOf(checkout, finding)
  if (finding.found === 'paid')
    return { ...asPaid(locked), source, facts, set: { ...read, transactionId: finding.transactionId } }
  if (finding.found !== 'paid_disputed') return { event: `read_${finding.found}`, source, facts, set: read }
  // An administrator has settled it already.
  if (locked.payment.reviewedAt != null) return { event: 'unreadable', source, set: read }
  const transactionId = isOfAnother ? undefined : checkout.transactionId
  const keepsIt = transactionId !== undefined && locked.payment.transactionId == null
  return {
    event: 'paid_disputed',
    source,
    facts,
    // The office may still have it given back.
    set: { ...read, ...(keepsIt && { transactionId }) },
  }
}

type Found = Finding | { readonly found: 'paid_disputed'; readonly disagreeing: readonly string[] }

function findingOf(locked: LockedPayment, checkout: Checkout, isOfAnother: boolean): Found {
  const { payment } = locked
  const { amountCents, currency, merchantCode, reference } = payment
  const finding = compareCheckout({ amountCents, currency, merchantCode, reference }, checkout)
  if (finding.found !== 'paid') return finding
  if (isOfAnother) return { found: 'paid_disputed', disagreeing: ['transaction id'] }
  return isOfOldPrice(locked) ? { found: 'paid_disputed', disagreeing: ['price of the booking'] } : finding
}

/** The office has changed the price of an unpaid trip, and a page of before was paid that was closed, or seemed to be. */
function isOfOldPrice({ payment, parts }: LockedPayment): boolean {
  return (
    paysTrip(payment) &&
    parts.some(({ booking, attempt }) => isToBePaid(booking) && attempt.amountCents !== booking.totalCents)
  )
}

/**
 * The event that follows when an attempt is paid: for bookings that are rejected or paid already, the money goes back. Where
 * it also pays one that stands it is kept, and `transitionPayment` gives back the rest.
 */
export function asPaid({
  payment,
  parts,
  changeState,
}: LockedPayment): Pick<PaymentTransition, 'event' | 'refundReason'> {
  if (payment.state === 'completed') return { event: 'paid' }
  const returned = parts.map((part) => whyReturned(part, changeState))
  const [first] = returned
  return first && !returned.includes(undefined)
    ? { event: first.whole, refundReason: first.refundReason }
    : { event: 'paid' }
}

function factsOf(checkout: Checkout, finding: Found): ProviderFacts {
  return {
    status: checkout.status,
    amountCents: checkout.amountCents ?? null,
    currency: checkout.currency ?? null,
    reference: checkout.reference ?? null,
    transactionId: checkout.transactionId ?? null,
    ...(finding.found === 'paid_disputed' && { disagreeing: finding.disagreeing }),
  }
}
