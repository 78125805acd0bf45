import { sentenceOf } from '../session/sentence-of.ts'

/** Whether a list is being read, and why it could not be. */
export interface ReadState {
  readonly isReading: boolean
  /** Why it could not be read, until it is tried again. */
  readonly problem: string | undefined
  readonly refetch: () => void
}

export interface PagedReadState extends ReadState {
  readonly hasMore: boolean
  /** Reads the next page, or tries again where reading stopped. */
  readonly loadMore: () => void
}

interface Query {
  readonly isError: boolean
  readonly isFetching: boolean
  readonly error: unknown
  readonly refetch: () => Promise<unknown>
}

interface PagedQuery extends Query {
  readonly hasNextPage: boolean
  readonly fetchNextPage: () => Promise<unknown>
}

export function readState({ isError, isFetching, error, refetch }: Query): ReadState {
  return {
    isReading: isFetching,
    problem: isError && !isFetching ? sentenceOf(error) : undefined,
    refetch: () => void refetch(),
  }
}

export function pagedReadState(query: PagedQuery): PagedReadState {
  const { hasNextPage, fetchNextPage, refetch } = query
  return {
    ...readState(query),
    hasMore: hasNextPage,
    loadMore: () => void (hasNextPage ? fetchNextPage() : refetch()),
  }
}

/** The rows of all pages. One that moved down while it was read from page to page is on two of them. */
export function uniqueRows<Row extends { readonly id: string }>(rows: readonly Row[]): readonly Row[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}
