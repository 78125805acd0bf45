import { mostCounted } from '@chauffeur/domain/booking-search'
import { MAX_COUNTED } from '@chauffeur/domain/limits'
import { Link } from '@tanstack/react-router'
import { Fragment, useId, useState } from 'react'
import { Button, IconButton } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { CalendarIcon, stroke } from '../../shared/ui/icons.tsx'
import { SearchIcon } from '../../shared/ui/more-icons.tsx'
import { useToday } from '../common/days.ts'
import { Empty, ListWaiting, ReadingProblem } from '../common/resource-list.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { BookingList } from './booking-list.tsx'
import { CalendarDialog, ExportDialog } from './export-dialogs.tsx'
import { FilterBar, GoToDate } from './filter-bar.tsx'
import { isFiltered, type ListSearch } from './list-search.ts'
import { useListView } from './list-view.ts'
import { PaymentsToSettle } from './payments.tsx'
import {
  chosenDays,
  exportAddress,
  hasDateRange,
  keepPositions,
  queryOf,
  useBookings,
  useCounts,
  useFilterDraft,
  usePinnedDecisions,
} from './use-bookings.ts'

const MoreIcon = stroke('M5.5 12v.01M12 12v.01M18.5 12v.01')

type BookingsTabProps = {
  readonly search: ListSearch
  readonly onSearchChange: (search: ListSearch) => void
}

export function BookingsTab({ search, onSearchChange }: BookingsTabProps) {
  const today = useToday()
  const [draft, changeDraft] = useFilterDraft(search, onSearchChange)
  const query = queryOf(search, today)
  const { sort: _, ...filters } = query
  const reading = useBookings(query)
  const counting = useCounts(filters, reading.readAt)
  const { pinned, pin, reset } = usePinnedDecisions(query)
  // Those decided before they were counted are not counted any more.
  const [counted, setCounted] = useState({ at: counting.countedAt, decided: 0 })
  if (counted.at !== counting.countedAt) setCounted({ at: counting.countedAt, decided: pinned.size })
  const { bookings, hasMore, isPrevious, isReading, problem } = reading
  // While either is being read, the count may still belong to the list before.
  const newCount = isReading || counting.isCounting ? 0 : (counting.counts?.newer ?? 0)
  const shown = bookings && keepPositions(bookings, pinned, { query, today })
  const view = useListView(search.view)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const moreId = useId()
  const [isMoreOpen, setMoreOpen] = useState(false)
  const refresh = () => {
    reset()
    reading.refetch()
    void counting.countAgain()
  }

  return (
    <section aria-labelledby="all-reservations">
      <FilterBar
        search={draft}
        today={today}
        view={view}
        onChange={changeDraft}
        title={
          <h2 id="all-reservations" className="text-heading">
            All Reservations
          </h2>
        }
        action={
          <Button size="small" variant={newCount > 0 ? 'secondary' : 'primary'} asChild>
            <Link to="/admin/bookings/new" aria-keyshortcuts="n">
              New booking
            </Link>
          </Button>
        }
        more={
          <IconButton
            size="small"
            label={isMoreOpen ? 'Less' : 'More'}
            aria-expanded={isMoreOpen}
            aria-controls={moreId}
            icon={<MoreIcon />}
            onClick={() => setMoreOpen(!isMoreOpen)}
          />
        }
      >
        <CountLine
          counts={counting.counts}
          most={mostCounted(filters.q)}
          newCount={newCount}
          decidedHere={Math.max(0, pinned.size - counted.decided)}
          isBusy={isReading || counting.isCounting}
          hasFailed={counting.hasFailed}
          areDatesIgnored={!hasDateRange(chosenDays(draft, today))}
        />
        <Button
          size="small"
          variant={newCount > 0 ? 'primary' : 'secondary'}
          busy={isReading}
          busyLabel="Refreshing..."
          className="shrink-0"
          onClick={refresh}
        >
          {newCount > 0 ? 'Show new' : 'Refresh'}
        </Button>
      </FilterBar>
      <div
        id={moreId}
        className={classNames(
          'flex flex-wrap items-center gap-2 border-b border-line py-2',
          !isMoreOpen && 'hidden',
        )}
      >
        <GoToDate search={draft} today={today} onChange={changeDraft} />
        {query.from !== undefined && query.from === query.to && (
          <Button size="small" asChild>
            <Link to="/admin/day" search={{ day: query.from }}>
              Print the day
            </Link>
          </Button>
        )}
        <ExportDialog address={exportAddress(query)} />
        <CalendarDialog />
      </div>
      <PaymentsToSettle onShow={(q) => changeDraft({ q })} />
      {problem && <ReadingProblem sentence={problem} onRetry={reading.loadMore} />}
      {!shown && !problem && <ListWaiting />}
      {shown?.length === 0 &&
        !isPrevious &&
        (isFiltered(search) ? (
          <Empty icon={<SearchIcon className="size-7" />} title="No reservations match the filters">
            Search for something else, widen the dates, or clear the filters.
          </Empty>
        ) : (
          <Empty icon={<CalendarIcon className="size-7" />} title="No reservations yet">
            A request made on the booking page appears here, on top and waiting for a decision.
          </Empty>
        ))}
      {shown && shown.length > 0 && (
        <BookingList
          bookings={shown}
          query={query}
          view={view}
          matching={counting.counts?.matching}
          onDecided={pin}
          chosen={chosen}
          onChoose={setChosen}
          isPrevious={isPrevious}
          hasMore={hasMore && !problem}
          isReading={isReading}
          onLoadMore={reading.loadMore}
        />
      )}
      {shown && chosen.size > 0 && (
        <BulkBar
          chosen={shown.filter(({ id }) => chosen.has(id))}
          onClear={() => setChosen(new Set())}
          onDone={(ids) => setChosen(new Set([...chosen].filter((id) => !ids.has(id))))}
        />
      )}
    </section>
  )
}

type CountLineProps = {
  readonly counts:
    | {
        readonly total: number
        readonly matching: number
        readonly waiting: number
        readonly changes: number
      }
    | undefined
  /** How many that match are counted one by one. */
  readonly most: number
  /** So many have come since the list was read. */
  readonly newCount: number
  /** So many of those counted as waiting have been decided since. */
  readonly decidedHere: number
  readonly isBusy: boolean
  readonly hasFailed: boolean
  readonly areDatesIgnored: boolean
}

/** How many of how many, and never a number that is not known yet. */
function CountLine({
  counts,
  most,
  newCount,
  decidedHere,
  isBusy,
  hasFailed,
  areDatesIgnored,
}: CountLineProps) {
  const waiting = Math.max(0, (counts?.waiting ?? 0) - decidedHere)
  const changes = counts?.changes ?? 0
  const more = [
    [waiting, most, waiting === 1 ? 'waits for a decision' : 'wait for a decision'],
    [changes, most, changes === 1 ? 'change waits' : 'changes wait'],
    [newCount, MAX_COUNTED, 'new since this list was read'],
  ] as const
  return (
    <output aria-busy={isBusy} className="block min-w-0 text-sm text-soft xl:text-xs xl:leading-tight">
      {counts && (
        <>
          Showing <Counted upTo={most}>{counts.matching}</Counted>
          {counts.matching <= most && (
            <>
              {' of '}
              <Counted upTo={MAX_COUNTED}>{counts.total}</Counted>
            </>
          )}{' '}
          {counts.total === 1 ? 'reservation' : 'reservations'}
        </>
      )}
      {!counts && (hasFailed ? 'The reservations could not be counted' : 'Counting reservations…')}
      {more.map(
        ([count, upTo, words]) =>
          count > 0 && (
            <Fragment key={words}>
              {' · '}
              <Counted upTo={upTo}>{count}</Counted> {words}
            </Fragment>
          ),
      )}
      {areDatesIgnored && ' · the dates are ignored'}
    </output>
  )
}

const NUMBER = new Intl.NumberFormat('en-GB')

/** A count of bookings. Beyond a bound it is no longer exact: 10,000+ */
function Counted({ upTo, children: count }: { readonly upTo: number; readonly children: number }) {
  return (
    <>
      <Figure>{Math.min(count, upTo)}</Figure>
      {count > upTo && '+'}
    </>
  )
}

function Figure({ children }: { children: number }) {
  return <span className="font-semibold tabular text-ink">{NUMBER.format(children)}</span>
}
