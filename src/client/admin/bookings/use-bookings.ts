import type { Booking } from '@chauffeur/contract/bookings'
import { compareListed, isDateRange } from '@chauffeur/domain/booking-list'
import type { BookingOrder } from '@chauffeur/domain/booking-selections'
import { canDecide } from '@chauffeur/domain/booking-status'
import { addDays } from '@chauffeur/domain/wall-time'
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useRef, useState, useCallback } from 'react'
import { readAlone, trpc } from '../../shared/api/trpc.ts'
import { pagedReadState, type PagedReadState } from '../common/resource-list.tsx'
import type { OnDecided } from '../decision/decision-buttons.tsx'
import { type BookingFilters, readListSearch, type ListSearch } from './list-search.ts'

const PAGE = 40
const COUNT_EVERY_MS = 60_000
// Always read again when the list is opened; meanwhile the rows of before stay. They are kept for whoever goes to a
// booking's page and comes back.
const fresh = { staleTime: 0, gcTime: 5 * 60_000, placeholderData: keepPreviousData } as const

interface Bookings extends PagedReadState {
  /** Those read so far; undefined before the first page. While other filters are being read, the rows of before. */
  readonly bookings: readonly Booking[] | undefined
  /** Whether `bookings` still belong to the filters of before. */
  readonly isPrevious: boolean
  /** When the list was read. */
  readonly readAt: string | undefined
}

/** The bookings that match the filters, as far as they have been scrolled to. */
export function useBookings(wanted: BookingQuery): Bookings {
  const input = { ...wanted, limit: PAGE }
  const { bookings } = trpc.useUtils()
  const query = trpc.bookings.find.useInfiniteQuery(input, {
    ...fresh,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })
  const { data, isPlaceholderData, refetch } = query

  return {
    ...pagedReadState(query),
    bookings: data?.pages.flatMap((page) => page.bookings),
    isPrevious: isPlaceholderData,
    readAt: isPlaceholderData ? undefined : data?.pages[0]?.readAt,
    refetch() {
      // From its beginning: one page rather than all that were scrolled through.
      bookings.find.setInfiniteData(
        input,
        (read) => read && { pages: read.pages.slice(0, 1), pageParams: read.pageParams.slice(0, 1) },
      )
      void refetch()
    },
  }
}

/**
 * How many there are, match and wait, and how many have come since the list was read, in a call of its own: the list does
 * not wait for the counting.
 */
export function useCounts(filters: BookingFilters, newerThan: string | undefined) {
  const { data, dataUpdatedAt, isFetching, isError, refetch } = trpc.bookings.counts.useQuery(
    { ...filters, newerThan },
    { ...fresh, ...readAlone, refetchInterval: COUNT_EVERY_MS },
  )
  return {
    counts: data,
    countedAt: dataUpdatedAt,
    isCounting: isFetching,
    hasFailed: isError && !isFetching,
    countAgain: refetch,
  }
}

// Browsers stop heeding an address that changes with every key.
const WRITE_AFTER_MS = 200

/**
 * The filters as they are being typed, written into the address after a pause. When the address changes otherwise (a
 * link, Back) its filters replace them, unless somebody is typing.
 */
export function useFilterDraft(search: ListSearch, write: (search: ListSearch) => void) {
  const [draft, setDraft] = useState(search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const written = useRef(search)

  useEffect(() => {
    if (timer.current !== undefined || isSame(search, written.current)) return
    written.current = search
    setDraft(search)
  }, [search])

  useEffect(() => () => clearTimeout(timer.current), [])

  function change(next: ListSearch) {
    setDraft(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      timer.current = undefined
      written.current = readListSearch(next)
      write(written.current)
    }, WRITE_AFTER_MS)
  }

  return [draft, change] as const
}

function isSame(a: ListSearch, b: ListSearch): boolean {
  return JSON.stringify(readListSearch(a)) === JSON.stringify(readListSearch(b))
}

const NONE: ReadonlyMap<string, Booking> = new Map()

/**
 * The bookings that were decided under these filters, by id and as they are now. Each stays in its position until the
 * filters change or the list is read again. Those decided under earlier filters are left out.
 */
export function usePinnedDecisions(query: BookingQuery) {
  const [refreshed, setRefreshed] = useState(0)
  const look = JSON.stringify([refreshed, query])
  const [pinned, setPinned] = useState({ look, rows: NONE })
  const current = useRef(look)
  useEffect(() => {
    current.current = look
  }, [look])

  // Always the same function, so that thousands of cards are not rendered again.
  const pin = useCallback<OnDecided>((booking, when) => {
    const look = current.current
    setPinned((pinned) => {
      const rows = pinned.look === look ? pinned.rows : NONE
      if (when === 'before' && !rows.has(booking.id)) return pinned
      return { look, rows: new Map(rows).set(booking.id, booking) }
    })
  }, [])
  const reset = () => setRefreshed(refreshed + 1)
  return { pinned: pinned.look === look ? pinned.rows : NONE, pin, reset }
}

/** The filters and the order with the days of the calendar. */
export interface BookingQuery extends BookingFilters {
  readonly sort?: BookingOrder | undefined
}

/** The query to the server on this day. */
export function queryOf(search: ListSearch, today: string): BookingQuery {
  const { day: _, view: __, ...query } = readListSearch(search)
  return { ...query, ...readListSearch(chosenDays(search, today)) }
}

/** The first and the last day, as they may be half typed. */
export function chosenDays(
  { day, from, to }: ListSearch,
  today: string,
): Pick<BookingFilters, 'from' | 'to'> {
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
