import { canDecide } from '@chauffeur/domain/booking-status'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { BookingList } from './booking-list.tsx'
import { CountLine } from './count-line.tsx'
import { FilterBar } from './filter-bar.tsx'
import { chooseBookings, hasDateRange, type BookingFilters } from './filters.ts'
import { ListWaiting, NoMatches, NoReservations, ReadingProblem } from './list-states.tsx'
import { useBookings } from './use-bookings.ts'
import { useFilterDraft } from './use-filter-draft.ts'

const NONE: ReadonlySet<string> = new Set()

type BookingsTabProps = {
  readonly filters: BookingFilters
  readonly onFiltersChange: (filters: BookingFilters) => void
}

export function BookingsTab({ filters: address, onFiltersChange }: BookingsTabProps) {
  const [filters, changeFilters] = useFilterDraft(address, onFiltersChange)
  const reading = useBookings()
  // What is decided here keeps its place until the list is looked at in another way.
  const [kept, setKept] = useState(NONE)
  const keep = useCallback((id: string) => setKept((kept) => new Set(kept).add(id)), [])
  const { bookings } = reading

  const applied = useDeferredValue(filters)
  const shown = useMemo(() => chooseBookings(bookings ?? [], applied, kept), [bookings, applied, kept])
  const waiting = useMemo(() => shown.filter(({ status }) => canDecide(status)).length, [shown])

  return (
    <section aria-labelledby="all-reservations">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="all-reservations" className="text-title">
          All Reservations
        </h2>
        <Button
          size="small"
          busy={reading.isReading}
          busyLabel="Refreshing..."
          onClick={() => {
            setKept(NONE)
            reading.readAgain()
          }}
        >
          Refresh
        </Button>
      </div>
      <FilterBar
        filters={filters}
        onChange={(next) => {
          setKept(NONE)
          changeFilters(next)
        }}
      />
      <div className="my-4 min-h-5.5">
        {bookings && (
          <CountLine
            shown={shown.length}
            waiting={waiting}
            reading={{ ...reading, total: bookings.length }}
            areDatesIgnored={!hasDateRange(filters)}
          />
        )}
      </div>
      {reading.problem && <ReadingProblem sentence={reading.problem} onRetry={reading.readOn} />}
      {!bookings && !reading.problem && <ListWaiting />}
      {bookings?.length === 0 && <NoReservations />}
      {bookings && bookings.length > 0 && shown.length === 0 && <NoMatches isComplete={reading.isComplete} />}
      {shown.length > 0 && <BookingList bookings={shown} onDecide={keep} />}
    </section>
  )
}
