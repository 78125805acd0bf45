import type { BookingInput } from '@chauffeur/contract/bookings'
import type { Vehicle } from '@chauffeur/domain/vehicles'
import { formatEuros } from '@chauffeur/domain/money'
import { findRateNow } from '../catalogue/pricing/price-list.ts'
import { Refusal } from '../core/refusal.ts'
import { inputsOf, type Trip } from '../trips/routes/plan-trip.ts'
import { priceTrip, type PricedTrip } from '../trips/quotes/price-trip.ts'
import type { QuoteFacts } from '../trips/quotes/quote-token.ts'
import { presentQuote, type QuoteContext } from '../trips/quotes/quote-trip.ts'

/**
 * The price that a booking is made at: the one its quote promised, else today's. The client's own figure is only
 * compared with it: a difference of a cent is refused with the right one. After a quote that has run out it says which
 * price the customer agreed to: today's is taken only if it is that one.
 */
export async function agreePrice(
  { quoteId, totalPrice }: Pick<BookingInput, 'quoteId' | 'totalPrice'>,
  trip: Trip,
  vehicle: Vehicle,
  context: QuoteContext,
): Promise<PricedTrip> {
  const promised =
    quoteId === null ? undefined : context.quoteSigner.read(quoteId, inputsOf(trip, vehicle), context.clock())
  if (promised?.state === 'forged')
    throw new Refusal('QUOTE_INVALID', 'This quote is not one of ours. Please ask for a new price.')
  if (promised?.state === 'of-another-trip')
    throw new Refusal('QUOTE_INVALID', 'This quote is for another trip. Please ask for a new price.')

  const priced =
    promised?.state === 'valid'
      ? fromQuote(promised.facts)
      : await priceTrip(trip, vehicle, findRateNow(context.em), context.routing)
  const { total } = priced.price
  const today = () => {
    const quote = presentQuote(trip, vehicle, priced, context)
    return { totalPrice: quote.totalPrice, quoteId: quote.quoteId, expiresAt: quote.expiresAt }
  }
  if (promised?.state === 'expired' && totalPrice !== total)
    throw new Refusal(
      'QUOTE_EXPIRED',
      `This quote has run out. The price is now ${formatEuros(total)}; please confirm it.`,
      today(),
    )
  // Nothing costs nothing: an old client sends 0 when it has not asked for a price.
  if (totalPrice != null && totalPrice !== 0 && totalPrice !== total)
    throw new Refusal(
      'PRICE_CHANGED',
      `The price of this trip is ${formatEuros(total)}, not ${formatEuros(totalPrice)}; please confirm it.`,
      today(),
    )
  return priced
}

function fromQuote({ basePrice, stopCosts, total, ...rest }: QuoteFacts): PricedTrip {
  const { hourlyRate, distance, durationMinutes, routeFallback } = rest
  return { price: { basePrice, stopCosts, total }, hourlyRate, distance, durationMinutes, routeFallback }
}
