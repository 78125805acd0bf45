import type { Checkout, Outcome } from '@chauffeur/gateways/payments/payments'
import { bookingWords } from '@chauffeur/words/server-words'
import { Booking } from '../bookings/booking.entity.ts'
import { observeCheckout, observePayment, type PaymentContext } from './observe-payment.ts'
import { type EventSource, Payment, type PaymentTransition, type TransitionResult } from './payment.entity.ts'
import type { Journey } from '../journeys/journey.entity.ts'
import { PaymentShare } from './payment-share.entity.ts'
import { transitionPayment } from './transition-payment.ts'
import { randomUUID } from 'node:crypto'
import { nextPaymentCheck, PAYMENT_PAGE_MINUTES } from '@chauffeur/domain/payment-checks'
import { newToken } from '../core/secrets.ts'
import type { Transaction } from '../core/transaction.ts'

/**
 * Asks the provider for the page of an attempt that was stored before. No transaction is open meanwhile.
 *
 * @returns false when it was refused, as another attempt would be.
 */
export async function createCheckout(payment: Payment, context: PaymentContext): Promise<boolean> {
  const { gateway, notificationUrl, resultUrl } = context.payments
  const { locale } = await context.orm.em
    .fork()
    .findOneOrFail(Booking, { id: payment.bookingId }, { fields: ['locale'] })
  const answer = await gateway().createCheckout({
    reference: payment.reference,
    amountCents: payment.amountCents,
    currency: 'EUR',
    description: bookingWords(locale).booking(payment.reference.replace(/-\d+$/, '')),
    returnUrl: notificationUrl(payment.notifyToken),
    redirectUrl: resultUrl(payment.id, locale),
    validUntil: payment.expiresAt,
  })
  const transition = transitionFrom(answer)
  await context.transaction((tx) => transitionPayment(tx, payment.id, () => transition))
  return transition.event !== 'create_refused'
}

function transitionFrom(answer: Outcome<Checkout>): PaymentTransition {
  const source = 'booking'
  if (answer.outcome === 'ok') {
    const { id: checkoutId, pageUrl } = answer.value
    const set = { checkoutId, checkoutUrl: pageUrl ?? null, lastError: null }
    return { event: pageUrl === undefined ? 'create_unknown' : 'created', source, set }
  }
  return { event: eventOf(answer), source, set: { lastError: answer.reason } }
}

/** 409 says that the reference is taken: by an earlier call of ours, perhaps. */
function eventOf(answer: Exclude<Outcome<Checkout>, { outcome: 'ok' }>): PaymentTransition['event'] {
  if (answer.outcome === 'refused') return answer.status === 409 ? 'create_unknown' : 'create_refused'
  return answer.mayHaveArrived ? 'create_unknown' : 'not_found'
}

/** Looks for the checkout of an attempt when it is not known whether it was created. */
export async function findCheckout(
  payment: Payment,
  source: EventSource,
  context: PaymentContext,
): Promise<TransitionResult & { readonly isKnown: boolean }> {
  const { id, reference } = payment
  const answer = await context.payments.gateway().findByReference(reference)
  return context.transaction(async (tx) => {
    const read = { lastReadAt: tx.clock(), lastError: answer.outcome === 'ok' ? null : answer.reason }
    if (answer.outcome !== 'ok') {
      const moved = await transitionPayment(tx, id, () => ({ event: 'unreadable', source, set: read }))
      return { ...moved, isKnown: false }
    }
    const found = answer.value.find((checkout) => isOurs(payment, checkout))
    if (!found) {
      const moved = await transitionPayment(tx, id, () => ({ event: 'not_found', source, set: read }))
      return { ...moved, isKnown: true }
    }
    const set = { ...read, checkoutId: found.id, checkoutUrl: found.pageUrl ?? null }
    const moved = await transitionPayment(tx, id, () => ({ event: 'created', source, set }))
    const hasMoved = found.status !== 'pending'
    return { ...(hasMoved ? await observeCheckout(tx, id, found, source) : moved), isKnown: true }
  })
}

/** Another checkout of our reference is of another database, restored or thrown away. */
function isOurs({ amountCents, currency, merchantCode }: Payment, checkout: Checkout): boolean {
  return (
    checkout.amountCents === amountCents &&
    checkout.currency === currency &&
    checkout.merchantCode === merchantCode
  )
}

/** An attempt whose checkout id is known. */
export type WithCheckout = Payment & { readonly checkoutId: string }

export function hasCheckout(payment: Payment): payment is WithCheckout {
  return payment.checkoutId != null
}

/**
 * Closes an attempt's page, so that nobody pays on it any more. A payment that was made just before is found by that,
 * and counts.
 */
export async function closePayment(
  { id, checkoutId }: WithCheckout,
  source: EventSource,
  context: PaymentContext,
): Promise<TransitionResult> {
  const gateway = context.payments.gateway()
  const answer = await gateway.deactivateCheckout(checkoutId)
  if (answer.outcome === 'refused' && answer.status === 409)
    return observePayment(id, await gateway.readCheckout(checkoutId), source, context)
  if (answer.outcome === 'ok' && answer.value.transactions.some(({ isSuccessful }) => isSuccessful))
    return context.transaction((tx) => observeCheckout(tx, id, answer.value, source))
  return context.transaction((tx) => {
    const lastError = answer.outcome === 'ok' ? null : answer.reason
    const set = { lastReadAt: tx.clock(), lastError }
    return transitionPayment(tx, id, () => ({
      event: isClosed(answer) ? 'deactivated' : 'not_deactivated',
      source,
      set,
    }))
  })
}

/** A checkout that does not exist any more cannot be paid either. */
function isClosed(answer: Outcome<Checkout>): boolean {
  return answer.outcome === 'ok' || (answer.outcome === 'refused' && answer.status === 404)
}

/** Longer than a request waits for the provider: after that it hangs, and another one may continue. */
export const CHECKOUT_LEASE_MS = 45_000

/** A booking that is to be paid, or a difference of its price, or the legs of a journey that are to be paid. */
export type PayableBooking = Pick<Booking, 'id' | 'number' | 'totalCents'> & {
  /** The change of the trip whose difference it is. */
  readonly changeId?: string | undefined
  /** Of several legs, the first of which is the booking: their journey, whose number it has, and what each costs. */
  readonly journey?:
    | { readonly id: string; readonly legs: readonly Pick<Booking, 'id' | 'totalCents'>[] }
    | undefined
}

/** The legs of a journey as one thing to pay. */
export function payableJourney(
  { id, number }: Pick<Journey, 'id' | 'number'>,
  legs: readonly Pick<Booking, 'id' | 'totalCents'>[],
): PayableBooking {
  const [first] = legs
  if (!first) throw new Error('A journey that is to be paid has legs')
  const totalCents = legs.reduce((sum, leg) => sum + leg.totalCents, 0)
  return { id: first.id, number, totalCents, journey: { id, legs } }
}

/** Stores that this request, and no other, is about to create a checkout. */
export function openAttempt(
  tx: Transaction,
  booking: PayableBooking,
  attempt: number,
  { payments: { provider, merchantCode }, processId }: Pick<PaymentContext, 'payments' | 'processId'>,
): Promise<Payment> {
  const now = tx.clock()
  return insertAttempt(tx, booking, attempt, {
    state: 'creating',
    provider,
    merchantCode,
    expiresAt: new Date(now.getTime() + PAYMENT_PAGE_MINUTES * 60_000),
    lockedUntil: new Date(now.getTime() + CHECKOUT_LEASE_MS),
    lockedBy: processId,
    nextCheckAt: nextPaymentCheck({ state: 'creating', createdAt: now }, now),
  })
}

/**
 * Stores a payment that no provider knows of, as by bank transfer. It has no page to pay on, so that it begins like one
 * whose page is closed.
 */
export function insertManualPayment(
  tx: Transaction,
  booking: PayableBooking,
  attempt: number,
): Promise<Payment> {
  return insertAttempt(tx, booking, attempt, {
    state: 'expired',
    provider: 'manual',
    merchantCode: 'MANUAL',
    expiresAt: tx.clock(),
  })
}

async function insertAttempt(
  { em, clock }: Transaction,
  booking: PayableBooking,
  attempt: number,
  facts: Pick<Payment, 'state' | 'provider' | 'merchantCode' | 'expiresAt'> &
    Partial<Pick<Payment, 'lockedUntil' | 'lockedBy' | 'nextCheckAt'>>,
): Promise<Payment> {
  const now = clock()
  const payment = em.create(
    Payment,
    {
      ...facts,
      id: randomUUID(),
      bookingId: booking.id,
      journeyId: booking.journey?.id ?? null,
      attempt,
      stateSince: now,
      createdAt: now,
      changeId: booking.changeId ?? null,
      amountCents: booking.totalCents,
      currency: 'EUR',
      reference: `${booking.number}-${attempt}`,
      notifyToken: newToken(),
    },
    { managed: false, persist: false },
  )
  await em.insert(Payment, payment)
  if (booking.journey)
    await em.insertMany(
      PaymentShare,
      booking.journey.legs.map(({ id: bookingId, totalCents: amountCents }) => ({
        paymentId: payment.id,
        bookingId,
        amountCents,
      })),
    )
  return payment
}
