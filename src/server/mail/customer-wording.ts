import type { Booking } from '../bookings/booking.entity.ts'
import type { ChauffeurOfMail } from '../dispatch/read-chauffeur-of-mail.ts'
import type { MailDetails } from '../outbox/outbox.entity.ts'
import type { Button, Letter } from './letter.ts'
import type { MailWords } from './words/mail-words.ts'

/** What a mail says of its occasion; the trip and our contacts follow it. */
interface Wording {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly steps?: Letter['steps']
  readonly button?: Button
  readonly scale?: Letter['scale']
  readonly pages?: Letter['pages']
  /** Above those of the trip. */
  readonly facts?: Letter['facts']
  /** The trip by its place and time alone: the mail is about something else. */
  readonly isBrief?: boolean
  /** Nothing of the trip can be changed any more. */
  readonly isOver?: boolean
  readonly smallPrint?: readonly string[]
}

/** What a mail says beside its booking: the pages of this one alone, where it is paid and where its guest sees it. */
export interface Addresses {
  readonly payUrl: string
  readonly tripUrl: string
  readonly chauffeur: ChauffeurOfMail | undefined
  /** Who has driven, of the mail after the trip. */
  readonly thanks: { readonly chauffeurs: readonly string[] } | undefined
  /** Those of other bookings of the same address. */
  readonly otherTrips: readonly { readonly booking: Booking; readonly url: string }[]
}

export type WriteWording = (
  booking: Booking,
  details: MailDetails,
  addresses: Addresses,
  words: MailWords,
) => Wording
