import type { Booking } from '@chauffeur/contract/bookings'
import { keepPreviousData } from '@tanstack/react-query'
import { readAlone, trpc } from '../../shared/api/trpc.ts'
import { pagedReadState, type PagedReadState } from '../common/read-state.ts'
import type { BookingQuery } from './filters.ts'
import type { BookingFilters } from './list-search.ts'

const PAGE = 40
const COUNT_EVERY_MS = 60_000
// Always read again when the list is opened; meanwhile the rows of before stay. They are kept for whoever goes to a
// booking's page and comes back.
const fresh = { staleTime: 0, gcTime: 5 * 60_000, placeholderData: keepPreviousData } as const

export interface Bookings extends PagedReadState {
  /** Those read so far; undefined before the first page. While other filters are being read, the rows of before. */
  readonly bookings: readonly Booking[] | undefined
  /** Whether `bookings` still belong to the filters of before. */
  readonly isPrevious: boolean
  /** The same object until the top of the list is another. */
  readonly top: unknown
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
    top: data?.pages[0],
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

/** How many there are, match and wait, in a call of its own: the list does not wait for the counting. */
export function useCounts(filters: BookingFilters) {
  const { data, isFetching, isError, refetch } = trpc.bookings.counts.useQuery(filters, {
    ...fresh,
    ...readAlone,
    refetchInterval: COUNT_EVERY_MS,
  })
  return { counts: data, isCounting: isFetching, hasFailed: isError && !isFetching, countAgain: refetch }
}
