import type { Firm } from '@chauffeur/contract/firm'
import { formatEuros } from '@chauffeur/domain/money'
import { OFFER_SENTENCES, type OfferState } from '@chauffeur/domain/offer'
import { describeDeadline, wallTimeIn } from '@chauffeur/domain/time'
import { vehicleById } from '@chauffeur/domain/vehicles'
import { journeyOf, rowsWithText, type Fact } from '../bookings/booking-facts.ts'
import type { Enquiry } from '../enquiries/enquiry.entity.ts'
import type { EnquiryReply } from '../enquiries/enquiry-reply.entity.ts'
import type { Offer } from '../offers/offer.entity.ts'
import { contactsOf } from './contacts.ts'
import type { Letter } from './letter.ts'

/** A reply with what it is about. */
export interface Replied {
  readonly enquiry: Enquiry
  readonly reply: EnquiryReply
  readonly offer: OfferInMail | undefined
}

export interface OfferInMail {
  readonly offer: Offer
  /** As it is when the mail is written. */
  readonly state: OfferState
  readonly url: string
}

/** The office's answer to an enquiry, with what it offers. */
export function replyLetter(
  { enquiry, reply, offer }: Replied,
  firm: Firm,
): Letter & { readonly subject: string } {
  const { reference, kind, message } = enquiry
  const paragraphs = reply.text.split(/\n{2,}/)
  return {
    brand: firm.brandName,
    subject: reply.subject,
    preheader: paragraphs.join(' ').slice(0, 120),
    topic: `${kind === 'quote' ? 'Your request' : 'Your message'} ${reference}`,
    heading: reply.subject,
    paragraphs: [...paragraphs, ...(offer && offer.state !== 'open' ? [OFFER_SENTENCES[offer.state]] : [])],
    ...(offer && offered(offer)),
    facts: [...(offer ? offerFacts(offer.offer) : []), ...rowsWithText([['You wrote', message]])],
    contacts: contactsOf(firm),
    smallPrint: [
      ...(offer
        ? [
            'The price holds for this trip as it is: its places, vehicle, day and time. It can be booked once.',
          ]
        : []),
      `You receive this e-mail because this address was given for ${reference}. If that was not you, please tell us.`,
    ],
  }
}

function offered({ offer, state, url }: OfferInMail): Partial<Letter> {
  const { trip, totalCents } = offer
  const hireHours = trip.serviceDuration === null ? null : Number(trip.serviceDuration)
  return {
    journey: journeyOf({ ...trip, hireHours }),
    total: ['Your price', formatEuros(totalCents)],
    ...(state === 'open' && { button: { label: 'Book this offer', href: url } }),
  }
}

function offerFacts({ trip, vehicleId, expiresAt }: Offer): Fact[] {
  const { pickupZone } = trip
  return rowsWithText([
    ['Vehicle', vehicleById(vehicleId)?.name],
    ['Passengers', String(trip.passengers)],
    ['Valid until', describeDeadline(wallTimeIn(pickupZone, expiresAt), pickupZone)],
  ])
}
