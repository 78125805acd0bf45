import type { Booking } from '@chauffeur/contract/bookings'
import { bookingState } from '@chauffeur/domain/booking-status'
import { formatAmount } from '@chauffeur/domain/money'
import { isLowRating, MAX_RATING, ratingLabel } from '@chauffeur/domain/trip-rating'
import { useId, type ReactNode } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { Badge } from '../../shared/ui/badge.tsx'
import { CalendarIcon } from '../../shared/ui/icons.tsx'
import { PaymentBadge } from '../bookings/badges.tsx'
import { ContactFacts, BookingJourney, RejectReason, TripFacts } from '../bookings/booking-facts.tsx'
import { History } from '../bookings/history.tsx'
import { UnpaidActs } from '../bookings/money-acts.tsx'
import { PaymentAttempts } from '../bookings/payments.tsx'
import { BookingCash } from '../cash/driver-cash.tsx'
import { AffectedTrips, FlightLate, FlightProposal } from '../meeting/flight-late.tsx'
import { DriverNotices } from '../notices/driver-notices.tsx'
import { CustomerText, Instant, Notes } from '../common/fact.tsx'
import { ReadPart, type ReadState } from '../common/resource-list.tsx'
import { BackLink, AdminHeader } from '../frame/admin-header.tsx'
import { useAskEvery } from '../frame/live-office.ts'
import { ProofPhotos, useProofs, PROOFS_TITLE } from '../proofs/proof-photos.tsx'
import { GivingTrips } from '../today/assign-dialog.tsx'
import { TripCar } from '../today/trip-car.tsx'
import { ASK_EVERY_MS } from '../today/use-board.ts'
import { RenewLink, BookingMails } from './booking-mails.tsx'
import { BookingSummary } from './booking-summary.tsx'
import { CorrectCustomer } from './change-details.tsx'
import { OfficeNotes } from './office-notes.tsx'
import { BookingReadState, useReadBooking, useFollowBooking, useShowBooking } from './use-booking.tsx'
import { titleOfChange, WaitingChange } from './waiting-change.tsx'

type BookingPageProps = {
  /** From the address. */
  readonly number: string
}

/** Everything about one booking, and what can be done about it. */
export function BookingPage({ number }: BookingPageProps) {
  const reading = useReadBooking(number)
  const { booking, state } = reading
  return (
    <>
      <AdminHeader title={`Booking ${booking?.bookingNumber ?? number}`} />
      <main className="mx-auto max-w-[90rem] px-4 pt-4 pb-16 sm:px-6">
        <BackLink to="/admin">All bookings</BackLink>
        <BookingReadState number={number} {...reading} icon={<CalendarIcon className="size-7" />} />
        {booking && <BookingDetails booking={booking} number={number} state={state} />}
      </main>
    </>
  )
}

function BookingDetails({ booking, number, state }: { booking: Booking; number: string; state: ReadState }) {
  const { id, notes, paymentMethod, paymentStatus, unpaidActs } = booking
  const show = useShowBooking(number)
  useFollowBooking(booking)
  // Also where the driver is paid now: an online payment may have been attempted before.
  const isPaidOnline =
    paymentMethod !== 'account' && (paymentMethod === 'sumup' || paymentStatus !== 'not_required')
  return (
    <article aria-labelledby={`booking-${id}`}>
      <BookingSummary booking={booking} state={state} onDecided={show} />
      {booking.change && (
        <div className="mt-4">
          <Section title={titleOfChange(booking.change)}>
            <WaitingChange booking={booking} change={booking.change} />
          </Section>
        </div>
      )}
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:grid-rows-[auto_1fr]">
        <div className="grid gap-4">
          <Section title="Trip">
            <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
              <BookingJourney booking={booking} className="md:row-span-2 xl:row-span-1" />
              <TripFacts booking={booking} />
              {notes !== null && <Notes text={notes} className="min-w-0 md:col-span-2" />}
              <RejectReason booking={booking} className="min-w-0 md:col-span-2" />
            </div>
          </Section>
          <WhoDrives booking={booking} />
          <Proofs booking={booking} />
          {booking.rating && (
            <Section title="What the guest said">
              <Rating rating={booking.rating} />
            </Section>
          )}
          <Section title="Notes and flags">
            <OfficeNotes booking={booking} />
          </Section>
        </div>
        <div className="grid gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Section title="Customer">
            <ContactFacts booking={booking} onDecided={show} />
            <div className="mt-3.5 border-t border-line pt-3.5">
              <CorrectCustomer booking={booking} />
            </div>
          </Section>
          <Section title="Payment">
            <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <span className="text-title font-semibold tabular">{formatAmount(booking.totalPrice)}</span>
              <PaymentBadge booking={booking} />
            </p>
            {unpaidActs.length > 0 && <UnpaidActs booking={booking} />}
            <BookingCash bookingId={id} />
            {isPaidOnline && (
              <div className="mt-3.5 border-t border-line pt-2">
                <PaymentAttempts bookingId={id} />
              </div>
            )}
          </Section>
        </div>
        <div className="grid gap-4">
          <Section title="Emails">
            <BookingMails booking={booking} />
            <div className="mt-3.5 border-t border-line pt-2">
              <RenewLink booking={booking} />
            </div>
          </Section>
          <Section title="History">
            <History bookingId={id} />
          </Section>
        </div>
      </div>
    </article>
  )
}

/** The photos of a driver who did not find the guest, where there are any. */
function Proofs({ booking: { id, status } }: { booking: Booking }) {
  const query = useProofs(id, status === 'confirmed')
  if (!query.data || query.data.proofs.length === 0) return null
  return (
    <Section title={PROOFS_TITLE}>
      <ProofPhotos query={query} />
    </Section>
  )
}

/** How the guest rated the trip, and what was written beside. */
function Rating({ rating: { score, text, at } }: { rating: NonNullable<Booking['rating']> }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={isLowRating(score) ? 'danger' : 'success'}>
          {`${score} of ${MAX_RATING}, ${ratingLabel(score).toLowerCase()}`}
        </Badge>
        <span className="text-soft">
          <Instant at={at} />
        </span>
      </p>
      {text !== null && (
        <p className="mt-2 wrap-anywhere whitespace-pre-line">
          <CustomerText>{text}</CustomerText>
        </p>
      )}
    </>
  )
}

/** Who drives the trip with which car, how far that is, and what Today's page can do about it. */
function WhoDrives({ booking }: { booking: Booking }) {
  const state = bookingState(booking)
  const isShown = state === 'confirmed' || booking.trips.length > 0
  if (state === 'pending')
    return (
      <Section title="Driver and car">
        <p className="text-soft">Nobody yet: a trip is given to a driver once the booking is accepted.</p>
      </Section>
    )
  return isShown ? (
    <Section title="Driver and car">
      <GivingTrips>
        <Cars bookingId={booking.id} />
      </GivingTrips>
      <div className="mt-3.5 border-t border-line pt-2">
        <DriverNotices bookingId={booking.id} />
      </div>
    </Section>
  ) : null
}

function Cars({ bookingId }: { bookingId: string }) {
  const query = trpc.dispatch.ofBooking.useQuery(
    { id: bookingId },
    { staleTime: 0, gcTime: 0, refetchInterval: useAskEvery(ASK_EVERY_MS) },
  )
  return (
    <ReadPart query={query} what="driver and the car" waiting="Loading driver and car...">
      {({ trip }) => (
        <div className="grid gap-4">
          <AffectedTrips>{trip && <FlightProposal trip={trip} />}</AffectedTrips>
          <ul className="grid gap-4">
            {trip?.cars.map((car) => (
              <li key={car.carNo}>
                <TripCar trip={trip} car={car} titleId={`booking-${bookingId}`} />
              </li>
            ))}
          </ul>
          {trip?.status === 'confirmed' && <FlightLate trip={trip} />}
        </div>
      )}
    </ReadPart>
  )
}

/** A part of the page under its own title. */
function Section({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="min-w-0 rounded-card bg-raised px-4 py-4 text-sm shadow-card sm:px-5"
    >
      <h3 id={titleId} className="mb-2.5 font-sans text-base font-semibold">
        {title}
      </h3>
      {children}
    </section>
  )
}
