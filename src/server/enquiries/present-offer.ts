import type { OfficeOffer } from '@chauffeur/contract/offers'
import type { Quote } from '@chauffeur/contract/quotes'
import { localePath, type Locale } from '@chauffeur/domain/locale'
import { toEuros } from '@chauffeur/domain/money'
import { vehicleById } from '@chauffeur/domain/vehicles'
import type { BookingLinks } from '../bookings/booking-link.ts'
import type { RequestContext } from '../core/request-context.ts'
import type { QuoteSigner } from '../quotes/quote-token.ts'
import { presentPrice } from '../quotes/quote-trip.ts'
import type { Offer } from './offer.entity.ts'
import { stateOf } from './offer-refusal.ts'

/** The context that shows an offer, and signs its link and its quote. */
export type OfferView = Pick<RequestContext, 'clock' | 'config'> & {
  readonly links: BookingLinks
}

/** The address where an offer is booked. */
export function offerLinkOf(
  { id, locale }: { readonly id: string; readonly locale: Locale },
  { links, config }: Pick<OfferView, 'links' | 'config'>,
): string {
  return `${config.PUBLIC_URL}${localePath('/book', locale)}?offer=${links.sign('offer', id)}`
}

/** The facts of an offer for everybody who sees it. */
export function offerFacts(offer: Offer, { clock }: Pick<OfferView, 'clock'>) {
  const { expiresAt, vehicleId, totalCents, trip } = offer
  return {
    state: stateOf(offer, clock()),
    expiresAt: expiresAt.toISOString(),
    vehicleId,
    vehicleName: vehicleById(vehicleId)?.name ?? '',
    totalPrice: toEuros(totalCents),
    trip,
  }
}

/** An offer as the office reads it. */
export function presentOffer(
  offer: Offer,
  { bookingNumber, locale }: { readonly bookingNumber: string | null; readonly locale: Locale },
  view: OfferView,
): OfficeOffer {
  return {
    id: offer.id,
    ...offerFacts(offer, view),
    url: offerLinkOf({ id: offer.id, locale }, view),
    openedAt: offer.openedAt?.toISOString() ?? null,
    withdrawnAt: offer.withdrawnAt?.toISOString() ?? null,
    withdrawnBy: offer.withdrawnBy ?? null,
    bookingNumber,
  }
}

/** The quote that a booking of the offer is made with: it is like any other, signed for longer and for one day and time. */
export function quoteOf(offer: Offer, quoteSigner: QuoteSigner): Quote {
  const { id, trip, inputs, totalCents, distance, durationMinutes, routeFallback, expiresAt } = offer
  const facts = {
    basePrice: totalCents,
    stopCosts: 0,
    total: totalCents,
    hourlyRate: null,
    distance: distance ?? null,
    durationMinutes: durationMinutes ?? null,
    routeFallback,
    expires: expiresAt.getTime(),
    inputs,
    offer: { id, pickupDate: trip.pickupDate, pickupTime: trip.pickupTime },
  }
  const hours = trip.serviceDuration === null ? null : Number(trip.serviceDuration)
  return presentPrice(facts, { serviceType: trip.serviceType, hours, quoteId: quoteSigner.sign(facts) })
}
