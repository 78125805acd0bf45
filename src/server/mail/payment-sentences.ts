import type { Locale } from '@chauffeur/domain/locale'
import { formatEuros } from '@chauffeur/domain/money'
import type { PaymentMethod } from '@chauffeur/domain/payment-methods'
import type { PaymentStatus } from '@chauffeur/domain/payment-status'
import { mailWords } from './words/mail-words.ts'

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
  const price = formatEuros(totalCents, locale)
  if (driverCents > 0)
    return how.restToDriver(formatEuros(totalCents - driverCents, locale), formatEuros(driverCents, locale))
  if (paymentStatus === 'completed') return how.paid(price)
  if (paymentMethod === 'cash') return how.cash(price)
  if (paymentMethod === 'card_on_pickup') return how.card(price)
  if (paymentStatus === 'not_required') return how.online(price)
  return paymentStatus === 'pending' ? how.pending(price) : how.failed(price)
}

/** What becomes of the money if we should not take the request. */
export function ifWeCannotTakeIt({ locale, paymentMethod }: Paying): string {
  const { ifNotTaken } = mailWords(locale).payments
  return paymentMethod === 'sumup' ? ifNotTaken.online : ifNotTaken.driver
}

/** What becomes of the money when we have not taken it. */
export function whereTheMoneyGoes({ locale, paymentStatus, totalCents }: Paying): string {
  const { goesBack, perhapsPaid, notCharged } = mailWords(locale).payments
  if (paymentStatus === 'completed') return goesBack(formatEuros(totalCents, locale))
  return paymentStatus === 'pending' ? perhapsPaid : notCharged
}

/** What becomes of the money of a cancelled booking. */
export function whatIsReturned(
  {
    locale,
    paymentStatus,
    cancelFeeCents,
  }: Pick<Paying, 'locale' | 'paymentStatus'> & { readonly cancelFeeCents?: number | null | undefined },
  returnedCents: number,
): string {
  const words = mailWords(locale).payments
  const kept = cancelFeeCents ?? 0
  const [returnedText, keptText] = [formatEuros(returnedCents, locale), formatEuros(kept, locale)]
  if (returnedCents > 0 && kept === 0) return words.goesBack(returnedText)
  if (returnedCents > 0)
    return words.partGoesBack(formatEuros(returnedCents + kept, locale), returnedText, keptText)
  if (kept > 0) return words.isKept(keptText)
  return paymentStatus === 'pending' ? words.perhapsPaid : words.nothingToPay
}
