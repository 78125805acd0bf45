import type { Booking } from '@chauffeur/contract/bookings'
import { canDecide } from '@chauffeur/domain/booking-status'
import { Link } from '@tanstack/react-router'
import { lazy, useRef, useState } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { CalendarIcon, EditIcon, UsersIcon } from '../../shared/ui/icons.tsx'
import { fetchAhead, LatePart } from '../../shared/ui/late-part.tsx'
import { BookingBadges } from '../bookings/badges.tsx'
import { DecidedBy } from '../bookings/booking-facts.tsx'
import { CustomerText, Instant } from '../common/customer-text.tsx'
import type { ReadState } from '../common/resource-list.tsx'
import { DecisionButtons, type OnDecided } from '../decision/decision-buttons.tsx'
import { CancelBooking } from './cancel-booking.tsx'
import { ChangeDetails } from './change-details.tsx'
import { officeMay } from './use-booking.tsx'

type BookingSummaryProps = { booking: Booking; state: ReadState; onDecided: OnDecided }

/** Whose booking it is, how it stands, its decision, and what is printed of it. */
export function BookingSummary({ booking, state, onDecided }: BookingSummaryProps) {
  const { id, customerName, createdAt, bookedThrough, reference } = booking
  const titleId = `booking-${id}`
  return (
    <header className="rounded-card bg-raised px-4 py-4 shadow-card sm:px-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h2 id={titleId} className="min-w-0 text-title">
              <CustomerText>{customerName}</CustomerText>
            </h2>
            <BookingBadges booking={booking} />
          </div>
          <p className="mt-1 text-sm text-soft">
            Requested <Instant at={createdAt} />
            {bookedThrough !== null && (
              <>
                {` · Through `}
                <CustomerText>{bookedThrough}</CustomerText>
              </>
            )}
            {reference !== null && (
              <>
                {` · Their reference `}
                <CustomerText>{reference}</CustomerText>
              </>
            )}
          </p>
        </div>
        <div className="text-sm max-sm:w-full">
          <DecidedBy booking={booking} />
          {canDecide(booking) && (
            <fieldset className="grid grid-cols-2 gap-2">
              <legend className="sr-only">Decision</legend>
              <DecisionButtons booking={booking} describedBy={titleId} onDecided={onDecided} />
            </fieldset>
          )}
        </div>
      </div>
      <div className="mt-3.5 grid grid-cols-2 items-center gap-2 border-t border-line pt-3.5 sm:flex sm:flex-wrap">
        <Prints booking={booking} />
        {officeMay('changeDetails', booking) && <ChangeDetails booking={booking} />}
        {officeMay('changeTrip', booking) && booking.change === null && <ChangeTrip booking={booking} />}
        {officeMay('cancel', booking) && <CancelBooking booking={booking} />}
        <Button
          size="small"
          variant="ghost"
          busy={state.isReading}
          busyLabel="Refreshing..."
          onClick={state.refetch}
          className="sm:ml-auto"
        >
          Refresh
        </Button>
      </div>
    </header>
  )
}

function Prints({ booking: { bookingNumber: number, pickupDate } }: { booking: Booking }) {
  return (
    <nav aria-label="Print and show" className="col-span-2">
      <ul className="grid grid-cols-3 gap-2 sm:flex sm:flex-wrap">
        <li>
          <Button asChild size="small" className="max-sm:w-full max-sm:px-1">
            <Link to="/admin/bookings/$number/slip" params={{ number }}>
              <EditIcon className="size-4.5 max-sm:hidden" />
              Job slip
            </Link>
          </Button>
        </li>
        <li>
          <Button asChild size="small" className="max-sm:w-full max-sm:px-1">
            <Link to="/admin/bookings/$number/sign" params={{ number }}>
              <UsersIcon className="size-4.5 max-sm:hidden" />
              Name sign
            </Link>
          </Button>
        </li>
        <li>
          <Button asChild size="small" className="max-sm:w-full max-sm:px-1">
            <Link to="/admin/day" search={{ day: pickupDate }}>
              <CalendarIcon className="size-4.5 max-sm:hidden" />
              Day sheet
            </Link>
          </Button>
        </li>
      </ul>
    </nav>
  )
}

const loadDialog = () => import('./change-trip-dialog.tsx')
const ChangeTripDialog = lazy(async () => ({ default: (await loadDialog()).ChangeTripDialog }))

/** The button that changes the trip; its dialog is fetched when it is wanted. */
function ChangeTrip({ booking }: { booking: Booking }) {
  const [isOpen, setOpen] = useState(false)
  const [openings, setOpenings] = useState(0)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={button}
        size="small"
        aria-haspopup="dialog"
        onPointerEnter={() => fetchAhead(loadDialog)}
        onFocus={() => fetchAhead(loadDialog)}
        onClick={() => {
          setOpenings(openings + 1)
          setOpen(true)
        }}
      >
        <EditIcon className="size-4.5" />
        Change trip
      </Button>
      {openings > 0 && (
        <LatePart>
          <ChangeTripDialog
            key={openings}
            booking={booking}
            open={isOpen}
            onOpenChange={setOpen}
            returnFocusTo={button}
          />
        </LatePart>
      )}
    </>
  )
}
