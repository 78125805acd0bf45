import type { Firm } from '@chauffeur/contract/firm'
import type { Locale } from '@chauffeur/domain/locale'
import { formatEuros } from '@chauffeur/domain/money'
import type { OfferState } from '@chauffeur/domain/offer'
import { describeDeadline, wallTimeIn } from '@chauffeur/domain/time'
import { vehicleById, vehicleNameIn } from '@chauffeur/domain/vehicles'
import { journeyOf, rowsWithText, type Fact } from '../bookings/booking-facts.ts'
import type { Enquiry } from '../enquiries/enquiry.entity.ts'
import type { EnquiryReply } from '../enquiries/enquiry-reply.entity.ts'
import type { Offer } from '../offers/offer.entity.ts'
import { bookingWords } from '../bookings/words/booking-words.ts'
import { contactsOf } from './contacts.ts'
import type { Letter } from './letter.ts'
import { mailWords } from './words/mail-words.ts'

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

/** The office's answer to an enquiry, with what it offers: its own words, in a frame that speaks the customer's language. */
export function replyLetter(
  { enquiry, reply, offer }: Replied,
  firm: Firm,
): Letter & { readonly subject: string } {
  const { reference, kind, message, locale } = enquiry
  const words = mailWords(locale).frame
  const paragraphs = reply.text.split(/\n{2,}/)
  return {
    locale,
    brand: firm.brandName,
    subject: reply.subject,
    preheader: paragraphs.join(' ').slice(0, 120),
    topic: kind === 'quote' ? words.yourRequest(reference) : words.yourMessage(reference),
    heading: reply.subject,
    paragraphs: [...paragraphs, ...(offer && offer.state !== 'open' ? [words.offers[offer.state]] : [])],
    ...(offer && offered(offer, locale)),
    facts: [...(offer ? offerFacts(offer.offer, locale) : []), ...rowsWithText([[words.youWrote, message]])],
    contacts: contactsOf(firm, locale),
    smallPrint: [...(offer ? [words.priceHolds] : []), words.whyYou(reference)],
  }
}

function offered({ offer, state, url }: OfferInMail, locale: Locale): Partial<Letter> {
  const { trip, totalCents } = offer
  const { yourPrice, book } = mailWords(locale).frame
  const hireHours = trip.serviceDuration === null ? null : Number(trip.serviceDuration)
  return {
    journey: journeyOf({ ...trip, hireHours }, locale),
    total: [yourPrice, formatEuros(totalCents, locale)],
    ...(state === 'open' && { button: { label: book, href: url } }),
  }
}

function offerFacts({ trip, vehicleId, expiresAt }: Offer, locale: Locale): Fact[] {
  const { pickupZone } = trip
  const { vehicle, passengers } = bookingWords(locale)
  return rowsWithText([
    [vehicle, vehicleNameIn(locale, vehicleById(vehicleId)?.name ?? '')],
    [passengers, String(trip.passengers)],
    [
      mailWords(locale).frame.validUntil,
      describeDeadline(wallTimeIn(pickupZone, expiresAt), pickupZone, locale),
    ],
  ])
}
