import type { StoredEnquiryTrip } from '@chauffeur/contract/enquiries'
import { findEnglish } from '@chauffeur/words/english-reasons'
import { labelsOf } from '@chauffeur/domain/booking-facts'
import type { Firm } from '@chauffeur/contract/firm'
import type { Locale } from '@chauffeur/domain/locale'
import { formatEuros } from '@chauffeur/domain/money'
import { placeInOneLine, placeLines } from '@chauffeur/domain/place-lines'
import type { OfferState } from '@chauffeur/domain/offer'
import { describeDate, describeDeadline, describeWallTime, isZone, wallTimeIn } from '@chauffeur/domain/time'
import { vehicleById, vehicleNameIn } from '@chauffeur/domain/vehicles'
import { bookingWords, mailWords } from '@chauffeur/words/server-words'
import { journeyOf, rowsWithText, type Fact } from '../bookings/booking-facts.ts'
import type { Enquiry, EnquiryReply, Offer } from '../enquiries/enquiry.entity.ts'
import type { Letter, Written } from './letter.ts'
import { contactsOf, mailHref, phoneHref } from './contacts.ts'
import { framed, type Sender } from './office-letters.ts'

/** The letter about an enquiry to the office, with its subject. */
export function enquiryLetter(enquiry: Enquiry, { config, firm }: Sender): Written {
  const { kind, reference, customerName } = enquiry
  const isQuote = kind === 'quote'
  return {
    ...framed(firm),
    subject: `${isQuote ? 'New price request' : 'New message'} ${reference}`,
    preheader: enquiry.message ?? enquiry.trip?.pickupLocation ?? customerName,
    topic: `${isQuote ? 'Price request' : 'Message'} ${reference}`,
    heading: isQuote ? 'Somebody asks for a price' : 'Somebody has written to you',
    paragraphs: [
      isQuote
        ? `${customerName} asks for a price that the price list does not have.`
        : `${customerName} has written to you through the site.`,
    ],
    button: { label: 'Open the enquiries', href: `${config.PUBLIC_URL}/admin/enquiries` },
    facts: enquiryFacts(enquiry),
  }
}

/** The question, as far as it was said, and how to answer. */
function enquiryFacts(enquiry: Enquiry): Fact[] {
  const { reference, customerName, customerEmail, customerPhone, bookingNumber, message, trip } = enquiry
  return rowsWithText([
    ['Reference', reference],
    ['Name', customerName],
    ['Email', customerEmail, mailHref(customerEmail ?? '')],
    ['Phone', customerPhone, phoneHref(customerPhone ?? '')],
    ['About the booking', bookingNumber],
    ...(trip ? tripRows(trip) : []),
    ['Message', message],
  ])
}

const labels = labelsOf(['pickupNote', 'dropoffNote'])

function tripRows(trip: StoredEnquiryTrip): [string, string | null | undefined][] {
  return [
    ['Pick-up', when(trip)],
    ['From', placeText(trip.pickupLocation, trip.pickupName)],
    [labels.pickupNote, trip.pickupNote],
    ...trip.stops.map(({ location, duration }): [string, string] => [
      'Stop',
      `${location}, ${duration} minutes`,
    ]),
    ['To', trip.dropoffLocation && placeText(trip.dropoffLocation, trip.dropoffName)],
    [labels.dropoffNote, trip.dropoffNote],
    ['Hire', trip.serviceDuration && `${trip.serviceDuration} hours`],
    ['Flight', trip.flightNumber],
    ['Vehicle', trip.vehicleName],
    ['When asked', trip.unavailableReason && findEnglish(trip.unavailableReason)],
    ['Passengers', trip.passengers === null ? null : String(trip.passengers)],
    ['Luggage', trip.luggageConfig],
    ['Child seats', trip.childSeatCount > 0 ? String(trip.childSeatCount) : null],
    ['Booster seats', trip.boosterSeatCount > 0 ? String(trip.boosterSeatCount) : null],
    ['Special requests', trip.notes],
  ]
}

function placeText(location: string, name: string | null): string {
  return placeInOneLine(placeLines(location, name))
}

function when({ pickupDate, pickupTime, pickupZone }: StoredEnquiryTrip): string {
  if (pickupDate !== null && pickupTime !== null && isZone(pickupZone))
    return describeWallTime({ date: pickupDate, time: pickupTime }, pickupZone)
  const date = pickupDate === null ? 'day not said' : describeDate(pickupDate)
  return pickupTime === null ? date : `${date}, ${pickupTime} (the pick-up’s own time)`
}

/** A reply with what it is about. */
export interface Replied {
  readonly enquiry: Enquiry
  readonly reply: EnquiryReply
  readonly offer: OfferInMail | undefined
}

interface OfferInMail {
  readonly offer: Offer
  /** As it is when the mail is written. */
  readonly state: OfferState
  readonly url: string
}

/** The office's answer to an enquiry, with what it offers: its own words, in a frame that speaks the customer's language. */
export function replyLetter({ enquiry, reply, offer }: Replied, firm: Firm): Written {
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
