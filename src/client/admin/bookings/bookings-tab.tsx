import { Button } from '../../ui/button.tsx'
import { BookingList } from './booking-list.tsx'
import { CalendarDialog } from './calendar-dialog.tsx'
import { CountLine } from './count-line.tsx'
import { ExportLink } from './export-link.tsx'
import { FilterBar } from './filter-bar.tsx'
import { hasDateRange, isFiltered, keepPlaces, type BookingFilters } from './filters.ts'
import { ListWaiting, ReadingProblem } from '../common/list-states.tsx'
import { NoMatches, NoReservations } from './no-bookings.tsx'
import { PaymentsToSettle } from './payment/payments-to-settle.tsx'
import { useBookings, useCounts } from './use-bookings.ts'
import { useNewBookingsCount } from './use-new-bookings-count.ts'
import { useFilterDraft } from './use-filter-draft.ts'
import { usePinnedDecisions } from './use-pinned-decisions.ts'

type BookingsTabProps = {
  readonly filters: BookingFilters
  readonly onFiltersChange: (filters: BookingFilters) => void
}

export function BookingsTab({ filters, onFiltersChange }: BookingsTabProps) {
  const [draft, changeDraft] = useFilterDraft(filters, onFiltersChange)
  const reading = useBookings(filters)
  const counting = useCounts(filters)
  const { pinned, pin, reset } = usePinnedDecisions(filters)
  const { bookings, hasMore, isPrevious, isReading, problem } = reading
  const { came, forget } = useNewBookingsCount(
    reading.top,
    counting.counts?.total,
    isReading || counting.isCounting,
  )
  const shown = bookings && keepPlaces(bookings, pinned)

  return (
    <section aria-labelledby="all-reservations">
      <h2 id="all-reservations" className="mb-4 text-title">
        All Reservations
      </h2>
      <PaymentsToSettle onShow={(q) => changeDraft({ q })} />
      <FilterBar filters={draft} onChange={changeDraft} />
      <div className="my-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <CountLine
          counts={counting.counts}
          came={came}
          decidedHere={pinned.size}
          isBusy={isReading || counting.isCounting}
          hasFailed={counting.hasFailed}
          areDatesIgnored={!hasDateRange(draft)}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            busy={isReading}
            busyLabel="Refreshing..."
            variant={came > 0 ? 'primary' : 'secondary'}
            onClick={() => {
              reset()
              forget()
              reading.readAgain()
              void counting.countAgain()
            }}
          >
            {came > 0 ? 'Show new' : 'Refresh'}
          </Button>
          <ExportLink filters={filters} />
          <CalendarDialog />
        </div>
      </div>
      {problem && <ReadingProblem sentence={problem} onRetry={reading.readOn} />}
      {!shown && !problem && <ListWaiting />}
      {shown?.length === 0 && !isPrevious && (isFiltered(filters) ? <NoMatches /> : <NoReservations />)}
      {shown && shown.length > 0 && (
        <BookingList
          bookings={shown}
          onDecided={pin}
          isPrevious={isPrevious}
          hasMore={hasMore && !problem}
          isReading={isReading}
          onReadOn={reading.readOn}
        />
      )}
    </section>
  )
}
