import type { Enquiry } from '@chauffeur/contract/enquiries'
import { unansweredOnly } from '../frame/use-open-counts.ts'
import { trpc } from '../../api/trpc.ts'
import { sentenceOf } from '../session/sentence-of.ts'
import type { Shown } from './shown.ts'

const PAGE = 30
// Each look at the list is a look at what there is now.
const fresh = { staleTime: 0 }

const pageOf = (shown: Shown) => ({ limit: PAGE, ...(shown !== 'all' && { answered: shown === 'answered' }) })

export interface Enquiries {
  /** Those read so far; undefined before the first page. */
  readonly enquiries: readonly Enquiry[] | undefined
  readonly hasMore: boolean
  readonly isReading: boolean
  readonly problem: string | undefined
  readonly readAgain: () => void
  /** Reads the next page, or tries again where reading stopped. */
  readonly readOn: () => void
}

export function useEnquiries(shown: Shown): Enquiries {
  const query = trpc.enquiries.list.useInfiniteQuery(pageOf(shown), {
    ...fresh,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })
  const { data, hasNextPage, isFetching, isError, error, fetchNextPage, refetch } = query
  // One that was answered between two pages is on both.
  const read = new Map(data?.pages.flatMap(({ enquiries }) => enquiries.map((row) => [row.id, row] as const)))
  return {
    enquiries: data && [...read.values()],
    hasMore: hasNextPage,
    isReading: isFetching,
    problem: isError && !isFetching ? sentenceOf(error) : undefined,
    readAgain: () => void refetch(),
    readOn: () => void (data ? fetchNextPage() : refetch()),
  }
}

/** Puts an enquiry as the server has just answered it in its place, and has the count read anew. */
export function useReplaceEnquiry(shown: Shown): (enquiry: Enquiry) => void {
  const { enquiries } = trpc.useUtils()
  return (enquiry) => {
    enquiries.list.setInfiniteData(
      pageOf(shown),
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            enquiries: page.enquiries.map((old) => (old.id === enquiry.id ? enquiry : old)),
          })),
        },
    )
    void enquiries.list.invalidate(unansweredOnly)
  }
}
