import { fits } from '@chauffeur/domain/capacity'
import { toCents } from '@chauffeur/domain/money'
import { eurosText } from '../locale/euros-text.ts'
import { useBooking } from './state/booking-context.ts'
import { vehicleTexts } from './vehicle/vehicle-texts.ts'

/** Announces to screen readers that the prices have arrived. */
export function QuoteAnnouncer() {
  const { draft, quotes, step } = useBooking()
  const isAsking = quotes.all.some(({ state }) => state === 'loading' || state === 'waiting')
  const prices = quotes.all.flatMap((answer) =>
    answer.state === 'priced' && fits(answer.vehicle, draft.passengers).fits
      ? [toCents(answer.quote.totalPrice)]
      : [],
  )
  const isOf = step === 2 || step === 4
  return (
    <output aria-live="polite" className="sr-only">
      {isOf && isAsking && vehicleTexts.pricing}
      {isOf && !isAsking && refusal(prices)}
    </output>
  )
}

function refusal(prices: readonly number[]): string {
  return prices.length === 0
    ? vehicleTexts.toBeEvaluated
    : vehicleTexts.pricesReady(prices.length, eurosText(Math.min(...prices)))
}
