import { fold } from './fold.ts'

/** The fields of a booking that a search looks at. */
export interface Searchable {
  readonly id: string
  readonly bookingNumber: string
  readonly customerName: string
  readonly customerEmail: string
}

/** A search in the forms that are compared. A booking matches by any of them. */
export interface BookingSearch {
  /** Anywhere in the booking's `searchedText`: folded, unless the search consists of punctuation only. */
  readonly text: string
  /** Anywhere in the bare booking number. */
  readonly number: string | undefined
  /** At the start of the id. */
  readonly idPrefix: string | undefined
}

// A shorter prefix would match ids by chance.
const MIN_ID_PREFIX = 4

/** Reads a search as typed; undefined when it is blank and every booking matches. */
export function parseSearch(q: string): BookingSearch | undefined {
  const typed = q.trim().toLowerCase()
  if (typed === '') return undefined
  return {
    text: fold(typed) || typed,
    number: bareNumber(typed) || undefined,
    idPrefix: typed.length < MIN_ID_PREFIX ? undefined : typed,
  }
}

/**
 * The customer's name and e-mail as they are compared, a line for each spelling. A search is one line, so that it never
 * matches across two of them.
 */
export function searchedText({
  customerName,
  customerEmail,
}: Pick<Searchable, 'customerName' | 'customerEmail'>): string {
  const spellings = [customerName, customerEmail].flatMap((text) => [text.toLowerCase(), fold(text)])
  return [...new Set(spellings)].join('\n')
}

/** A booking number without punctuation, spaces and case: "tr 7k3q9x" is TR-7K3Q9X. */
export function bareNumber(number: string): string {
  return number.toLowerCase().replace(/[^a-z\d]/g, '')
}

/** Whether a booking matches a search. The query of the database applies the same rule. */
export function matchesSearch(booking: Searchable, search: BookingSearch | undefined): boolean {
  if (!search) return true
  const { text, number, idPrefix } = search
  return (
    searchedText(booking).includes(text) ||
    (number !== undefined && bareNumber(booking.bookingNumber).includes(number)) ||
    (idPrefix !== undefined && booking.id.toLowerCase().startsWith(idPrefix))
  )
}
