import type { Booking } from '@chauffeur/contract/bookings'
import {
  bookingOrders,
  bookingSelections,
  compareListed,
  type BookingOrder,
  type BookingSelection,
} from '@chauffeur/domain/booking-list'
import { bookingStates, canDecide, type BookingState } from '@chauffeur/domain/booking-status'
import { isDateRange } from '@chauffeur/domain/date-range'
import { hasControlCharacters } from '@chauffeur/domain/text'
import { parseWallTime } from '@chauffeur/domain/wall-time'
import { addDays } from '../common/days.ts'

/** A day that moves on at midnight, so that its address can be kept. */
export const listDays = ['today', 'tomorrow'] as const
export type ListDay = (typeof listDays)[number]

/** What the server is asked for; what is not set is absent. Days as yyyy-MM-dd, both included. */
export interface BookingFilters {
  readonly q?: string | undefined
  readonly status?: BookingState | undefined
  readonly only?: BookingSelection | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** The list in the address: its filters, and the order and the view, which stay when the filters are cleared. */
export interface ListSearch extends BookingFilters {
  /** Instead of `from` and `to`. */
  readonly day?: ListDay | undefined
  readonly sort?: BookingOrder | undefined
  readonly view?: 'rows' | undefined
}

/** The filters and the order with the days of the calendar. */
export interface BookingQuery extends BookingFilters {
  readonly sort?: BookingOrder | undefined
}

const MAX_SEARCH_LENGTH = 200

/** Reads the address. What cannot be used is left out, never complained about. */
export function readListSearch(search: { readonly [Key in keyof ListSearch]?: unknown }): ListSearch {
  const q = asText(search.q).slice(0, MAX_SEARCH_LENGTH)
  const status = bookingStates.find((status) => status === search.status)
  const only = bookingSelections.find((only) => only === search.only)
  const day = listDays.find((day) => day === search.day)
  const from = day ? undefined : asDay(search.from)
  const to = day ? undefined : asDay(search.to)
  const sort = bookingOrders.find((sort) => sort === search.sort && sort !== 'request')
  return {
    ...(q && { q }),
    ...(status && { status }),
    ...(only && { only }),
    ...(day && { day }),
    ...(from && { from }),
    ...(to && { to }),
    ...(sort && { sort }),
    ...(search.view === 'rows' && { view: 'rows' as const }),
  }
}

/** What the server is asked for on this day. */
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

/** Without what narrows the list. */
export function withoutFilters({ sort, view }: ListSearch): ListSearch {
  return { ...(sort && { sort }), ...(view && { view }) }
}

// The router reads ?q=912345678 as a number.
function asText(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' && !hasControlCharacters(value) ? value : ''
}

function asDay(value: unknown): string | undefined {
  return typeof value === 'string' && parseWallTime(value, '00:00') ? value : undefined
}

export function isFiltered({ q, status, only, day, from, to }: ListSearch): boolean {
  return Boolean(q?.trim() || status || only || day || from || to)
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
