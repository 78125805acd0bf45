import type { BookingStatus } from '@chauffeur/domain/booking-status'
import type { PaymentStatus } from '@chauffeur/domain/payment-status'
import { Refusal } from '../core/refusal.ts'
import type { Transaction, RequestContext } from '../core/request-context.ts'
import { closePayment, hasCheckout, type WithCheckout } from '../payments/close-payment.ts'
import { createCheckout } from '../payments/create-checkout.ts'
import { findCheckout } from '../payments/find-checkout.ts'
import { lockPaymentAttempts } from '../payments/transition-payment.ts'
import { LEASE_MS, openAttempt, type PayableBooking } from '../payments/open-attempt.ts'
import { paymentContext, type PaymentContext } from '../payments/observe-payment.ts'
import { Payment } from '../payments/payment.entity.ts'

/** How a booking stands, and where it can be paid if it still has to be. */
export interface Offer {
  readonly status: BookingStatus
  readonly paymentStatus: PaymentStatus
  readonly checkoutUrl?: string
}

type Step =
  | { readonly do: 'answer'; readonly offer: Offer }
  | { readonly do: 'create'; readonly payment: Payment; readonly booking: PayableBooking }
  | { readonly do: 'find'; readonly payment: Payment }
  | { readonly do: 'close'; readonly payment: WithCheckout }
  | { readonly do: 'give up' }

/** One request makes so many attempts at most: a provider that fails twice fails a third time. */
const MAX_ATTEMPTS = 2
/** A page that is left less than this is no page to send somebody to. */
const MIN_TIME_LEFT_MS = 60_000

/**
 * Gives a booking its page of the provider: the one that it has, or a new one once the last one is closed for sure. A
 * booking that is paid, or whose payment is being looked at, gets none.
 *
 * @param first the attempt that was written down together with the booking.
 */
export async function offerCheckout(
  booking: PayableBooking,
  context: RequestContext,
  first?: { readonly payment: Payment },
): Promise<Offer> {
  const { payments } = context
  if (!payments) throw unavailable(booking)
  const forPayments = paymentContext(context, payments)
  let mine = first?.payment.id
  let attempts = first ? 1 : 0
  try {
    let step: Step = first
      ? { do: 'create', payment: first.payment, booking }
      : await next(booking, { mayCreate: true, mine }, forPayments)
    while (step.do !== 'answer') {
      if (step.do === 'give up') throw unavailable(booking)
      mine = step.payment.id
      if (!(await takeStep(step, forPayments))) throw unavailable(booking)
      step = await next(booking, { mayCreate: attempts < MAX_ATTEMPTS, mine }, forPayments)
      if (step.do === 'create') attempts += 1
    }
    return step.offer
  } finally {
    if (mine !== undefined)
      await context.orm.em.fork().nativeUpdate(Payment, { id: mine }, { lockedUntil: null })
  }
}

/** @returns false when nothing more can be done for now. */
async function takeStep(
  step: Exclude<Step, { do: 'answer' | 'give up' }>,
  context: PaymentContext,
): Promise<boolean> {
  if (step.do === 'find') return (await findCheckout(step.payment, 'booking', context)).isKnown
  if (step.do === 'close') {
    const { to } = await closePayment(step.payment, 'booking', context)
    return to !== 'pending' && to !== 'failed'
  }
  return createCheckout(step.payment, step.booking, context)
}

interface Situation {
  readonly mayCreate: boolean
  /** The attempt that this request has claimed already. */
  readonly mine: string | undefined
}

function next(booking: PayableBooking, situation: Situation, context: PaymentContext): Promise<Step> {
  return context.transaction((tx) => nextStep(tx, booking, situation, context))
}

async function nextStep(
  tx: Transaction,
  owed: PayableBooking,
  { mayCreate, mine }: Situation,
  { payments }: PaymentContext,
): Promise<Step> {
  const { booking, attempts } = await lockPaymentAttempts(tx, owed.id)
  const offer = { status: booking.status, paymentStatus: booking.paymentStatus }
  const [latest] = attempts
  if (booking.status === 'rejected')
    throw new Refusal('ALREADY_DECIDED', 'We could not take this booking, so there is nothing to be paid.', {
      status: booking.status,
    })
  if (attempts.some(({ state }) => !UNPAID.has(state))) return { do: 'answer', offer }
  if (!latest || latest.state === 'expired') {
    if (!mayCreate) return { do: 'give up' }
    const payment = await openAttempt(tx, owed, (latest?.attempt ?? 0) + 1, payments)
    return { do: 'create', payment, booking: owed }
  }
  if (latest.provider !== payments.provider) return { do: 'give up' }
  const now = tx.clock().getTime()
  if (latest.id !== mine && latest.lockedUntil != null && latest.lockedUntil.getTime() > now)
    throw new Refusal(
      'REQUEST_IN_PROGRESS',
      'The same request is still being worked on. Please wait a moment.',
    )
  const { checkoutUrl, expiresAt } = latest
  if (latest.state === 'pending' && checkoutUrl != null && expiresAt.getTime() - now > MIN_TIME_LEFT_MS)
    return { do: 'answer', offer: { ...offer, checkoutUrl } }
  await tx.em.nativeUpdate(Payment, { id: latest.id }, { lockedUntil: new Date(now + LEASE_MS) })
  return hasCheckout(latest) && latest.state !== 'creating'
    ? { do: 'close', payment: latest }
    : { do: 'find', payment: latest }
}

const UNPAID: ReadonlySet<Payment['state']> = new Set(['creating', 'pending', 'failed', 'expired'])

function unavailable({ number }: PayableBooking): Refusal {
  return new Refusal(
    'PAYMENT_UNAVAILABLE',
    'Online payment is not available right now. Your request is kept: please try again in a moment.',
    { bookingNumber: number },
  )
}
