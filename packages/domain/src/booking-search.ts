import { fold } from './fold.ts'

/** What of a booking somebody looks for. */
export interface Searchable {
  readonly id: string
  readonly bookingNumber: string
  readonly customerName: string
  readonly customerEmail: string
}

/** What is looked for, in the forms that are compared. A booking matches by any of them (spec/admin.md §5). */
export interface BookingSearch {
  /** Anywhere in what `searchedText` makes of the booking: folded, unless nothing but signs is looked for. */
  readonly text: string
  /** Anywhere in the bare booking number. */
  readonly number: string | undefined
  /** At the start of the id. */
  readonly idPrefix: string | undefined
}

// A shorter start of an id would find bookings by chance.
const MIN_ID_PREFIX = 4

/** Reads what was typed; undefined where it says nothing, and every booking matches. */
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
 * The customer's name and e-mail as they are compared: a line for each spelling. What is typed is one line, so that it
 * is never found across two of them.
 */
export function searchedText({
  customerName,
  customerEmail,
}: Pick<Searchable, 'customerName' | 'customerEmail'>): string {
  const spellings = [customerName, customerEmail].flatMap((text) => [text.toLowerCase(), fold(text)])
  return [...new Set(spellings)].join('\n')
}

/** A booking number without what people leave out or put in: "tr 7k3q9x" is TR-7K3Q9X. */
export function bareNumber(number: string): string {
  return number.toLowerCase().replace(/[^a-z\d]/g, '')
}

/** Whether the booking is one of those looked for; the database is asked the same. */
export function matchesSearch(booking: Searchable, search: BookingSearch | undefined): boolean {
  if (!search) return true
  const { text, number, idPrefix } = search
  return (
    searchedText(booking).includes(text) ||
    (number !== undefined && bareNumber(booking.bookingNumber).includes(number)) ||
    (idPrefix !== undefined && booking.id.toLowerCase().startsWith(idPrefix))
  )
}
