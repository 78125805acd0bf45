import type { Checkout, Outcome } from '@chauffeur/gateways/payments/payments'
import { Booking } from '../bookings/booking.entity.ts'
import { bookingWords } from '../bookings/words/booking-words.ts'
import type { PaymentTransition } from './payment-transition.ts'
import { transitionPayment } from './transition-payment.ts'
import type { PayableBooking } from './open-attempt.ts'
import type { PaymentContext } from './observe-payment.ts'
import type { Payment } from './payment.entity.ts'

/**
 * Asks the provider for the page of an attempt that was stored before. No transaction is open meanwhile.
 *
 * @returns false when it was refused, as another attempt would be.
 */
export async function createCheckout(
  payment: Payment,
  booking: Pick<PayableBooking, 'number'>,
  context: PaymentContext,
): Promise<boolean> {
  const { gateway, notificationUrl, resultUrl } = context.payments
  const { locale } = await context.orm.em
    .fork()
    .findOneOrFail(Booking, { id: payment.bookingId }, { fields: ['locale'] })
  const answer = await gateway().createCheckout({
    reference: payment.reference,
    amountCents: payment.amountCents,
    currency: 'EUR',
    description: bookingWords(locale).booking(booking.number),
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
