import type { Booking } from '@chauffeur/contract/bookings'
import { bookingStatuses, canDecide, type BookingStatus } from '@chauffeur/domain/booking-status'
import { isDateRange } from '@chauffeur/domain/date-range'
import { fold } from '@chauffeur/domain/fold'
import { parseWallTime } from '@chauffeur/domain/wall-time'

/** What the address says about the list; what is not filtered by is not there. Days as yyyy-MM-dd, both included. */
export interface BookingFilters {
  readonly q?: string | undefined
  readonly status?: BookingStatus | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const LONGEST_SEARCH = 200
// A shorter start of an id would find bookings by chance.
const SHORTEST_ID_START = 4

/** Reads the address. What cannot be used is left out, never complained about. */
export function readFilters(search: { readonly [Key in keyof BookingFilters]?: unknown }): BookingFilters {
  const q = asText(search.q).slice(0, LONGEST_SEARCH)
  const status = bookingStatuses.find((status) => status === search.status)
  const from = asDay(search.from)
  const to = asDay(search.to)
  return { ...(q && { q }), ...(status && { status }), ...(from && { from }), ...(to && { to }) }
}

// The router reads ?q=912345678 as a number.
function asText(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value : ''
}

function asDay(value: unknown): string | undefined {
  return typeof value === 'string' && parseWallTime(value, '00:00') ? value : undefined
}

export function isFiltered({ q, status, from, to }: BookingFilters): boolean {
  return Boolean(q?.trim() || status || from || to)
}

/** Whether the dates can be used; otherwise they are ignored and the office is told why. */
export function hasDateRange({ from = '', to = '' }: BookingFilters): boolean {
  return isDateRange({ from, to })
}

/**
 * The bookings that the filters let through: those that wait for a decision on top, otherwise in the given order.
 * One in `kept` counts as waiting still, so that it stays where it was when it was decided.
 */
export function chooseBookings(
  bookings: readonly Booking[],
  filters: BookingFilters,
  kept: ReadonlySet<string> = new Set(),
): readonly Booking[] {
  const { status, from = '', to = '' } = hasDateRange(filters) ? filters : { ...filters, from: '', to: '' }
  const matches = searchFor(filters.q ?? '')
  const statusOf = (booking: Booking) => (kept.has(booking.id) ? 'pending' : booking.status)
  const chosen = bookings.filter(
    (booking) =>
      (!status || statusOf(booking) === status) &&
      (from === '' || booking.pickupDate >= from) &&
      (to === '' || booking.pickupDate <= to) &&
      matches(booking),
  )
  const waits = (booking: Booking) => canDecide(statusOf(booking))
  return [...chosen.filter(waits), ...chosen.filter((booking) => !waits(booking))]
}

/** By customer's name or e-mail, however they are accented and spelled, or by booking number or id. */
function searchFor(q: string): (booking: Booking) => boolean {
  const typed = q.trim().toLowerCase()
  if (typed === '') return () => true
  const folded = fold(typed)
  const number = bare(typed)
  const names = (text: string) =>
    text.toLowerCase().includes(typed) || (folded !== '' && fold(text).includes(folded))
  return ({ customerName, customerEmail, bookingNumber, id }) =>
    names(customerName) ||
    names(customerEmail) ||
    (number !== '' && bare(bookingNumber).includes(number)) ||
    (typed.length >= SHORTEST_ID_START && id.toLowerCase().startsWith(typed))
}

/** A booking number without what people leave out or put in: "tr 7k3q9x" is TR-7K3Q9X. */
function bare(number: string): string {
  return number.toLowerCase().replace(/[^a-z\d]/g, '')
}
