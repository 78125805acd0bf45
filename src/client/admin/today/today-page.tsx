import type { BoardTrip } from '@chauffeur/contract/board'
import { dayCounts, type DayStage, dayStages } from '@chauffeur/domain/booking-list'
import { describeDate } from '@chauffeur/domain/time'
import { isTripOver } from '@chauffeur/domain/trip-state'
import { Link } from '@tanstack/react-router'
import { Badge } from '../../shared/ui/badge.tsx'
import { Button, IconButton } from '../../shared/ui/button.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { CalendarIcon, ChevronLeftIcon, ChevronRightIcon, PlaneIcon } from '../../shared/ui/icons.tsx'
import { TextInput } from '../../shared/ui/text-input.tsx'
import { addDays, useToday } from '../common/days.ts'
import { CustomerText, BookingLink } from '../common/fact.tsx'
import { Empty, ListWaiting, ReadingProblem } from '../common/resource-list.tsx'
import { FlightLate } from '../meeting/flight-late.tsx'
import { DayMessages } from '../notices/day-messages.tsx'
import { AdminHeader } from '../frame/admin-header.tsx'
import { Alarms } from './alarms.tsx'
import { Timeline } from './timeline.tsx'
import { PendingDecision, TripCar } from './trip-car.tsx'
import { useBoard, type KnownBoard } from './use-board.ts'

type TodayPageProps = { day?: string | undefined; onDayChange: (day: string | undefined) => void }

/** The day's work: what needs somebody now, the trips by time, and the cars over the day. */
export function TodayPage({ day, onDayChange }: TodayPageProps) {
  const today = useToday()
  const date = day ?? today
  const { board, state } = useBoard(date)
  const goTo = (next: string) => onDayChange(next === today ? undefined : next)
  return (
    <>
      <AdminHeader title="Today’s work" />
      <main className="mx-auto grid max-w-[90rem] gap-6 px-4 pt-6 pb-16 sm:px-6">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <h2 className="font-display text-title">{describeDate(date)}</h2>
            <p className="mt-1 text-soft" aria-live="polite">
              {board ? summaryOf(board) : ' '}
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-2">
            <IconButton
              size="small"
              label="The day before"
              icon={<ChevronLeftIcon />}
              onClick={() => goTo(addDays(date, -1))}
            />
            <Field label="Day" hideLabel>
              <TextInput
                type="date"
                value={date}
                onValueChange={(next) => next && goTo(next)}
                className="[&>input]:min-h-9 [&>input]:px-2.5! [&>input]:py-1 [&>input]:text-sm pointer-coarse:[&>input]:min-h-11"
              />
            </Field>
            <IconButton
              size="small"
              label="The day after"
              icon={<ChevronRightIcon />}
              onClick={() => goTo(addDays(date, 1))}
            />
            {date === today ? (
              <Button size="small" onClick={() => goTo(addDays(today, 1))}>
                Tomorrow
              </Button>
            ) : (
              <Button size="small" onClick={() => goTo(today)}>
                Today
              </Button>
            )}
            <Button size="small" asChild>
              <Link to="/admin/day" search={{ day: date }}>
                Day sheet
              </Link>
            </Button>
          </div>
        </div>
        <DayMessages date={date} />
        {state.problem !== undefined && (
          <ReadingProblem what="trips" sentence={state.problem} onRetry={state.refetch} />
        )}
        {board ? (
          <Day board={board} isToday={date === today} />
        ) : (
          state.problem === undefined && <ListWaiting what="trips" />
        )}
      </main>
    </>
  )
}

function Day({ board, isToday }: { board: KnownBoard; isToday: boolean }) {
  return (
    <>
      {(isToday || board.alarms.length + board.uncountedSteps.length > 0) && <Alarms board={board} />}
      {board.trips.length === 0 ? (
        <Empty icon={<CalendarIcon className="size-7" />} title="No trips on this day">
          Bookings of this day appear here by their pick-up time.
        </Empty>
      ) : (
        <>
          <Timeline board={board} />
          <TripList trips={board.trips} />
        </>
      )}
    </>
  )
}

const stageWords: Readonly<Record<DayStage, string>> = {
  pending: 'not accepted',
  without_driver: 'without a driver',
  offered: 'not answered by the driver',
  accepted: 'accepted',
  under_way: 'under way',
  no_show: 'with a no-show',
  done: 'done',
}

/** How many trips are at each stage: each trip is counted once, and none is left out. */
function summaryOf({ trips }: KnownBoard): string {
  if (trips.length === 0) return 'No trips on this day.'
  const counts = dayCounts(
    trips.map(({ status, cars }) => ({
      status,
      cars: cars.map(({ assignment }) => (assignment?.driverId ? assignment.state : null)),
    })),
  )
  const stages = dayStages.filter((stage) => counts[stage] > 0)
  const parts = stages.map((stage) => `${counts[stage]} ${stageWords[stage]}`)
  return `${trips.length} ${trips.length === 1 ? 'trip' : 'trips'}: ${parts.join(', ')}`
}

/** So many trips that are over are folded: they would stand before all that is still to be done. */
const MIN_FOLDED = 12

/** The trips of the day by their pick-up time. */
function TripList({ trips }: { trips: readonly BoardTrip[] }) {
  const over = trips.filter(isOver)
  const isFolded = over.length >= MIN_FOLDED
  return (
    <section aria-labelledby="trips-title">
      <h3 id="trips-title" className="mb-2 font-sans text-sm font-semibold text-soft">
        Trips by time
      </h3>
      {isFolded && (
        <details className="mb-3">
          <summary className="cursor-pointer py-2 text-sm font-medium">{`${over.length} trips that are over`}</summary>
          <Trips trips={over} />
        </details>
      )}
      <Trips trips={isFolded ? trips.filter((trip) => !isOver(trip)) : trips} />
    </section>
  )
}

function isOver({ cars, pending }: BoardTrip): boolean {
  return pending === null && cars.every(({ assignment }) => assignment && isTripOver(assignment.state))
}

function Trips({ trips }: { trips: readonly BoardTrip[] }) {
  return (
    <ol className="overflow-hidden rounded-card bg-raised shadow-card">
      {trips.map((trip) => (
        <li
          key={trip.bookingId}
          id={`trip-${trip.bookingId}`}
          className="border-t border-line first:border-t-0"
        >
          <Trip trip={trip} />
        </li>
      ))}
    </ol>
  )
}

function Trip({ trip }: { trip: BoardTrip }) {
  const { bookingNumber, pickupTime, from, to, guestName, flightNumber, cars, pending, notes } = trip
  const titleId = `trip-title-${trip.bookingId}`
  return (
    <article
      aria-labelledby={titleId}
      className="grid gap-x-6 gap-y-2 px-4 py-3 text-sm sm:px-5 lg:grid-cols-[3.5rem_minmax(0,1fr)_minmax(0,1.35fr)]"
    >
      <p className="text-lead leading-tight font-semibold tabular max-lg:hidden">{pickupTime}</p>
      <div className="min-w-0">
        <h4 id={titleId} className="font-sans text-base leading-snug font-semibold">
          <span className="me-2 tabular lg:sr-only">{pickupTime}</span>
          <span className="wrap-anywhere">{to === null ? from : `${from} → ${to}`}</span>
        </h4>
        <p className="mt-0.5 text-soft">
          <CustomerText>{guestName}</CustomerText> ·{' '}
          {`${trip.passengers} ${trip.passengers === 1 ? 'passenger' : 'passengers'}`}
          {trip.childSeats > 0 &&
            ` · ${trip.childSeats} child ${trip.childSeats === 1 ? 'seat' : 'seats'}`} ·{' '}
          {trip.vehicleName}
          {trip.hireHours !== null && ` · ${trip.hireHours} hours at disposal`}
          {flightNumber !== null && (
            <span className="whitespace-nowrap">
              {' · '}
              <PlaneIcon className="inline size-4 align-text-bottom" /> {flightNumber}
            </span>
          )}
        </p>
        {notes !== null && (
          <p className="mt-0.5 line-clamp-2 text-soft italic">
            <CustomerText>{notes}</CustomerText>
          </p>
        )}
        <p className="mt-0.5 flex flex-wrap gap-x-4">
          <BookingLink number={bookingNumber} aria-label={`Open the booking ${bookingNumber}`} />
          <Link
            to="/admin/bookings/$number/sign"
            params={{ number: bookingNumber }}
            className="link inline-block pointer-coarse:py-2.5"
            aria-describedby={titleId}
          >
            Name sign
          </Link>
          {pending === null && trip.flightNumber !== null && <FlightLate trip={trip} />}
        </p>
      </div>
      <div className="grid content-start gap-2">
        {pending === null ? (
          cars.map((car) => <TripCar key={car.carNo} trip={trip} car={car} titleId={titleId} />)
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <Badge tone="danger">Not accepted yet</Badge>
            <PendingDecision
              bookingId={trip.bookingId}
              bookingNumber={bookingNumber}
              pending={pending}
              describedBy={titleId}
            />
          </div>
        )}
      </div>
    </article>
  )
}
