import type { Booking } from '@chauffeur/contract/bookings'
import { bookingState, canDecide } from '@chauffeur/domain/booking-status'
import { formatEuros, toCents } from '@chauffeur/domain/money'
import { placeLines } from '@chauffeur/domain/place-lines'
import { memo } from 'react'
import { classNames } from '../../shared/ui/class-names.ts'
import { ChevronRightIcon } from '../../shared/ui/icons.tsx'
import { CustomerText } from '../common/fact.tsx'
import { BookingCard, statusEdges } from './booking-card.tsx'
import { BookingSigns, PaymentBadge, StateBadge, describeShortDate } from './badges.tsx'
import { DecisionButtons, type OnDecided } from '../decision/decision-buttons.tsx'
import { useKeptOpen } from './window-list.ts'

type BookingRowProps = {
  booking: Booking
  /** Where no heading above says the day. */
  hasDate: boolean
  onDecided: OnDecided
}

/** A booking in one line, which opens its card below it. */
export const BookingRow = memo(function BookingRow({ booking, hasDate, onDecided }: BookingRowProps) {
  const { id, customerName, vehicleName, passengers, flightNumber, totalPrice } = booking
  const timeId = `row-time-${id}`
  const nameId = `row-name-${id}`
  const cardId = `row-card-${id}`
  const [isOpen, setOpen] = useKeptOpen(cardId)
  return (
    <>
      <div
        className={classNames(
          'relative grid min-h-11 grid-cols-[auto_auto_minmax(0,1fr)_auto] items-center gap-x-2.5 border-s-4 bg-raised ps-2 pe-3 text-sm leading-tight transition-colors hover:bg-accent-wash lg:flex lg:gap-x-4',
          statusEdges[bookingState(booking)],
        )}
      >
        {/* The whole line opens the card; what else can be pressed stands above it. */}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={cardId}
          aria-labelledby={`${timeId} ${nameId}`}
          onClick={() => setOpen(!isOpen)}
          className="absolute inset-0 focus-visible:-outline-offset-2"
        />
        <ChevronRightIcon
          className={classNames(
            'size-4 text-soft transition-transform max-lg:row-span-2',
            isOpen && 'rotate-90',
          )}
        />
        <p
          id={timeId}
          className={classNames(
            'font-semibold tabular max-lg:row-span-2 lg:whitespace-nowrap',
            hasDate ? 'w-24 lg:w-30' : 'w-12 lg:w-18',
          )}
        >
          <PickupTime booking={booking} hasDate={hasDate} />
        </p>
        <p id={nameId} className="truncate font-medium max-lg:self-end lg:flex-[1.3]">
          <CustomerText>{customerName}</CustomerText>
        </p>
        <p className="truncate text-soft max-lg:col-start-3 max-lg:row-start-2 max-lg:self-start max-lg:text-xs lg:flex-[2]">
          <Way booking={booking} />
        </p>
        <p className="w-52 shrink-0 truncate text-soft tabular max-xl:hidden">
          {vehicleName} · {passengers === 1 ? '1 passenger' : `${passengers} passengers`}
        </p>
        <p className="w-18 shrink-0 truncate text-soft tabular max-xl:hidden">
          {flightNumber !== null && <CustomerText>{flightNumber}</CustomerText>}
        </p>
        <div className="flex items-center justify-end gap-1.5 max-lg:col-start-4 max-lg:row-span-2 max-lg:row-start-1 lg:w-28 lg:shrink-0">
          <BookingSigns booking={booking} />
          <p className="font-medium tabular">{formatEuros(toCents(totalPrice))}</p>
        </div>
        <div className="w-40 shrink-0 max-lg:hidden">
          <PaymentBadge booking={booking} />
        </div>
        <div className="relative flex w-38 shrink-0 items-center justify-end gap-1.5 max-lg:hidden">
          {canDecide(booking) ? (
            <DecisionButtons booking={booking} describedBy={nameId} onDecided={onDecided} />
          ) : (
            <StateBadge booking={booking} />
          )}
        </div>
      </div>
      <div id={cardId} hidden={!isOpen} className="pt-1.5 pb-3">
        {isOpen && <BookingCard booking={booking} onDecided={onDecided} />}
      </div>
    </>
  )
})

function PickupTime({ booking, hasDate }: Pick<BookingRowProps, 'booking' | 'hasDate'>) {
  const { pickupDate, pickupTime, pickupZone } = booking
  return (
    <>
      {hasDate && `${describeShortDate(pickupDate)}, `}
      {pickupTime}
      {pickupZone !== 'Europe/Lisbon' && (
        <abbr title="Spanish time" className="ms-1 text-xs font-normal no-underline max-lg:ms-0 max-lg:block">
          ES
        </abbr>
      )}
    </>
  )
}

function Way({ booking }: { booking: Booking }) {
  const { pickupLocation, pickupName, dropoffLocation, dropoffName, serviceDuration } = booking
  const stopCount = booking.stops.length
  return (
    <>
      <CustomerText>{placeLines(pickupLocation, pickupName).name}</CustomerText>
      {' → '}
      {dropoffLocation === null ? (
        `${serviceDuration ?? ''} hours`
      ) : (
        <CustomerText>{placeLines(dropoffLocation, dropoffName).name}</CustomerText>
      )}
      {stopCount > 0 && ` · ${stopCount === 1 ? '1 stop' : `${stopCount} stops`}`}
    </>
  )
}
