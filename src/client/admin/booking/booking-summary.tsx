import type { Booking } from '@chauffeur/contract/bookings'
import { bookingActRefusal } from '@chauffeur/domain/booking-acts'
import { canDecide } from '@chauffeur/domain/booking-status'
import { Link } from '@tanstack/react-router'
import { Badge } from '../../shared/ui/badge.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { CalendarIcon, ClockIcon, EditIcon, UsersIcon } from '../../shared/ui/icons.tsx'
import { ChangeBadge } from '../bookings/change-badge.tsx'
import { DecisionButtons } from '../decision/decision-button.tsx'
import { FlagBadges } from '../bookings/flag-badges.tsx'
import { DecidedBy } from '../bookings/outcome.tsx'
import { StateBadge } from '../bookings/state-badge.tsx'
import type { OnDecided } from '../decision/use-decision.ts'
import { CustomerText } from '../common/customer-text.tsx'
import { Instant } from '../common/instant.tsx'
import type { ReadState } from '../common/read-state.ts'
import { bookingTexts } from './booking-texts.ts'
import { ChangeDetails } from './change/change-details.tsx'
import { ChangeTrip } from './change/change-trip.tsx'
import { officeMay } from './change/office-may.ts'
import { CancelBooking } from './cancel/cancel-booking.tsx'

type BookingSummaryProps = { booking: Booking; state: ReadState; onDecided: OnDecided }

/** Whose booking it is, how it stands, its decision, and what is printed of it. */
export function BookingSummary({ booking, state, onDecided }: BookingSummaryProps) {
  const { id, customerName, createdAt, shortNotice, bookedThrough, reference } = booking
  const titleId = `booking-${id}`
  return (
    <header className="rounded-card bg-raised px-4 py-4 shadow-card sm:px-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h2 id={titleId} className="min-w-0 text-title">
              <CustomerText>{customerName}</CustomerText>
            </h2>
            <StateBadge booking={booking} />
            <ChangeBadge booking={booking} />
            <FlagBadges booking={booking} />
            {shortNotice && (
              <Badge tone="warning" icon={<ClockIcon className="size-3.5" />}>
                {bookingTexts.shortNotice}
              </Badge>
            )}
          </div>
          <p className="mt-1 text-sm text-soft">
            {bookingTexts.requested} <Instant at={createdAt} />
            {bookedThrough !== null && (
              <>
                {` · ${bookingTexts.through} `}
                <CustomerText>{bookedThrough}</CustomerText>
              </>
            )}
            {reference !== null && (
              <>
                {` · ${bookingTexts.reference} `}
                <CustomerText>{reference}</CustomerText>
              </>
            )}
          </p>
        </div>
        <div className="text-sm max-sm:w-full">
          <DecidedBy booking={booking} />
          {canDecide(booking) && (
            <fieldset className="grid grid-cols-2 gap-2">
              <legend className="sr-only">{bookingTexts.decision}</legend>
              <DecisionButtons booking={booking} describedBy={titleId} onDecided={onDecided} />
            </fieldset>
          )}
        </div>
      </div>
      <div className="mt-3.5 grid grid-cols-2 items-center gap-2 border-t border-line pt-3.5 sm:flex sm:flex-wrap">
        <Prints booking={booking} />
        {officeMay('changeDetails', booking) && <ChangeDetails booking={booking} />}
        {officeMay('changeTrip', booking) && booking.change === null && <ChangeTrip booking={booking} />}
        {mayCancel(booking) && <CancelBooking booking={booking} />}
        <Button
          size="small"
          variant="ghost"
          busy={state.isReading}
          busyLabel={bookingTexts.refreshing}
          onClick={state.refetch}
          className="sm:ml-auto"
        >
          {bookingTexts.refresh}
        </Button>
      </div>
    </header>
  )
}

function mayCancel(booking: Booking): boolean {
  const { pickupAt } = booking
  return !bookingActRefusal('office', 'cancel', { ...booking, pickupAt: new Date(pickupAt) }, new Date())
}

function Prints({ booking: { bookingNumber: number, pickupDate } }: { booking: Booking }) {
  return (
    <nav aria-label={bookingTexts.prints} className="col-span-2">
      <ul className="grid grid-cols-3 gap-2 sm:flex sm:flex-wrap">
        <li>
          <Button asChild size="small" className="max-sm:w-full max-sm:px-1">
            <Link to="/admin/bookings/$number/slip" params={{ number }}>
              <EditIcon className="size-4.5 max-sm:hidden" />
              {bookingTexts.jobSlip}
            </Link>
          </Button>
        </li>
        <li>
          <Button asChild size="small" className="max-sm:w-full max-sm:px-1">
            <Link to="/admin/bookings/$number/sign" params={{ number }}>
              <UsersIcon className="size-4.5 max-sm:hidden" />
              {bookingTexts.nameSign}
            </Link>
          </Button>
        </li>
        <li>
          <Button asChild size="small" className="max-sm:w-full max-sm:px-1">
            <Link to="/admin/day" search={{ day: pickupDate }}>
              <CalendarIcon className="size-4.5 max-sm:hidden" />
              {bookingTexts.daySheet}
            </Link>
          </Button>
        </li>
      </ul>
    </nav>
  )
}
