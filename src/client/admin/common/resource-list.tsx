import type { ReactNode } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { Empty, ListWaiting, ReadingProblem } from './list-states.tsx'
import type { PagedReadState, ReadState } from './read-state.ts'

export type ResourceListProps<Row> = {
  /** The name of the list's rows, for its sentences. */
  what: string
  /** Undefined until they are read for the first time. */
  rows: readonly Row[] | undefined
  state: ReadState | PagedReadState
  icon: ReactNode
  /** Shown when there are none. */
  empty: { readonly title: string; readonly text: string }
  /** Drawn where there are rows. */
  children: (rows: readonly Row[]) => ReactNode
}

/** A list that the server gives: what went wrong, that it is being read, that there is nothing, or its rows. */
export function ResourceList<Row>({ what, rows, state, icon, empty, children }: ResourceListProps<Row>) {
  const { problem, refetch, isReading } = state
  const { hasMore, loadMore } = 'loadMore' in state ? state : { hasMore: false, loadMore: refetch }
  return (
    <>
      {problem && <ReadingProblem what={what} sentence={problem} onRetry={loadMore} />}
      {!rows && !problem && <ListWaiting what={what} />}
      {rows?.length === 0 && (
        <Empty icon={icon} title={empty.title}>
          {empty.text}
        </Empty>
      )}
      {rows && rows.length > 0 && children(rows)}
      {hasMore && !problem && (
        <Button block busy={isReading} busyLabel="Reading..." onClick={loadMore} className="mt-4">
          Show more
        </Button>
      )}
    </>
  )
}

type CardListProps<Row> = {
  label: string
  rows: readonly Row[]
  /** How the cards are laid out. */
  className: string
  /** The card of a row. */
  children: (row: Row) => ReactNode
}

/** The cards of a list. */
export function CardList<Row extends { readonly id: string }>(props: CardListProps<Row>) {
  const { label, rows, className, children } = props
  return (
    <ul aria-label={label} className={classNames('grid', className)}>
      {rows.map((row) => (
        <li key={row.id} className="min-w-0">
          {children(row)}
        </li>
      ))}
    </ul>
  )
}

/** Up to three cards beside each other. */
export const IN_COLUMNS = 'gap-3 md:grid-cols-2 xl:grid-cols-3'
