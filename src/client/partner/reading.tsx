import { partnerTexts } from '@chauffeur/words/en/partner'
import type { ReactNode } from 'react'
import { refusalSentence } from '../shared/api/refusal.ts'
import { Button } from '../shared/ui/button.tsx'
import { Notice } from '../shared/ui/notice.tsx'
import { Spinner } from '../shared/ui/spinner.tsx'

/** For queries of a page that is left open: read anew each time it is opened, and every half minute while it is. */
export const KEPT_FRESH = { staleTime: 0, refetchInterval: 30_000 } as const

interface ReadQuery<Data> {
  readonly data: Data | undefined
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/** Shows what was read, or that it is being read, or why it was not. */
export function Reading<Data>({
  query: { data, error, isFetching, refetch },
  children,
}: {
  query: ReadQuery<Data>
  children: (data: Data) => ReactNode
}) {
  if (data !== undefined) return children(data)
  if (!error) return <Spinner label={partnerTexts.waiting} className="mx-auto mt-16 size-8 text-accent" />
  return (
    <Notice tone="danger">
      <p>{refusalSentence(error) ?? partnerTexts.failed}</p>
      <Button size="small" busy={isFetching} onClick={() => void refetch()} className="mt-3">
        {partnerTexts.again}
      </Button>
    </Notice>
  )
}

interface PagedQuery {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly fetchNextPage: () => unknown
}

/** Below a list of which there is more: the button that reads the next page. */
export function ShowMore({
  query: { hasNextPage, isFetchingNextPage, fetchNextPage },
  className,
}: {
  query: PagedQuery
  className?: string
}) {
  const { more, reading } = partnerTexts.list
  return hasNextPage ? (
    <Button
      block
      busy={isFetchingNextPage}
      busyLabel={reading}
      onClick={() => void fetchNextPage()}
      {...(className !== undefined && { className })}
    >
      {more}
    </Button>
  ) : null
}

type CardRowsProps<Row> = {
  label: string
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Said where there are none. */
  none?: string
  className?: string
  children: (row: Row) => ReactNode
}

/** Rows one below the other on a card. */
export function CardRows<Row>({ label, rows, keyOf, none, className, children }: CardRowsProps<Row>) {
  if (rows.length === 0 && none !== undefined) return <p className="text-soft">{none}</p>
  return (
    <ul aria-label={label} className="divide-y divide-line rounded-card bg-raised shadow-card">
      {rows.map((row) => (
        <li key={keyOf(row)} className={className}>
          {children(row)}
        </li>
      ))}
    </ul>
  )
}
