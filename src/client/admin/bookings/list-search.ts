import {
  bookingOrders,
  bookingSelections,
  type BookingOrder,
  type BookingSelection,
} from '@chauffeur/domain/booking-selections'
import { bookingStates, type BookingState } from '@chauffeur/domain/booking-status'
import { hasControlCharacters } from '@chauffeur/domain/text'
import { parseWallTime } from '@chauffeur/domain/wall-time'

// Every page of the site loads it with the addresses of the office: what only the list needs is in use-bookings.ts.

/** A day that moves on at midnight, so that its address can be kept. */
export const listDays = ['today', 'tomorrow'] as const
type ListDay = (typeof listDays)[number]

/** Each booking on a card, or in a line. */
const listViews = ['cards', 'rows'] as const
export type ListView = (typeof listViews)[number]

/** The query to the server; a filter that is not set is absent. Days as yyyy-MM-dd, both included. */
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
  /** Left out: as this browser has it. */
  readonly view?: ListView | undefined
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
  const view = listViews.find((view) => view === search.view)
  return {
    ...(q && { q }),
    ...(status && { status }),
    ...(only && { only }),
    ...(day && { day }),
    ...(from && { from }),
    ...(to && { to }),
    ...(sort && { sort }),
    ...(view && { view }),
  }
}

/** Without what narrows the list. */
export function withoutFilters({ sort, view }: ListSearch): ListSearch {
  return { ...(sort && { sort }), ...(view && { view }) }
}

export function isFiltered({ q, status, only, day, from, to }: ListSearch): boolean {
  return Boolean(q?.trim() || status || only || day || from || to)
}

// The router reads ?q=912345678 as a number.
function asText(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' && !hasControlCharacters(value) ? value : ''
}

function asDay(value: unknown): string | undefined {
  return typeof value === 'string' && parseWallTime(value, '00:00') ? value : undefined
}
