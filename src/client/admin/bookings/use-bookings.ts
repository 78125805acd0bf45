import type { Booking } from '@chauffeur/contract/bookings'
import { useEffect } from 'react'
import { trpc } from '../../trpc.ts'
import { sentenceOf } from '../session/sentence-of.ts'

const PAGE = { limit: 100 }

export interface Bookings {
  /** Those read so far, newest first; undefined before the first page. */
  readonly bookings: readonly Booking[] | undefined
  /** Whether these are all there are. */
  readonly isComplete: boolean
  readonly isReading: boolean
  /** Why reading stopped. */
  readonly problem: string | undefined
  readonly readAgain: () => void
  /** Goes on where reading stopped. */
  readonly readOn: () => void
}

/** Every booking, read page by page until a page is not full: search and filters must miss none. */
export function useBookings(): Bookings {
  const query = trpc.bookings.list.useInfiniteQuery(PAGE, {
    getNextPageParam: (page) => (page.length < PAGE.limit ? undefined : page.at(-1)?.id),
  })
  const { data, hasNextPage, isFetching, isError, error, fetchNextPage, refetch } = query

  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [hasNextPage, isFetching, isError, fetchNextPage])

  return {
    bookings: data?.pages.flat(),
    isComplete: data !== undefined && !hasNextPage,
    isReading: isFetching,
    problem: isError && !isFetching ? sentenceOf(error) : undefined,
    readAgain: () => void refetch(),
    readOn: () => void (data ? fetchNextPage() : refetch()),
  }
}

/** Puts a booking as the server has just answered it in the place of the one that was read before. */
export function useReplaceBooking(): (booking: Booking) => void {
  const { bookings } = trpc.useUtils()
  return (booking) =>
    bookings.list.setInfiniteData(
      PAGE,
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => page.map((old) => (old.id === booking.id ? booking : old))),
        },
    )
}
