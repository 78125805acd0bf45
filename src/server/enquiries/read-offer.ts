import type { Offer as OfferAnswer } from '@chauffeur/contract/offers'
import { Refusal } from '../core/refusal.ts'
import type { RequestContext } from '../core/request-context.ts'
import { Offer } from './offer.entity.ts'
import { offerFacts, quoteOf, type OfferView } from './present-offer.ts'
import type { QuoteSigner } from '../quotes/quote-token.ts'
import type { Enquiry } from './enquiry.entity.ts'
import { EnquiryReply } from './enquiry-reply.entity.ts'
import { findEnquiry } from './find-enquiry.ts'

type Context = Pick<RequestContext, 'em' | 'signIn'> & OfferView & { readonly quoteSigner: QuoteSigner }

/** The offer of a link. The first time that a customer looks, that is noted for the office. */
export async function readOffer(token: string, context: Context): Promise<OfferAnswer> {
  const { em, links, clock, signIn, quoteSigner } = context
  const id = links.read('offer', token)
  const offer = id === undefined ? null : await em.findOne(Offer, { id })
  const reply = offer && (await em.findOne(EnquiryReply, { offerId: offer.id }))
  if (!offer || !reply)
    throw new Refusal(
      'NOT_FOUND',
      'This link does not work. Please open it from our e-mail once more, whole.',
    )
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

/** The customer's own facts and wishes. A load is of one vehicle. */
function customerOf(enquiry: Enquiry, { vehicleId }: Offer): OfferAnswer['customer'] {
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
  }
}
