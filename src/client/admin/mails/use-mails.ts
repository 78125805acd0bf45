import type { UndeliveredMail } from '@chauffeur/contract/mails'
import { trpc } from '../../api/trpc.ts'
import { sentenceOf } from '../session/sentence-of.ts'

const PAGE = { limit: 30 }
// Each look at the list is a look at what there is now.
const fresh = { staleTime: 0 }

export interface Mails {
  /** Those read so far; undefined before the first page. */
  readonly mails: readonly UndeliveredMail[] | undefined
  readonly hasMore: boolean
  readonly isReading: boolean
  readonly problem: string | undefined
  readonly readAgain: () => void
  /** Reads the next page, or tries again where reading stopped. */
  readonly readOn: () => void
}

export function useMails(): Mails {
  const query = trpc.mails.list.useInfiniteQuery(PAGE, {
    ...fresh,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })
  const { data, hasNextPage, isFetching, isError, error, fetchNextPage, refetch } = query
  // One that was given up between two pages is on both.
  const read = new Map(data?.pages.flatMap(({ mails }) => mails.map((row) => [row.id, row] as const)))
  return {
    mails: data && [...read.values()],
    hasMore: hasNextPage,
    isReading: isFetching,
    problem: isError && !isFetching ? sentenceOf(error) : undefined,
    readAgain: () => void refetch(),
    readOn: () => void (data ? fetchNextPage() : refetch()),
  }
}
