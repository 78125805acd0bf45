import type { BookingInput } from '@chauffeur/contract/bookings'
import type { Vehicle } from '@chauffeur/domain/vehicles'
import { toEuros, type Cents } from '@chauffeur/domain/money'
import { setPriceRefusal } from '@chauffeur/domain/offer'
import { findRateNow } from '../catalogue/pricing/price-list.ts'
import { Refusal, invalid } from '../core/refusal.ts'
import { inputsOf, type ResolvedTrip } from '../quotes/routes/plan-trip.ts'
import { netPrice, netTermsOf } from '../quotes/net-price.ts'
import { priceTrip, type NetTerms, type PricedTrip } from '../quotes/price-trip.ts'
import type { QuoteFacts, ReadQuote } from '../quotes/quote-token.ts'
import { presentQuote, type QuoteContext } from '../quotes/quote-trip.ts'
import { measureTrip } from '../quotes/routes/routes.ts'

type Asked = Pick<BookingInput, 'quoteId' | 'totalPrice' | 'pickupDate' | 'pickupTime'>

export interface AgreedPrice extends PricedTrip {
  /** The office's offer that the price comes from. */
  readonly offerId?: string
  /** Of a price that the office set: the price list's, null where that has none. */
  readonly listCents?: Cents | null
}

/**
 * The price that a booking is made at: the one its quote promised, else today's. The client's own figure is only
 * compared with it: a difference of a cent is refused with the right one. After a quote that has run out it says which
 * price the customer agreed to: today's is taken only if it is that one. An offer that has run out promises nothing and
 * is never replaced by today's price: the customer asked because there was none, or another.
 *
 * @param net of a partner that pays a net price: who calls, unless it is named.
 */
export async function agreePrice(
  asked: Asked,
  trip: ResolvedTrip,
  vehicle: Vehicle,
  context: QuoteContext,
  net: NetTerms | undefined = netTermsOf(context.apiKey),
): Promise<AgreedPrice> {
  const { quoteId, totalPrice } = asked
  const promised =
    quoteId === null ? undefined : context.quoteSigner.read(quoteId, inputsOf(trip, vehicle), context.clock())
  if (promised) refuseUnusable(promised, asked, net)

  const priced: AgreedPrice =
    promised?.state === 'valid'
      ? fromQuote(promised.facts)
      : netPrice(await priceTrip(trip, vehicle, findRateNow(context.em), context.routing), net)
  const { total } = priced.price
  const quoteNow = () => {
    const today = presentQuote(trip, vehicle, priced, context)
    return { totalPrice: toEuros(total), quoteId: today.quoteId, expiresAt: today.expiresAt }
  }
  if (promised?.state === 'expired' && totalPrice !== total)
    throw new Refusal('QUOTE_EXPIRED', { code: 'quote_expired', price: total }, quoteNow())
  // 0 means that no price was sent: an old client sends it when it has not asked for one.
  if (totalPrice != null && totalPrice !== 0 && totalPrice !== total)
    throw new Refusal(
      'PRICE_CHANGED',
      { code: 'price_changed', price: total, sent: totalPrice },
      priced.offerId === undefined ? quoteNow() : { totalPrice: toEuros(total), quoteId },
    )
  return priced
}

function refuseUnusable(
  promised: ReadQuote,
  { pickupDate, pickupTime }: Asked,
  net: NetTerms | undefined,
): void {
  if (promised.state === 'forged') throw new Refusal('QUOTE_INVALID', { code: 'quote_not_ours' })
  const { offer } = promised.facts
  const isOtherTime = offer && (offer.pickupDate !== pickupDate || offer.pickupTime !== pickupTime)
  if (promised.state === 'of-another-trip' || isOtherTime)
    throw new Refusal('QUOTE_INVALID', { code: offer ? 'offer_of_another_trip' : 'quote_of_another_trip' })
  if (!offer && promised.facts.net?.partnerId !== net?.partnerId)
    throw new Refusal('QUOTE_INVALID', { code: 'quote_of_another_partner' })
  if (promised.state === 'expired' && offer) throw new Refusal('OFFER_ENDED', { code: 'offer_ended' })
}

function fromQuote({ basePrice, stopCosts, total, offer, ...rest }: QuoteFacts): AgreedPrice {
  const { hourlyRate, distance, durationMinutes, routeFallback, net } = rest
  const price = { basePrice, stopCosts, total }
  return {
    price,
    hourlyRate,
    distance,
    durationMinutes,
    routeFallback,
    net,
    ...(offer && { offerId: offer.id }),
  }
}

/** A price that the office sets itself, stops included. The trip need have no price of the list, nor a road. */
export async function setPrice(
  cents: Cents,
  trip: ResolvedTrip,
  vehicle: Vehicle,
  context: QuoteContext,
): Promise<AgreedPrice> {
  const refusal = setPriceRefusal(cents, 'booking')
  if (refusal) throw invalid('setPrice', refusal)
  const listed = await listPrice(trip, vehicle, context)
  const way = listed ?? { hourlyRate: null, ...(await measureTrip(trip, context.routing)) }
  return {
    ...way,
    price: { basePrice: cents, stopCosts: 0, total: cents },
    listCents: listed?.price.total ?? null,
  }
}

async function listPrice(
  trip: ResolvedTrip,
  vehicle: Vehicle,
  { em, routing }: QuoteContext,
): Promise<PricedTrip | undefined> {
  try {
    return await priceTrip(trip, vehicle, findRateNow(em), routing)
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
