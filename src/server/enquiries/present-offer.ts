import type { OfficeOffer, Offer as OfferAnswer } from '@chauffeur/contract/offers'
import type { Quote } from '@chauffeur/contract/quotes'
import { localePath, type Locale } from '@chauffeur/domain/locale'
import { vehicleById } from '@chauffeur/domain/vehicles'
import type { BookingLinks } from '../bookings/booking-link.ts'
import type { RequestContext } from '../core/request-context.ts'
import type { QuoteSigner } from '../quotes/quote-token.ts'
import { presentPrice } from '../quotes/quote-trip.ts'
import { Offer, type Enquiry, EnquiryReply } from './enquiry.entity.ts'
import { offerState, type OfferState } from '@chauffeur/domain/offer'
import { Refusal } from '../core/refusal.ts'
import { findEnquiry } from './mark-enquiry.ts'

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
function offerFacts(offer: Offer, { clock }: Pick<OfferView, 'clock'>) {
  const { expiresAt, vehicleId, totalCents, trip } = offer
  return {
    state: stateOf(offer, clock()),
    expiresAt: expiresAt.toISOString(),
    vehicleId,
    vehicleName: vehicleById(vehicleId)?.name ?? '',
    totalPrice: totalCents,
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
function quoteOf(offer: Offer, quoteSigner: QuoteSigner): Quote {
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

/** How an offer stands now. */
export function stateOf({ bookingId, withdrawnAt, expiresAt }: Offer, now: Date): OfferState {
  return offerState({ isBooked: bookingId != null, isWithdrawn: withdrawnAt != null, expiresAt }, now)
}

/** Why an offer in this state cannot be booked or taken back. */
export function offerRefused(state: Exclude<OfferState, 'open'>): Refusal {
  return new Refusal(state === 'booked' ? 'OFFER_BOOKED' : 'OFFER_ENDED', { code: `offer_${state}` })
}

type Context = Pick<RequestContext, 'em' | 'signIn'> & OfferView & { readonly quoteSigner: QuoteSigner }

/** The offer of a link. The first time that a customer looks, that is noted for the office. */
export async function readOffer(token: string, context: Context): Promise<OfferAnswer> {
  const { em, links, clock, signIn, quoteSigner } = context
  const id = links.read('offer', token)
  const offer = id === undefined ? null : await em.findOne(Offer, { id })
  const reply = offer && (await em.findOne(EnquiryReply, { offerId: offer.id }))
  if (!offer || !reply) throw new Refusal('NOT_FOUND', { code: 'offer_link_wrong' })
  // The office tries its own links, too.
  if (signIn.userId === undefined)
    await em.nativeUpdate(Offer, { id: offer.id, openedAt: null }, { openedAt: clock() })
  const facts = offerFacts(offer, context)
  const isOpen = facts.state === 'open'
  return {
    ...facts,
    customer: isOpen ? customerOf(await findEnquiry(reply.enquiryId, em), offer) : null,
    // Whoever booked it and came back unpaid sends the same booking again.
    quote: isOpen || facts.state === 'booked' ? quoteOf(offer, quoteSigner) : null,
  }
}

/** The customer's own facts and wishes. A load is of one vehicle, and a note of one place. */
function customerOf(enquiry: Enquiry, { vehicleId, trip: offered }: Offer): OfferAnswer['customer'] {
  const { customerName, customerEmail, customerPhone, whatsappNotifications, trip } = enquiry
  return {
    customerName,
    customerEmail: customerEmail ?? null,
    customerPhone: customerPhone ?? null,
    whatsappNotifications,
    luggageConfig: trip?.vehicleId === vehicleId ? trip.luggageConfig : null,
    childSeatCount: trip?.childSeatCount ?? 0,
    boosterSeatCount: trip?.boosterSeatCount ?? 0,
    isAirportService: trip?.isAirportService ?? false,
    flightNumber: trip?.flightNumber ?? null,
    notes: trip?.notes ?? null,
    pickupNote:
      offered.pickupNote ?? ((trip?.pickupLocation === offered.pickupLocation && trip.pickupNote) || null),
    dropoffNote:
      offered.dropoffNote ??
      ((trip?.dropoffLocation === offered.dropoffLocation && trip?.dropoffNote) || null),
  }
}
