import type { Booking } from '@chauffeur/contract/bookings'
import { type BookingOrder, compareListed, isDateRange } from '@chauffeur/domain/booking-list'
import { canDecide } from '@chauffeur/domain/booking-status'
import { addDays } from '../common/days.ts'
import { readListSearch, type BookingFilters, type ListSearch } from './list-search.ts'

/** The filters and the order with the days of the calendar. */
export interface BookingQuery extends BookingFilters {
  readonly sort?: BookingOrder | undefined
}

/** The query to the server on this day. */
export function queryOf(search: ListSearch, today: string): BookingQuery {
  const { day: _, view: __, ...query } = readListSearch(search)
  return { ...query, ...readListSearch(daysOf(search, today)) }
}

/** The first and the last day, as they may be half typed. */
export function daysOf({ day, from, to }: ListSearch, today: string): Pick<BookingFilters, 'from' | 'to'> {
  if (!day) return { from, to }
  const date = day === 'today' ? today : addDays(today, 1)
  return { from: date, to: date }
}

/** Whether the dates can be used; otherwise they are ignored and the page shows why. */
export function hasDateRange({ from = '', to = '' }: BookingFilters): boolean {
  return isDateRange({ from, to })
}

/** Where the filtered bookings are downloaded. */
export function exportAddress({ q, status, only, from, to }: BookingQuery): string {
  const set = Object.entries({ q, status, only, from, to }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  )
  const query = new URLSearchParams(set).toString()
  return `/api/admin/bookings.csv${query && `?${query}`}`
}

/**
 * The bookings as they were read, in their order. Those in `pinned` were decided on this page: they stay where they were,
 * even if the filters no longer match them.
 */
export function keepPositions(
  read: readonly Booking[],
  pinned: ReadonlyMap<string, Booking>,
  { query, today }: { readonly query: BookingQuery; readonly today: string },
): readonly Booking[] {
  // One that was decided between two pages is on both.
  const rows = new Map(read.map((booking) => [booking.id, booking]))
  if (pinned.size === 0) return [...rows.values()]
  for (const [id, booking] of pinned) {
    const row = rows.get(id)
    if (!row || canDecide(row)) rows.set(id, booking)
  }
  const waits = (booking: Booking) => pinned.has(booking.id) || canDecide(booking)
  const from = hasDateRange(query) ? query.from : undefined
  return [...rows.values()].toSorted(compareListed(query.sort ?? 'request', { waits, from, today }))
}
