import { isStanding } from '@chauffeur/domain/booking-status'
import { changePaymentState, type ChangePaymentState } from '@chauffeur/domain/change-payment'
import { statusReadIntervalMs } from '@chauffeur/domain/payment-checks'
import { undecidedStates } from '@chauffeur/domain/payment-state'
import { paymentStatusOf } from '@chauffeur/domain/payment-status'
import { returnAddress, returnUrlRefusal } from '@chauffeur/contract/return-address'
import { Partner } from '../auth/partner.entity.ts'
import { Booking } from '../bookings/booking.entity.ts'
import { returnRulesOf } from '../bookings/open-partner-checkout.ts'
import type { BookingChange } from '../changes/booking-change.entity.ts'
import type { Config } from '../core/config.ts'
import { only } from '../core/only.ts'
import { Refusal } from '../core/refusal.ts'
import type { OperationContext } from '../core/request-context.ts'
import { isUuid } from '../db/is-uuid.ts'
import type { EntityManager } from '../db/orm.ts'
import { Journey } from '../journeys/journey.entity.ts'
import { hasCheckout, type WithCheckout } from './checkout.ts'
import { observePayment, paymentContext } from './observe-payment.ts'
import type { PaymentServices } from './online-payments.ts'
import { Payment, paysTrip } from './payment.entity.ts'
import { findPaid } from './transition-payment.ts'
import { findRow, findRows } from '../db/find-rows.ts'

/** How a payment stands, as its customer reads it. */
interface PaymentStanding {
  readonly paymentStatus: 'pending' | 'completed' | 'failed'
  /** Euros. */
  readonly amount: number
  readonly bookingNumber: string
  readonly isConfirmed: boolean
  /** Where the guest goes on once it is paid, where its partner has said so. */
  readonly returnUrl: string | null
}

/** Answers from our own books, and looks at the provider's before that when they were not read of late. */
export async function paymentStatus(
  id: string,
  context: OperationContext & PaymentServices,
): Promise<PaymentStanding> {
  const payment = await find(id, context.orm.em.fork())
  if (!payment) throw new Refusal('NOT_FOUND', { code: 'no_such_payment' })
  const isFresh = !hasCheckout(payment) || (await refresh(payment, context))
  return await standing(payment.id, isFresh, context.orm.em.fork(), context.config)
}

/** Both ids lead to it: ours, which we give away, and the provider's, in case it does. */
function find(id: string, em: EntityManager): Promise<Payment | null> {
  return em.findOne(Payment, isUuid(id) ? { $or: [{ id }, { checkoutId: id }] } : { checkoutId: id })
}

const MAY_CHANGE: ReadonlySet<Payment['state']> = new Set([...undecidedStates, 'expired'])

/**
 * Of all requests at the same moment, in all processes, one asks the provider. Without an answer the status stays as it
 * was known.
 *
 * @returns false where another request has asked just before, or there was no answer: the guest may have paid since.
 */
async function refresh(payment: WithCheckout, context: OperationContext & PaymentServices): Promise<boolean> {
  const { orm, clock, payments } = context
  if (payments?.provider !== payment.provider || !MAY_CHANGE.has(payment.state)) return true
  const now = clock()
  const before = new Date(now.getTime() - statusReadIntervalMs(payment, now))
  const isMine = await orm.em
    .fork()
    .nativeUpdate(
      Payment,
      { id: payment.id, $or: [{ lastReadAt: null }, { lastReadAt: { $lte: before } }] },
      { lastReadAt: now },
    )
  if (isMine === 0) return false
  const answer = await payments.gateway().readCheckout(payment.checkoutId)
  await observePayment(payment.id, answer, 'browser', paymentContext(context, payments))
  return answer.outcome === 'ok'
}

async function standing(
  id: string,
  isFresh: boolean,
  em: EntityManager,
  config: Config,
): Promise<PaymentStanding> {
  const payment = await em.findOneOrFail(Payment, { id })
  const { amountCents: amount, journeyId } = payment
  const bookings = await findRows(em, Booking, { id: { $in: await findPaid(payment, em) } })
  const standing = bookings.filter(isStanding)
  const isConfirmed = standing.length > 0 && standing.every(({ status }) => status === 'confirmed')
  const returnUrl = paysTrip(payment) ? await findReturnUrl(bookings, em, config) : undefined
  const returnTo = (status: PaymentStanding['paymentStatus'], number: string) =>
    status === 'completed' && returnUrl ? returnAddress(returnUrl, number) : null
  const shown = shownStatus(payment, bookings, isFresh)
  const { number } = journeyId == null ? only(bookings) : await em.findOneOrFail(Journey, { id: journeyId })
  return {
    paymentStatus: shown,
    amount,
    bookingNumber: number,
    isConfirmed,
    returnUrl: returnTo(shown, number),
  }
}

/**
 * An attempt does not matter where the trip was paid by another one, nor a failed one while another can still be paid;
 * one that pays a change speaks for itself. A declined card may be followed by another on the same page, so it counts
 * once it was read.
 */
function shownStatus(
  payment: Payment,
  bookings: readonly Booking[],
  isFresh: boolean,
): PaymentStanding['paymentStatus'] {
  const own = paymentStatusOf(payment.state)
  if (own === 'not_required') throw new Error('An attempt is a payment')
  const ofTrip = paysTrip(payment) ? bookings.map(({ paymentStatus }) => paymentStatus) : []
  if (ofTrip.length > 0 && ofTrip.every((status) => status === 'completed')) return 'completed'
  if (own !== 'failed') return own
  return ofTrip.includes('pending') || (payment.state === 'failed' && !isFresh) ? 'pending' : 'failed'
}

/** The address that a partner has sent with one of these bookings, where guests may still be led to its site. */
async function findReturnUrl(
  bookings: readonly Booking[],
  em: EntityManager,
  config: Config,
): Promise<string | undefined> {
  const booking = bookings.find(({ returnUrl }) => returnUrl != null)
  if (booking?.returnUrl == null || booking.partnerId == null) return undefined
  const partner = await findRow(em, Partner, { id: booking.partnerId })
  return returnUrlRefusal(booking.returnUrl, returnRulesOf(partner, config)) ? undefined : booking.returnUrl
}

/** How the last attempt to pay a change stands; undefined while nobody has tried, and of one that is not to be paid. */
export async function readChangePayment(
  { id, state }: Pick<BookingChange, 'id' | 'state'>,
  em: EntityManager,
): Promise<ChangePaymentState | undefined> {
  if (state !== 'awaiting_payment') return undefined
  const latest = await findRow(em, Payment, { changeId: id }, { orderBy: { attempt: 'desc' } })
  return latest ? changePaymentState(latest.state) : undefined
}
