import type { BookingStatus } from '@chauffeur/domain/booking-status'
import { formatEuros } from '@chauffeur/domain/money'
import type { PaymentMethod } from '@chauffeur/domain/payment-methods'
import type { PaymentStatus } from '@chauffeur/domain/payment-status'

interface Paying {
  readonly paymentMethod: PaymentMethod
  readonly paymentStatus: PaymentStatus
  readonly totalCents: number
  /** Beside what was paid, so much is paid to the driver. */
  readonly driverCents?: number
}

/** How the trip is or was paid. */
export function howItIsPaid({ paymentMethod, paymentStatus, totalCents, driverCents = 0 }: Paying): string {
  const price = formatEuros(totalCents)
  if (driverCents > 0)
    return `You have paid ${formatEuros(totalCents - driverCents)}. You pay the other ${formatEuros(driverCents)} to the driver.`
  if (paymentStatus === 'completed') return `Your payment of ${price} has reached us.`
  if (paymentMethod === 'cash') return `You pay ${price} in cash to the driver.`
  if (paymentMethod === 'card_on_pickup') return `You pay ${price} by card when the driver picks you up.`
  const online: Readonly<Record<Exclude<PaymentStatus, 'completed'>, string>> = {
    pending: `You chose to pay ${price} online. The payment has not reached us yet; once it does, we tell you by e-mail.`,
    failed: `You chose to pay ${price} online. The payment was not completed, and we have not charged anything.`,
    not_required: `You chose to pay ${price} online.`,
  }
  return online[paymentStatus]
}

/** What becomes of the money if we should not take the request. */
export function ifWeCannotTakeIt({ paymentMethod }: Paying): string {
  return paymentMethod === 'sumup'
    ? 'If we cannot take it, we tell you, and what you have paid goes back to your card.'
    : 'If we cannot take it, we tell you, and you pay nothing.'
}

/** What becomes of the money when we have not taken it. */
export function whereTheMoneyGoes({ paymentStatus, totalCents }: Paying): string {
  const sentences: Readonly<Record<PaymentStatus, string>> = {
    completed: `The ${formatEuros(totalCents)} that you paid goes back to you the way it came, and we write to you when it is sent.`,
    pending: 'Whatever you may have paid online goes back to your card.',
    failed: 'Nothing has been charged.',
    not_required: 'Nothing has been charged.',
  }
  return sentences[paymentStatus]
}

/** What becomes of the money of a cancelled booking. */
export function whatIsReturned(
  {
    paymentStatus,
    cancelFeeCents,
  }: Pick<Paying, 'paymentStatus'> & { readonly cancelFeeCents?: number | null | undefined },
  returnedCents: number,
): string {
  const returned = formatEuros(returnedCents)
  const kept = cancelFeeCents ?? 0
  if (returnedCents > 0 && kept === 0)
    return `The ${returned} that you paid goes back to you the way it came, and we write to you when it is sent.`
  if (returnedCents > 0)
    return `Of the ${formatEuros(returnedCents + kept)} that you paid, ${returned} goes back to you the way it came, and we write to you when it is sent. The other ${formatEuros(kept)} is not returned.`
  if (kept > 0)
    return `The time for cancelling free of charge had passed, so the ${formatEuros(kept)} that you paid is not returned.`
  return paymentStatus === 'pending'
    ? 'Whatever you may have paid online goes back to your card.'
    : 'There is nothing to pay.'
}

const PAYMENT_MEANS: Readonly<Record<BookingStatus, string>> = {
  pending:
    'Your request still waits for our answer, which comes by e-mail. If we cannot take it, the whole amount goes back to your card.',
  confirmed: 'Your booking is confirmed, and nothing remains to be paid.',
  rejected: 'We could not take your booking, so the whole amount goes back to your card.',
}

/** What a payment that was received means for the booking. */
export function sentenceAfterPayment(status: BookingStatus): string {
  return PAYMENT_MEANS[status]
}

const GO_ON: Readonly<Record<BookingStatus, string>> = {
  pending:
    'We still have your request. You can pay it now, or tell us if you would like to pay in another way.',
  confirmed:
    'Your booking stays confirmed. You can pay it now, or tell us if you would like to pay in another way.',
  rejected: 'As we could not take your booking, there is nothing more to do.',
}

/** How to go on when a payment was not completed. */
export function howToGoOn(status: BookingStatus): string {
  return GO_ON[status]
}
