import type { BoardTrip } from '@chauffeur/contract/board'
import { phoneLink } from '@chauffeur/domain/contact-formats'
import { tripTitle } from '@chauffeur/domain/trip-title'
import { Link } from '@tanstack/react-router'
import { memo, useDeferredValue } from 'react'
import { Badge } from '../../shared/ui/badge.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { PlaneIcon } from '../../shared/ui/icons.tsx'
import { useIsNear } from '../../shared/ui/use-is-near.ts'
import { counted, describeMeeting } from '../common/describe.ts'
import { BookingLink, CustomerText, ReachLink } from '../common/fact.tsx'
import { StateMark } from '../common/state-mark.tsx'
import { FlightLate } from '../meeting/flight-late.tsx'
import { PendingDecision, TripCar } from './trip-car.tsx'
import { textsOf } from './trip-filter.ts'

/** So many rows are drawn with the page; the others follow once it stands there. */
const FIRST_ROWS = 6

/**
 * Trips in rows. Those far from the window are their texts alone, which the browser finds and a screen reader reads; they
 * are whole when they come near, and on paper.
 */
export function Trips({ trips, day }: { trips: readonly BoardTrip[]; day: string }) {
  const hasAll = useDeferredValue(true, false)
  const drawn = hasAll ? trips : trips.slice(0, FIRST_ROWS)
  return (
    <ol className="overflow-hidden rounded-card bg-raised shadow-card">
      {drawn.map((trip, index) => (
        <TripRow key={trip.bookingId} trip={trip} day={day} isFirst={index < FIRST_ROWS} />
      ))}
      {drawn.length < trips.length && (
        <li aria-hidden style={{ height: `${(trips.length - drawn.length) * ROW_REM}rem` }} />
      )}
    </ol>
  )
}

/** About how high a whole trip is, on a phone and on a wide screen. */
const FAR_HEIGHT = 'min-h-64 lg:min-h-29'
/** About the same on any screen, in rem, for rows that are drawn in a moment. */
const ROW_REM = 10

type TripRowProps = { trip: BoardTrip; day: string; isFirst: boolean }

/** A row is drawn again when its trip has changed, not with the board. It keeps the focus when it becomes whole. */
const TripRow = memo(function TripRow({ trip, day, isFirst }: TripRowProps) {
  const [row, isNear] = useIsNear<HTMLLIElement>(isFirst)
  const titleId = `trip-title-${trip.bookingId}`
  const Content = isNear ? WholeTrip : TripTexts
  return (
    <li
      ref={row}
      id={`trip-${trip.bookingId}`}
      className={classNames('scroll-mt-4 border-t border-line first:border-t-0', !isNear && FAR_HEIGHT)}
    >
      <article
        data-row=""
        tabIndex={-1}
        aria-labelledby={titleId}
        className="grid gap-x-6 gap-y-2 px-4 py-3 text-sm sm:px-5 lg:grid-cols-[3.5rem_minmax(0,1fr)_minmax(0,1.5fr)]"
      >
        <Content trip={trip} day={day} titleId={titleId} />
      </article>
    </li>
  )
})

type TripProps = { trip: BoardTrip; day: string; titleId: string }

/** A trip that is out of sight, in few elements. */
function TripTexts({ trip, day, titleId }: TripProps) {
  const { from, to } = trip
  const { time, beside } = describeMeeting(trip, day)
  return (
    <>
      <h4 id={titleId} className="lg:col-span-3">
        {tripTitle({ time, from, to })}
      </h4>
      <p className="lg:col-span-3">{[beside, ...textsOf(trip), trip.notes].filter(Boolean).join(' · ')}</p>
    </>
  )
}

function WholeTrip({ trip, day, titleId }: TripProps) {
  const { bookingNumber, from, to, guestName, flightNumber, cars, pending, notes } = trip
  const { time, beside } = describeMeeting(trip, day)
  return (
    <>
      <p className="text-lead leading-tight font-semibold tabular max-lg:hidden">{time}</p>
      <div className="min-w-0">
        <h4 id={titleId} className="font-sans text-base leading-snug font-semibold">
          <span className="me-2 tabular lg:sr-only">{time}</span>
          <span className="wrap-anywhere">{to === null ? from : `${from} → ${to}`}</span>
        </h4>
        {beside !== null && <p className="mt-0.5 text-warning first-letter:uppercase">{beside}</p>}
        <p className="mt-0.5 text-soft">
          <CustomerText>{guestName}</CustomerText>{' '}
          <span className="whitespace-nowrap tabular">
            <ReachLink href={phoneLink(trip.guestPhone)} text={trip.guestPhone} />
          </span>{' '}
          · {counted(trip.passengers, 'passenger')}
          {trip.childSeats > 0 && ` · ${counted(trip.childSeats, 'child seat')}`} · {trip.vehicleName}
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
        <p className="mt-1.5 flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <BookingLink number={bookingNumber} aria-label={`Open the booking ${bookingNumber}`} />
          <Link
            to="/admin/bookings/$number/sign"
            params={{ number: bookingNumber }}
            className="link inline-block pointer-coarse:py-2.5"
            aria-describedby={titleId}
          >
            Name sign
          </Link>
          {trip.canLandLate && <FlightLate trip={trip} />}
        </p>
      </div>
      <div className="grid content-start gap-2">
        {pending === null ? (
          cars.map((car) => <TripCar key={car.carNo} trip={trip} car={car} titleId={titleId} />)
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <Badge tone="danger" icon={<StateMark mark="pending" />}>
              Not accepted yet
            </Badge>
            <PendingDecision
              bookingId={trip.bookingId}
              bookingNumber={bookingNumber}
              pending={pending}
              describedBy={titleId}
            />
          </div>
        )}
      </div>
    </>
  )
}
