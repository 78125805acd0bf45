import { factNames, factOf, type FactsWith } from './booking-facts.ts'
import { fold } from './fold.ts'
import { MAX_COUNTED, MAX_FOUND_COUNTED } from './limits.ts'

/** The facts that a search compares in this way. Rows of before a fact was known have none. */
type Searched<By extends 'text' | 'number'> = {
  readonly [Name in FactsWith<{ readonly search: By }>]?: string | null | undefined
}

/** The texts that a search compares word by word: the customer, the places, the company. */
export interface SearchableText extends Searched<'text'> {
  readonly pickupLocation: string
  readonly dropoffLocation?: string | null | undefined
  /** The name of the pick-up, where it is known. */
  readonly pickupName?: string | null | undefined
  readonly dropoffName?: string | null | undefined
  readonly stops: readonly { readonly location: string }[]
  readonly billing?: { readonly companyName: string | null } | null | undefined
  /** The partner's own name for the booking. */
  readonly reference?: string | null | undefined
}

/** The numbers that a search compares without punctuation: people read them out by the letter or the digit. */
interface SearchableNumbers extends Searched<'number'> {
  readonly bookingNumber: string
  /** The partner's own name for the booking. */
  readonly reference?: string | null | undefined
}

interface Searchable extends SearchableText, SearchableNumbers {
  readonly id: string
  /** The journey that it is a leg of. */
  readonly journey?: { readonly number: string } | undefined
  /** Who drives it now, with which car. */
  readonly trips?:
    | readonly { readonly driverName: string | null; readonly plate: string | null }[]
    | undefined
}

/** A search in the forms that are compared. A booking matches by any of them. */
export interface BookingSearch {
  /** Anywhere in the booking's `searchedText`: folded, unless the search consists of punctuation only. */
  readonly text: string
  /** Anywhere in the booking's `searchedNumbers`. */
  readonly number: string | undefined
  /** At the start of the id. */
  readonly idPrefix: string | undefined
}

// A shorter prefix would match ids by chance.
const MIN_ID_PREFIX = 4

/** How many bookings that match a filter with this search are counted one by one; more are more than these. */
export function mostCounted(q: string | null | undefined): number {
  return parseSearch(q ?? '') ? MAX_FOUND_COUNTED : MAX_COUNTED
}

/** Reads a search as typed; undefined when it is blank and every booking matches. */
export function parseSearch(q: string): BookingSearch | undefined {
  const typed = q.trim().toLowerCase()
  if (typed === '') return undefined
  return {
    text: fold(typed) || typed,
    // As phones are stored: "00351 912" and "0912" are ways to dial 351912...
    number: bareNumber(withoutTrunkZero(typed)).replace(/^0+(?=\d+$)/, '') || undefined,
    idPrefix: typed.length < MIN_ID_PREFIX ? undefined : typed,
  }
}

/**
 * The words of a booking as they are compared, a line for each spelling. A search is one line, so that it never matches
 * across two of them.
 */
export function searchedText(booking: SearchableText): string {
  const { pickupLocation, dropoffLocation, stops, billing, pickupName, dropoffName, reference } = booking
  const texts = [
    ...searchedFacts('text').map((name) => booking[name]),
    pickupLocation,
    pickupName,
    dropoffLocation,
    dropoffName,
    ...stops.map(({ location }) => location),
    billing?.companyName,
    reference,
  ]
  return [...new Set(spellingsOf(texts))].join('\n')
}

/** Each text as it is written but for capitals, and folded. */
function spellingsOf(texts: readonly (string | null | undefined)[]): string[] {
  return texts.flatMap((text) => (text ? [text.toLowerCase(), fold(text)] : []))
}

/** The facts that the table has searched in this way. */
function searchedFacts<By extends 'text' | 'number'>(by: By) {
  return factNames.filter((name): name is FactsWith<{ readonly search: By }> => factOf(name).search === by)
}

/** The numbers of a booking as they are compared, each on a line: its own, those of its facts, the partner's reference. */
export function searchedNumbers(booking: SearchableNumbers): string {
  const numbers = [
    bareNumber(booking.bookingNumber),
    ...searchedFacts('number').map((name) => {
      const bare = factOf(name).kind === 'phone' ? phoneDigits : bareNumber
      return bare(booking[name] ?? '')
    }),
    bareNumber(booking.reference ?? ''),
  ]
  return numbers.filter(Boolean).join('\n')
}

/** A number without punctuation, spaces and case: "tr 7k3q9x" is TR-7K3Q9X. */
export function bareNumber(number: string): string {
  return number.toLowerCase().replace(/[^a-z\d]/g, '')
}

function phoneDigits(phone: string): string {
  return withoutTrunkZero(phone).replace(/\D/g, '').replace(/^00/, '')
}

/** "+44 (0)20 7946 0000" as it is dialled from abroad. */
function withoutTrunkZero(phone: string): string {
  return phone.replace('(0)', '')
}

/** Whether a search names this driver. */
export function namesDriver({ text }: BookingSearch, name: string): boolean {
  return spellingsOf([name]).some((spelling) => spelling.includes(text))
}

/** Whether a search names the car of this plate, however its hyphens and spaces are typed. */
export function namesPlate({ number }: BookingSearch, plate: string): boolean {
  return number !== undefined && bareNumber(plate).includes(number)
}

/** Whether a booking matches a search. The query of the database applies the same rule. */
export function matchesSearch(booking: Searchable, search: BookingSearch | undefined): boolean {
  if (!search) return true
  const { text, number, idPrefix } = search
  return (
    searchedText(booking).includes(text) ||
    (number !== undefined && searchedNumbers(booking).includes(number)) ||
    (booking.journey !== undefined && bareNumber(booking.journey.number) === number) ||
    (idPrefix !== undefined && booking.id.toLowerCase().startsWith(idPrefix)) ||
    (booking.trips ?? []).some(
      ({ driverName, plate }) =>
        (driverName !== null && namesDriver(search, driverName)) ||
        (plate !== null && namesPlate(search, plate)),
    )
  )
}
