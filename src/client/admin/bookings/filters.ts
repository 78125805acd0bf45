import type { Booking } from '@chauffeur/contract/bookings'
import { bookingStatuses, canDecide, type BookingStatus } from '@chauffeur/domain/booking-status'
import { isDateRange } from '@chauffeur/domain/date-range'
import { hasControlCharacters } from '@chauffeur/domain/text'
import { parseWallTime } from '@chauffeur/domain/wall-time'

/** What the address says about the list; what is not filtered by is not there. Days as yyyy-MM-dd, both included. */
export interface BookingFilters {
  readonly q?: string | undefined
  readonly status?: BookingStatus | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const MAX_SEARCH_LENGTH = 200

/** Reads the address. What cannot be used is left out, never complained about. */
export function readFilters(search: { readonly [Key in keyof BookingFilters]?: unknown }): BookingFilters {
  const q = asText(search.q).slice(0, MAX_SEARCH_LENGTH)
  const status = bookingStatuses.find((status) => status === search.status)
  const from = asDay(search.from)
  const to = asDay(search.to)
  return { ...(q && { q }), ...(status && { status }), ...(from && { from }), ...(to && { to }) }
}

// The router reads ?q=912345678 as a number.
function asText(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' && !hasControlCharacters(value) ? value : ''
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

/** Where the filtered bookings are downloaded. */
export function exportAddress(filters: BookingFilters): string {
  const query = new URLSearchParams(Object.entries(readFilters(filters))).toString()
  return `/api/admin/bookings.csv${query && `?${query}`}`
}

/**
 * The bookings as they were read, those that wait for a decision on top and each part newest first. One in `kept` was
 * decided a moment ago: it stays where it was, also where the filters would not let it through any more.
 */
export function keepPlaces(read: readonly Booking[], kept: ReadonlyMap<string, Booking>): readonly Booking[] {
  // One that was decided between two pages is on both.
  const rows = new Map(read.map((booking) => [booking.id, booking]))
  if (kept.size === 0) return [...rows.values()]
  for (const [id, booking] of kept) {
    const row = rows.get(id)
    if (!row || canDecide(row.status)) rows.set(id, booking)
  }
  const waits = ({ id, status }: Booking) => kept.has(id) || canDecide(status)
  return [...rows.values()].toSorted(
    (a, b) => Number(waits(b)) - Number(waits(a)) || compare(b.createdAt, a.createdAt) || compare(b.id, a.id),
  )
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
