import type { Locale } from '@chauffeur/domain/locale'
import type { MailWords } from '@chauffeur/words/server-words'
import type { Fact, Journey } from '../bookings/booking-facts.ts'
import type { Booking } from '../bookings/booking.entity.ts'
import type { AfterTrip, ChauffeurOfMail } from '../dispatch/chauffeur-mails.ts'
import type { AnnouncedChauffeur } from '../dispatch/trip-reminders.ts'
import type { Arrival } from './arrival.ts'
import type { MailDetails } from './outbox.entity.ts'

export interface LetterSteps {
  readonly heading: string
  readonly items: readonly string[]
  /** They follow each other. */
  readonly isOrdered: boolean
}

export interface LetterButton {
  readonly label: string
  readonly href: string
}

/** A question that is answered by one of several links, from the lowest to the highest. */
export interface Scale {
  readonly question: string
  readonly hint: string
  readonly marks: readonly (LetterButton & { readonly meaning: string })[]
}

/** A page of ours for later, below what the mail is about. */
export interface LaterPage extends LetterButton {
  readonly question: string
}

/** A mail's parts, in the order in which they are read. Both of its forms are made of this, so they say the same. */
export interface Letter {
  readonly locale: Locale
  readonly brand: string
  /** The line that an inbox shows beside the subject. */
  readonly preheader: string
  /** Its subject, in a few words. */
  readonly topic: string
  readonly heading: string
  readonly greeting?: string | undefined
  /** Of a trip that begins at an airport, and in a reminder: before all else. */
  readonly arrival?: Arrival | undefined
  readonly paragraphs: readonly string[]
  readonly button?: LetterButton | undefined
  readonly scale?: Scale | undefined
  readonly journey?: Journey | undefined
  readonly facts: readonly Fact[]
  /** The amount that matters. */
  readonly total?: Fact | undefined
  readonly steps?: LetterSteps | undefined
  readonly laterPage?: LaterPage | undefined
  /** Pages of ours that it leads to besides. */
  readonly pages?: { readonly heading: string; readonly rows: readonly Fact[] } | undefined
  /** How to reach us. */
  readonly contacts: readonly Fact[]
  readonly smallPrint: readonly string[]
}

export interface Written extends Letter {
  readonly subject: string
}

/** The occasion of a mail in words; the trip and our contacts follow it. */
interface Wording {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly steps?: Letter['steps']
  readonly button?: LetterButton
  readonly scale?: Letter['scale']
  readonly pages?: Letter['pages']
  /** Above those of the trip. */
  readonly facts?: Letter['facts']
  /** The trip by its place and time alone: the mail is about something else. */
  readonly isBrief?: boolean
  /** Perhaps to somebody who has nothing to do with the booking: of it the number alone, and no way to its page. */
  readonly isToStranger?: boolean
  readonly smallPrint?: readonly string[]
}

/**
 * The addresses of a mail beside its booking: the pages of this one alone, where it is paid and where its guest sees
 * it.
 */
export interface Addresses {
  readonly payUrl: string
  readonly tripUrl: string
  /** Whether its guest can still change or cancel the trip on that page. */
  readonly mayChange: boolean
  readonly chauffeur: ChauffeurOfMail | undefined
  /** Whom the guest may know, of a reminder. */
  readonly announced?: readonly AnnouncedChauffeur[] | undefined
  /** Who has driven, of the mail after the trip. */
  readonly thanks: AfterTrip | undefined
  /** Where a change of the email address is taken back, of the mail to the one before. */
  readonly undo: { readonly url: string; readonly until: Date } | undefined
  /** Of a mail about a leg that speaks of the others, too. */
  readonly journey?: JourneyOfMail | undefined
  /** Those of other bookings of the same address. */
  readonly otherTrips: readonly { readonly booking: Booking; readonly url: string }[]
}

/** The journey that a mail is about, with those legs of it that have the same customer's address. */
export interface JourneyOfMail {
  readonly number: string
  readonly legs: readonly { readonly booking: Booking; readonly url: string }[]
}

export type WriteWording = (
  booking: Booking,
  details: MailDetails,
  addresses: Addresses,
  words: MailWords,
) => Wording
