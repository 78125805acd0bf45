import type { BookingStatus } from '@chauffeur/domain/booking-status'
import { isOpenChange } from '@chauffeur/domain/trip-change'
import { isToBePaid } from '@chauffeur/domain/unpaid-booking'
import type { Booking } from '../bookings/booking.entity.ts'
import { BookingChange } from '../changes/booking-change.entity.ts'
import type { PaymentStatus } from '@chauffeur/domain/payment-status'
import { requestInProgress } from '../core/idempotency/run-once.ts'
import { Refusal } from '../core/refusal.ts'
import type { OperationContext } from '../core/request-context.ts'
import type { Transaction } from '../core/transaction.ts'
import { findJourneyOf } from '../journeys/journeys-of.ts'
import {
  closePayment,
  createCheckout,
  findCheckout,
  hasCheckout,
  type WithCheckout,
  CHECKOUT_LEASE_MS,
  openAttempt,
  payableJourney,
  type PayableBooking,
} from './checkout.ts'
import { paymentContext, type PaymentContext } from './observe-payment.ts'
import type { PaymentServices } from './online-payments.ts'
import { Payment } from './payment.entity.ts'
import { lockBookings } from './transition-payment.ts'

/** How a booking stands, and where it can be paid or its payment followed if it is not paid yet. */
interface CheckoutOffer {
  readonly status: BookingStatus
  readonly paymentStatus: PaymentStatus
  readonly checkoutUrl?: string
}

/** A booking of which the trip is to be paid, where no change is named. */
type BookingToPay = Pick<PayableBooking, 'id' | 'number' | 'changeId'> & {
  /** Whichever leg of its journey is still to be paid, with the others. */
  readonly isJourney?: boolean
  /** An open page is closed, and none is made. */
  readonly isClosing?: boolean
}

type Step =
  | { readonly do: 'respond'; readonly offer: CheckoutOffer }
  | { readonly do: 'create'; readonly payment: Payment }
  | { readonly do: 'find'; readonly payment: Payment }
  | { readonly do: 'close'; readonly payment: WithCheckout }
  | { readonly do: 'fail' }

/** The most attempts that one request makes with a provider that fails. */
const MAX_ATTEMPTS = 2
/** A checkout that ends sooner than this is not worth sending somebody to. */
const MIN_TIME_LEFT_MS = 60_000

/**
 * Gives a booking its checkout: the one that it has, or a new one once the last one is closed for sure. A booking that
 * is paid gets none; one whose payment is being looked at gets the page that says how the payment stands.
 *
 * @param first the attempt that was opened together with the booking.
 */
export async function offerCheckout(
  booking: BookingToPay,
  operation: OperationContext & PaymentServices,
  first?: Payment,
): Promise<CheckoutOffer> {
  const { payments, orm, processId } = operation
  if (!payments) throw unavailable(booking)
  const context = paymentContext(operation, payments)
  let claimed = first?.id
  let attempts = first ? 1 : 0
  try {
    let step: Step = first
      ? { do: 'create', payment: first }
      : await next(booking, { mayCreate: true, claimed }, context)
    while (step.do !== 'respond') {
      if (step.do === 'fail') throw unavailable(booking)
      claimed = step.payment.id
      if (!(await takeStep(step, context))) throw unavailable(booking)
      step = await next(booking, { mayCreate: attempts < MAX_ATTEMPTS, claimed }, context)
      if (step.do === 'create') attempts += 1
    }
    return step.offer
  } finally {
    if (claimed !== undefined)
      await orm.em
        .fork()
        .nativeUpdate(Payment, { id: claimed, lockedBy: processId }, { lockedUntil: null, lockedBy: null })
  }
}

/** @returns false when nothing more can be done for now. */
async function takeStep(
  step: Exclude<Step, { do: 'respond' | 'fail' }>,
  context: PaymentContext,
): Promise<boolean> {
  if (step.do === 'find') return (await findCheckout(step.payment, 'booking', context)).isKnown
  if (step.do === 'close') {
    const { to } = await closePayment(step.payment, 'booking', context)
    return to !== 'pending' && to !== 'failed'
  }
  return createCheckout(step.payment, context)
}

interface Situation {
  readonly mayCreate: boolean
  /** The attempt that this request has claimed already. */
  readonly claimed: string | undefined
}

function next(booking: BookingToPay, situation: Situation, context: PaymentContext): Promise<Step> {
  return context.transaction((tx) => nextStep(tx, booking, situation, context))
}

async function nextStep(
  tx: Transaction,
  asked: BookingToPay,
  { mayCreate, claimed }: Situation,
  { payments, processId }: PaymentContext,
): Promise<Step> {
  const { changeId, isClosing = false } = asked
  const { booking, attempts, lastNumber, journey } = await lockToPay(tx, asked)
  const offer = { status: booking.status, paymentStatus: booking.paymentStatus }
  const [latest] = attempts
  if (isClosing && (!latest || latest.state === 'expired' || !UNPAID.has(latest.state)))
    return { do: 'respond', offer }
  if (booking.status === 'rejected')
    throw new Refusal('ALREADY_DECIDED', { code: 'not_taken_nothing_to_pay' }, { status: booking.status })
  if (booking.cancelledAt != null)
    throw new Refusal('ALREADY_CANCELLED', { code: 'cancelled_nothing_to_pay' }, { status: 'cancelled' })
  const change = changeId === undefined ? undefined : await findUnpaidChange(changeId, tx)
  // The office has the driver paid instead, or one of several legs was paid in another way.
  if (!change && (booking.paymentMethod !== 'sumup' || (journey && !isToBePaid(booking))))
    return { do: 'respond', offer }
  const taken = attempts.find(({ state }) => !UNPAID.has(state))
  if (!change && taken && booking.paymentStatus === 'completed') return { do: 'respond', offer }
  if (taken)
    return { do: 'respond', offer: { ...offer, checkoutUrl: payments.resultUrl(taken.id, booking.locale) } }
  if (!latest || latest.state === 'expired') {
    if (!mayCreate) return { do: 'fail' }
    const totalCents = change ? change.newTotalCents - change.oldTotalCents : booking.totalCents
    const payable = journey?.payable ?? { id: booking.id, number: booking.number, totalCents, changeId }
    return {
      do: 'create',
      payment: await openAttempt(tx, payable, lastNumber + 1, { payments, processId }),
    }
  }
  if (latest.provider !== payments.provider) return { do: 'fail' }
  const now = tx.clock().getTime()
  if (latest.id !== claimed && latest.lockedUntil != null && latest.lockedUntil.getTime() > now)
    throw requestInProgress()
  const { checkoutUrl, expiresAt } = latest
  const hasTimeLeft = expiresAt.getTime() - now > MIN_TIME_LEFT_MS
  const isToStay = hasTimeLeft && !isClosing && !journey?.isOutdated
  if (latest.state === 'pending' && checkoutUrl != null && isToStay)
    return { do: 'respond', offer: { ...offer, checkoutUrl } }
  await tx.em.nativeUpdate(
    Payment,
    { id: latest.id },
    { lockedUntil: new Date(now + CHECKOUT_LEASE_MS), lockedBy: processId },
  )
  return hasCheckout(latest) && latest.state !== 'creating'
    ? { do: 'close', payment: latest }
    : { do: 'find', payment: latest }
}

interface ToPay {
  readonly booking: Booking
  /** Those that pay what is to be paid, the latest first. */
  readonly attempts: readonly Payment[]
  /** The number of the last attempt of all. */
  readonly lastNumber: number
  /** Of a leg, all legs that are to be paid. */
  readonly journey?: {
    readonly payable: PayableBooking
    /** The latest attempt pays other legs, or other prices. */
    readonly isOutdated: boolean
  }
}

/** Locks a booking to be paid, with the attempts to pay it. A leg is paid together with the others that are to be paid. */
async function lockToPay(tx: Transaction, { id, changeId, isJourney }: BookingToPay): Promise<ToPay> {
  const journey = changeId === undefined ? await findJourneyOf(id, tx.em) : undefined
  const locked = await lockBookings(tx.em, journey?.bookingIds ?? [id])
  const attempts = (journey ? locked.payments : locked.ofBookings)
    .filter((one) => (one.changeId ?? undefined) === changeId && (!journey || one.journeyId === journey.id))
    .toSorted((a, b) => b.attempt - a.attempt)
  const lastNumber = Math.max(0, ...locked.payments.map(({ attempt }) => attempt))
  const legs = locked.bookings.filter(isToBePaid)
  const asked = locked.bookings.find((one) => one.id === id)
  const booking = isJourney ? (legs[0] ?? asked) : asked
  if (!booking) throw new Error('What was locked by its id is there')
  if (!journey || legs.length === 0) return { booking, attempts, lastNumber }
  const [latest] = attempts
  const paid = locked.shares
    .filter(({ paymentId }) => paymentId === latest?.id)
    .map(({ bookingId, amountCents }) => `${bookingId} ${amountCents}`)
  const wanted = legs.map((leg) => `${leg.id} ${leg.totalCents}`)
  const isOutdated = paid.toSorted().join() !== wanted.toSorted().join()
  return { booking, attempts, lastNumber, journey: { payable: payableJourney(journey, legs), isOutdated } }
}

/** Refuses a change whose difference is not to be paid any more. */
async function findUnpaidChange(id: string, { em }: Transaction): Promise<BookingChange> {
  const change = await em.findOneOrFail(BookingChange, { id }, { disableIdentityMap: true })
  if (change.state === 'awaiting_payment') return change
  if (isOpenChange(change.state) || change.state === 'accepted')
    throw new Refusal('NOTHING_TO_PAY', { code: 'nothing_to_pay_for_change' })
  throw new Refusal('CHANGE_ENDED', { code: 'change_ended', why: null }, { state: change.state })
}

const UNPAID: ReadonlySet<Payment['state']> = new Set(['creating', 'pending', 'failed', 'expired'])

function unavailable({ number }: BookingToPay): Refusal {
  return new Refusal('PAYMENT_UNAVAILABLE', { code: 'payment_page_unavailable' }, { bookingNumber: number })
}
