import { describeFreeCancellation, isCancellationFree } from '@chauffeur/domain/cancellation'
import type { Locale } from '@chauffeur/domain/locale'
import { formatEuros, type Cents } from '@chauffeur/domain/money'
import type { PaymentMethod } from '@chauffeur/domain/payment-methods'
import { type PaymentStatus, splitMoney, type PaidMoney } from '@chauffeur/domain/payment-status'
import { mailWords } from '@chauffeur/words/server-words'
import type { Booking, CancelledBy } from '../bookings/booking.entity.ts'
import { changedLast } from '../bookings/changed-last.ts'

interface Paying {
  /** In which the customer reads it. */
  readonly locale: Locale
  readonly paymentMethod: PaymentMethod
  readonly paymentStatus: PaymentStatus
  readonly totalCents: number
  /** Beside what was paid, so much is paid to the driver. */
  readonly driverCents?: number
}

/** How the trip is or was paid. */
export function howItIsPaid(booking: Paying): string {
  const { locale, paymentMethod, paymentStatus, totalCents, driverCents = 0 } = booking
  const { how } = mailWords(locale).payments
  if (paymentMethod === 'account') return how.account
  const price = formatEuros(totalCents, locale)
  if (driverCents > 0)
    return how.restToDriver(formatEuros(totalCents - driverCents, locale), formatEuros(driverCents, locale))
  if (paymentStatus === 'completed') return how.paid(price)
  if (paymentMethod === 'cash') return how.cash(price)
  if (paymentMethod === 'card_on_pickup') return how.card(price)
  if (paymentStatus === 'not_required') return how.online(price)
  return paymentStatus === 'pending' ? how.pending(price) : how.failed(price)
}

/** The way of the money if we should not take the request. */
export function ifWeCannotTakeIt({ locale, paymentMethod }: Paying): string {
  const { ifNotTaken } = mailWords(locale).payments
  return paymentMethod === 'sumup' ? ifNotTaken.online : ifNotTaken.driver
}

/** The way of the money when we have not taken the request. */
export function whereTheMoneyGoes(booking: Paying): string {
  const { locale, paymentMethod, paymentStatus, totalCents, driverCents = 0 } = booking
  const { goesBack, perhapsPaid, notCharged } = mailWords(locale).payments
  if (paymentMethod === 'account') return notCharged
  if (paymentStatus === 'completed') return goesBack(formatEuros(totalCents - driverCents, locale))
  return paymentStatus === 'pending' ? perhapsPaid : notCharged
}

interface CancelledMoney extends Pick<Paying, 'locale' | 'paymentMethod' | 'paymentStatus'>, PaidMoney {
  readonly cancelledBy?: CancelledBy | null | undefined
}

/** The way of all that was paid for a cancelled booking. */
export function whatIsReturned(booking: CancelledMoney): string {
  const { locale, paymentStatus, paidCents, cancelledBy } = booking
  const words = mailWords(locale).payments
  if (booking.paymentMethod === 'account') return words.nothingToPay
  const { returnedCents, onItsWayCents, keptCents } = splitMoney(booking)
  const euros = (cents: Cents) => formatEuros(cents, locale)
  const [paid, kept, onItsWay] = [euros(paidCents), euros(keptCents), euros(onItsWayCents)]
  if (paidCents === 0) return paymentStatus === 'pending' ? words.perhapsPaid : words.nothingToPay
  if (returnedCents === 0 && keptCents === 0) return words.goesBack(paid)
  if (returnedCents === 0 && onItsWayCents > 0) return words.partGoesBack(paid, onItsWay, kept)
  if (returnedCents === 0) return cancelledBy === 'office' ? words.keptNow(kept) : words.isKept(kept)
  return [
    words.returnedBefore(paid, euros(returnedCents)),
    onItsWayCents > 0 && words.goesBackNow(onItsWay),
    keptCents > 0 && words.keptNow(kept),
  ]
    .filter(Boolean)
    .join(' ')
}

/** The way of what was paid for a trip whose guest did not come. Nothing where nobody has paid us, nor where a partner pays. */
export function whatIsKept(booking: CancelledMoney): string[] {
  if (booking.paymentMethod === 'account' || booking.paidCents === 0) return []
  return [whatIsReturned({ ...booking, cancelledBy: 'office' })]
}

/**
 * Until when the guest can cancel a confirmed trip free of charge. Nothing where that had passed when it was confirmed or changed,
 * nor where a partner pays.
 */
export function freeCancellation(booking: Booking): string[] {
  const { pickupAt, pickupZone, locale } = booking
  if (booking.paymentMethod === 'account' || !isCancellationFree(pickupAt, changedLast(booking))) return []
  const until = describeFreeCancellation(pickupAt, pickupZone, locale)
  return [mailWords(locale).bookings.freeUntil(until)]
}
