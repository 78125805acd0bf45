import { describeFlight } from '@chauffeur/domain/airlines'
import { phoneLink } from '@chauffeur/domain/contact-formats'
import type { Booking } from '@chauffeur/contract/bookings'
import { bookingState } from '@chauffeur/domain/booking-status'
import { formatAmount } from '@chauffeur/domain/money'
import { type DriverCollection, driverCollection } from '@chauffeur/domain/payment-status'
import { describeDate } from '@chauffeur/domain/time'
import { travellerOf } from '@chauffeur/domain/traveller'
import { tripStateLabels } from '@chauffeur/domain/trip-state'
import { Fragment, type ReactNode } from 'react'
import { useSite } from '../../../shared/firm/use-site.ts'
import { serviceText, wayOf } from '../../bookings/booking-facts.tsx'
import { describeMeeting, otherClock } from '../../common/describe.ts'
import { needFacts, shownValue, CustomerText, ReachLink } from '../../common/fact.tsx'
import { Stations } from '../../common/journey.tsx'
import { PrintedBooking, BackToBooking, PrintPage } from './print-page.tsx'

/** The slip that a chauffeur takes along for one trip. */
export function JobSlipPage({ number }: { number: string }) {
  return (
    <PrintedBooking number={number}>
      {(booking) => (
        <PrintPage
          title="Job slip"
          back={<BackToBooking number={booking.bookingNumber} />}
          orientation="portrait"
        >
          <JobSlip booking={booking} />
        </PrintPage>
      )}
    </PrintedBooking>
  )
}

function JobSlip({ booking }: { booking: Booking }) {
  const { bookingNumber, notes } = booking
  const { date, time, beside } = describeMeeting(booking)
  const state = bookingState(booking)
  const { brandName } = useSite()
  return (
    <article
      aria-label={`Job slip ${bookingNumber}`}
      className="mx-auto max-w-[210mm] rounded-card bg-raised p-5 shadow-card sm:p-[12mm] print:max-w-none print:rounded-none print:p-0 print:shadow-none print:*:not-[section]:break-inside-avoid"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b-2 border-ink pb-3">
        <p className="font-display text-heading">{brandName}</p>
        <p className="text-lead font-semibold tabular">Job slip {bookingNumber}</p>
      </header>
      {state !== 'confirmed' && (
        <p className="mt-4 border-2 border-danger px-4 py-2 text-center text-lead font-semibold text-danger uppercase">
          {warnings[state]}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-8">
        <p className="text-[3.25rem] leading-none font-semibold tabular">
          {time}
          {beside !== null && <span className="ms-3 text-lead">{beside}</span>}
        </p>
        <h2 className="text-title">{[describeDate(date), otherClock(booking)].filter(Boolean).join(', ')}</h2>
      </div>
      <div className="mt-5 text-lead">
        <Stations {...wayOf(booking)} />
      </div>
      <dl className="mt-5 grid border-t border-line-strong sm:grid-cols-2 sm:gap-x-8 print:grid-cols-2">
        <TripLines booking={booking} />
      </dl>
      {notes !== null && (
        <section className="mt-4">
          <h3 className="font-sans text-sm font-semibold">Notes</h3>
          <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
            {notes}
          </p>
        </section>
      )}
      <p className="mt-5 border-2 border-ink px-4 py-3 text-center text-heading font-semibold tabular">
        {collectionOf(booking)}
      </p>
      <Drivers trips={booking.trips} />
      <ul className="mt-8 grid gap-x-8 gap-y-7 text-sm text-soft sm:grid-cols-2 print:grid-cols-2">
        {['Start (km, time)', 'End (km, time)', 'Customer’s signature'].map((label) => (
          <li key={label} className="border-b border-line-strong pb-1">
            {label}
          </li>
        ))}
      </ul>
    </article>
  )
}

const warnings = {
  pending: 'Not confirmed yet',
  rejected: 'Rejected: do not drive',
  cancelled: 'Cancelled: do not drive',
} as const

const collections: Readonly<Record<DriverCollection, (amount: string, rest: string) => string>> = {
  cash: (amount) => `Take ${amount} in cash`,
  card: (amount) => `Take ${amount} by card`,
  rest: (_, rest) => `Take ${rest}: all else is paid`,
  nothing: () => 'Paid: nothing to take',
  unpaid: (amount) => `${amount} not paid: ask the office`,
}

const euros = (amount: number) => formatAmount(amount)

function collectionOf(booking: Booking): string {
  const { totalPrice, driverAmount } = booking
  return collections[driverCollection(booking)](euros(totalPrice), euros(driverAmount))
}

const NOBODY: Booking['trips'] = [
  { carNo: 1, state: null, driverName: null, plate: null, car: null, collected: null },
]

/** Who drives, for each car; what is not known yet is filled in by hand. */
function Drivers({ trips }: Pick<Booking, 'trips'>) {
  const shown = trips.length === 0 ? NOBODY : trips
  return (
    <dl className="mt-6 grid gap-x-8 gap-y-5 text-sm sm:grid-cols-2 print:grid-cols-2">
      {shown.map(({ carNo, driverName, plate, car, state }) => {
        const label = (text: string) => (shown.length === 1 ? text : `${text} ${carNo}`)
        return (
          <Fragment key={carNo}>
            <ByHand label={label('Driver')}>
              {driverName}
              {driverName !== null && state !== null && (
                <span className="font-normal text-soft"> · {tripStateLabels[state]}</span>
              )}
            </ByHand>
            <ByHand label={label('Car')}>{plate !== null && [plate, car].join(', ')}</ByHand>
          </Fragment>
        )
      })}
    </dl>
  )
}

function ByHand({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 items-baseline gap-3 border-b border-line-strong pb-1">
      <dt className="shrink-0 text-soft">{label}</dt>
      <dd className="min-w-0 text-base font-semibold wrap-anywhere tabular">{children}</dd>
    </div>
  )
}

function TripLines({ booking }: { booking: Booking }) {
  const { childSeatCount, boosterSeatCount } = booking
  const traveller = travellerOf(booking)
  const name = (
    <strong className="font-semibold">
      <CustomerText>{traveller.name}</CustomerText>
    </strong>
  )
  const facts = {
    Passenger: name,
    Phone: (
      <>
        <ReachLink href={phoneLink(traveller.phone)} text={traveller.phone} />
        {booking.whatsappNotifications && (
          <span className="block text-sm text-soft">Wants updates on WhatsApp</span>
        )}
      </>
    ),
    Sign: booking.signName,
    Passengers: booking.passengers,
    Luggage: booking.luggageConfig,
    'Child seats (0-18 kg)': childSeatCount > 0 && childSeatCount,
    'Booster seats (15-36 kg)': boosterSeatCount > 0 && boosterSeatCount,
    ...needFacts(booking),
    Flight: booking.flightNumber && describeFlight(booking.flightNumber),
    'Flight leaves at': booking.flightDepartsAt,
    Vehicle: booking.vehicleName,
    Service: serviceText(booking),
  }
  return Object.entries(facts).map(([label, value]) => {
    const shown = shownValue(value)
    return (
      shown !== null && (
        <div key={label} className="flex min-w-0 items-baseline gap-3 border-b border-line py-1.5">
          <dt className="w-28 shrink-0 text-sm text-soft">{label}</dt>
          <dd className="min-w-0 wrap-anywhere tabular">{shown}</dd>
        </div>
      )
    )
  })
}
