import type { Booking } from '@chauffeur/contract/bookings'
import { keepPreviousData } from '@tanstack/react-query'
import { readAlone, trpc } from '../../api/trpc.ts'
import { sentenceOf } from '../session/sentence-of.ts'
import type { BookingFilters } from './filters.ts'

const PAGE = 40
const COUNT_EVERY_MS = 60_000
// Each look at the list is a look at what there is now; what was read before stays until the answer is there.
const fresh = { staleTime: 0, gcTime: 0, placeholderData: keepPreviousData } as const

export interface Bookings {
  /** Those read so far; undefined before the first page. While others are looked for, those of before. */
  readonly bookings: readonly Booking[] | undefined
  /** Whether `bookings` are those of another look still. */
  readonly isPrevious: boolean
  /** The same object until the top of the list is another. */
  readonly top: unknown
  readonly hasMore: boolean
  readonly isReading: boolean
  readonly problem: string | undefined
  /** Reads the list anew, from its beginning. */
  readonly readAgain: () => void
  /** Reads the next page, or tries again where reading stopped. */
  readonly readOn: () => void
}

/** The bookings that the filters let through, as far as they have been scrolled to. */
export function useBookings(filters: BookingFilters): Bookings {
  const input = { ...filters, limit: PAGE }
  const { bookings } = trpc.useUtils()
  const query = trpc.bookings.find.useInfiniteQuery(input, {
    ...fresh,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })
  const { data, hasNextPage, isFetching, isError, isPlaceholderData, error, fetchNextPage, refetch } = query

  return {
    bookings: data?.pages.flatMap((page) => page.bookings),
    isPrevious: isPlaceholderData,
    top: data?.pages[0],
    hasMore: hasNextPage,
    isReading: isFetching,
    problem: isError && !isFetching ? sentenceOf(error) : undefined,
    readAgain() {
      // One page rather than all that were scrolled through.
      bookings.find.setInfiniteData(
        input,
        (read) => read && { pages: read.pages.slice(0, 1), pageParams: read.pageParams.slice(0, 1) },
      )
      void refetch()
    },
    readOn: () => void (hasNextPage ? fetchNextPage() : refetch()),
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
