import type { JourneyQuote, JourneyQuoteInput } from '@chauffeur/contract/journeys'
import {
  findLegTooEarly,
  journeyPaymentMethods,
  journeyPrice,
  type LegTime,
} from '@chauffeur/domain/journeys'
import { isInAlgarve } from '@chauffeur/geodata/algarve'
import { englishSentence } from '@chauffeur/words/english-reasons'
import { invalid } from '../core/refusal.ts'
import type { PaymentServices } from '../payments/online-payments.ts'
import { netTermsOf } from '../quotes/net-price.ts'
import { quoteLeg, type QuoteContext } from '../quotes/quote-trip.ts'
import { discountNow } from './journey-discount.ts'
import { ofLeg } from './of-leg.ts'

/** The prices of all legs with the discount of today, and how they can be paid together. Nothing is stored. */
export async function quoteJourney(
  { legs: asked }: JourneyQuoteInput,
  context: QuoteContext & PaymentServices,
): Promise<JourneyQuote> {
  const quoted: Awaited<ReturnType<typeof quoteLeg>>[] = []
  for (const [index, leg] of asked.entries())
    quoted.push(await ofLeg(index + 1, () => quoteLeg(leg, context)))
  await refuseTooEarly(quoted.map(({ pickupAt, minutes }) => pickupAt && { pickupAt, minutes }))
  const basisPoints = await discountNow(context.em)
  const price = journeyPrice(
    quoted.map(({ quote }) => quote.totalPrice),
    basisPoints,
  )
  const onlineOffered = context.payments !== undefined
  const offer = journeyPaymentMethods(
    quoted.map(({ pickup }) => ({ pickupInAlgarve: isInAlgarve(pickup), onlineOffered })),
  )
  return {
    legs: quoted.map(({ quote }, index) => ({
      leg: index + 1,
      quote,
      discount: price.legs[index]?.discountCents ?? 0,
      price: price.legs[index]?.totalCents ?? quote.totalPrice,
    })),
    subtotal: price.subtotalCents,
    discount: price.discountCents,
    discountPercent: basisPoints / 100,
    totalPrice: price.totalCents,
    currency: 'EUR',
    ...(netTermsOf(context.apiKey)
      ? { paymentMethods: ['account'] }
      : { paymentMethods: [...offer.methods] }),
    ...(offer.reason && { paymentBecause: englishSentence(offer.reason), paymentReason: offer.reason }),
  }
}

/** Refuses a leg that begins before the one before it ends. */
export async function refuseTooEarly(legs: readonly (LegTime | undefined)[]): Promise<void> {
  const leg = findLegTooEarly(legs)
  if (leg !== undefined)
    await ofLeg(leg, () => Promise.reject(invalid('pickupTime', { code: 'leg_too_early' })))
}
