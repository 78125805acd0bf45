import { type ReactNode, type RefObject, useId } from 'react'
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

type ResourceTabProps = {
  titleId: string
  title: string
  lead: ReactNode
  /** Beside the title: what adds a row. */
  action?: ReactNode
  titleRef?: RefObject<HTMLHeadingElement | null>
  children: ReactNode
}

/** A tab of the dashboard about one kind of thing. */
export function ResourceTab(props: ResourceTabProps) {
  const { titleId, title, lead, action, titleRef, children } = props
  return (
    <section aria-labelledby={titleId}>
      <header className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h2 id={titleId} ref={titleRef} tabIndex={-1} className="text-heading outline-none">
            {title}
          </h2>
          <p className="mt-1 max-w-prose text-sm text-soft">{lead}</p>
        </div>
        {action}
      </header>
      {children}
    </section>
  )
}

type ResourceSectionProps<Row> = Omit<ResourceTabProps, 'children'> & ResourceListProps<Row>

/** A tab that is one list of the server. */
export function ResourceSection<Row>(props: ResourceSectionProps<Row>) {
  const { what, rows, state, icon, empty, children, ...tab } = props
  const list = { what, rows, state, icon, empty, children }
  return (
    <ResourceTab {...tab}>
      <ResourceList {...list} />
    </ResourceTab>
  )
}

type RowCardProps = {
  title: ReactNode
  /** Beside the title: badges, and what changes the row. */
  actions?: ReactNode
  children: ReactNode
}

/** The card of one row: its name, what can be done with it, and its facts. */
export function RowCard({ title, actions, children }: RowCardProps) {
  const titleId = useId()
  return (
    <article
      aria-labelledby={titleId}
      className="h-full rounded-card bg-raised px-4 py-3 text-sm shadow-card sm:px-5"
    >
      <header className="mb-2 flex items-start gap-2">
        <h3 id={titleId} className="min-w-0 flex-1 py-1 font-sans text-base font-semibold">
          {title}
        </h3>
        <div className="-mr-2 flex items-center">{actions}</div>
      </header>
      {children}
    </article>
  )
}
