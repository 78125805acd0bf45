import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useId } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { WarningIcon } from '../../shared/ui/icons.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { Spinner } from '../../shared/ui/spinner.tsx'
import { sentenceOf } from '../session/sentence-of.ts'
import { FactList, type FactTable } from './fact.tsx'

type ResourceListProps<Row> = {
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
  /** How the cards are laid out. */
  className: string
  /** The card of a row. */
  children: (row: Row) => ReactNode
}

/** The cards of a list. */
export function CardList<Row extends { readonly id: string }>(
  props: CardListProps<Row> & { rows: readonly Row[] },
) {
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

type ResourceCardsProps<Row> = Omit<ResourceListProps<Row>, 'children'> & CardListProps<Row>

/** A list that is drawn as cards. */
export function ResourceCards<Row extends { readonly id: string }>(props: ResourceCardsProps<Row>) {
  const { label, className, children, ...list } = props
  return (
    <ResourceList {...list}>
      {(rows) => (
        <CardList label={label} rows={rows} className={className}>
          {children}
        </CardList>
      )}
    </ResourceList>
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

type PageSectionProps = { title: string; action?: ReactNode; children: ReactNode }

/** A part of a page under its own title. */
export function PageSection({ title, action, children }: PageSectionProps) {
  return (
    <section aria-label={title} className="mt-8">
      <header className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-sans text-lead font-semibold">{title}</h3>
        {action}
      </header>
      {children}
    </section>
  )
}

type TabAround = Omit<ResourceTabProps, 'children' | 'titleRef'>

/** A tab that is one list of the server, drawn as cards. */
export function CardSection<Row extends { readonly id: string }>(
  props: TabAround & Omit<ResourceCardsProps<Row>, 'className'>,
) {
  const { titleId, title, lead, action, ...cards } = props
  return (
    <ResourceTab titleId={titleId} title={title} lead={lead} action={action}>
      <ResourceCards {...cards} className={IN_COLUMNS} />
    </ResourceTab>
  )
}

type SettingSectionProps<Setting> = TabAround & {
  /** The name of the setting, for the sentences while it is not read. */
  what: string
  query: Pick<UseQueryResult<Setting, unknown>, 'data' | keyof Query>
  /** Whom or what the setting is about. */
  cardTitle: string
  facts: (setting: Setting) => FactTable
  /** The button and the dialog that change it. */
  children: (setting: Setting) => ReactNode
}

/** A tab that is one setting of the office, on a card. */
export function SettingSection<Setting>(props: SettingSectionProps<Setting>) {
  const { what, query, cardTitle, facts, children, ...tab } = props
  const { problem, refetch } = readState(query)
  return (
    <ResourceTab {...tab}>
      {problem && <ReadingProblem what={what} sentence={problem} onRetry={refetch} />}
      {query.data ? (
        <div className={`grid ${IN_COLUMNS}`}>
          <RowCard title={cardTitle} actions={children(query.data)}>
            <FactList facts={facts(query.data)} />
          </RowCard>
        </div>
      ) : (
        !problem && <ListWaiting what={what} />
      )}
    </ResourceTab>
  )
}

type ResourceSectionProps<Row> = TabAround & ResourceListProps<Row>

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
  /** A section, where its page has articles of the same names. */
  as?: 'article' | 'section'
  title: ReactNode
  /** Beside the title: badges, and what changes the row. */
  actions?: ReactNode
  children: ReactNode
}

/** The card of one row: its name, what can be done with it, and its facts. */
export function RowCard({ as: Card = 'article', title, actions, children }: RowCardProps) {
  const titleId = useId()
  return (
    <Card
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
    </Card>
  )
}

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

type Query = Pick<UseQueryResult<unknown, unknown>, 'isError' | 'isFetching' | 'error' | 'refetch'>
type PagedQuery = Query & Pick<UseInfiniteQueryResult<unknown, unknown>, 'hasNextPage' | 'fetchNextPage'>

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

/** The name of the list's rows, in its states' sentences. */
type ListOf = { what?: string }

export function ListWaiting({ what = 'reservations' }: ListOf) {
  return (
    <div className="grid gap-3">
      <Spinner label={`Loading ${what}...`} className="size-6 text-accent" />
      <Skeleton className="h-56" />
      <Skeleton className="h-56" />
    </div>
  )
}

type ReadingProblemProps = ListOf & { sentence: string; onRetry: () => void }

export function ReadingProblem({ what = 'reservations', sentence, onRetry }: ReadingProblemProps) {
  return (
    <div
      role="alert"
      className="mb-4 flex flex-wrap items-center gap-3 rounded-card bg-danger-wash p-4 text-danger"
    >
      <WarningIcon />
      <p className="min-w-0 flex-1 basis-60">
        The {what} could not be loaded. {sentence}
      </p>
      <Button size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

export function Empty({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="grid justify-items-center rounded-card border border-dashed border-line-strong px-4 py-14 text-center">
      <span className="text-accent">{icon}</span>
      <h3 className="mt-3 text-heading">{title}</h3>
      <p className="mt-1.5 max-w-md text-soft">{children}</p>
    </div>
  )
}

type ReadPartProps<Data> = {
  query: Pick<UseQueryResult<Data, unknown>, 'data' | 'isError' | 'error' | 'refetch'>
  /** The name of what is read, for the sentence that it could not be. */
  what: string
  waiting: string
  children: (data: Data) => ReactNode
}

/** A part that is read when it is shown: that it is being read, why it could not be, or what was read. */
export function ReadPart<Data>({ query, what, waiting, children }: ReadPartProps<Data>) {
  const { data, isError, error, refetch } = query
  if (isError) return <PartProblem what={what} error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Spinner label={waiting} className="my-2 size-5 text-accent" />
  return children(data)
}

/** In the place of a part that could not be read. */
export function PartProblem({ what, error, onRetry }: { what: string; error: unknown; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 py-1 text-danger">
      <p>
        The {what} could not be loaded. {sentenceOf(error)}
      </p>
      <Button size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
