import type { BoardTrip } from '@chauffeur/contract/board'
import { isTripOver } from '@chauffeur/domain/trip-state'
import { Link } from '@tanstack/react-router'
import { Badge } from '../../shared/ui/badge.tsx'
import { PlaneIcon } from '../../shared/ui/icons.tsx'
import { CustomerText, BookingLink } from '../common/fact.tsx'
import { FlightLate } from '../meeting/flight-late.tsx'
import { PendingDecision, TripCar } from './trip-car.tsx'

/** So many trips that are over are folded: they would stand before all that is still to be done. */
const MIN_FOLDED = 12

/** The trips of the day by their pick-up time. */
export function TripList({ trips }: { trips: readonly BoardTrip[] }) {
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
