import type { Enquiry } from '@chauffeur/contract/enquiries'
import { trpc } from '../../trpc.ts'
import { sentenceOf } from '../session/sentence-of.ts'
import type { Shown } from './shown.ts'

const COUNT_ONLY = { limit: 1, answered: false }
const PAGE = 30
// Each look at the list or the count is a look at what there is now.
const fresh = { staleTime: 0 }

const pageOf = (shown: Shown) => ({ limit: PAGE, ...(shown !== 'all' && { answered: shown === 'answered' }) })

/** How many enquiries wait for an answer; 0 while that is not known. */
export function useUnanswered(): number {
  return trpc.enquiries.list.useQuery(COUNT_ONLY, fresh).data?.unanswered ?? 0
}

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
    void enquiries.list.invalidate(COUNT_ONLY)
  }
}
