import type { PartnerBooking } from '@chauffeur/contract/partner-bookings'
import { bookingState } from '@chauffeur/domain/booking-status'
import { isZone, wallTimeIn, type Zone } from '@chauffeur/domain/time'
import { isTripOver } from '@chauffeur/domain/trip-state'
import { partnerTexts } from '@chauffeur/words/en/partner'
import { Link } from '@tanstack/react-router'
import { amountText } from '../shared/locale/euros-text.ts'
import { dateText } from '../shared/locale/formats.ts'
import { nameText } from '../shared/locale/name-text.ts'
import { vehicleText } from '../shared/locale/vehicle-text.ts'
import { Badge, type StateTone } from '../shared/ui/badge.tsx'
import { classNames } from '../shared/ui/class-names.ts'
import { CardRows } from './reading.tsx'

type State = keyof typeof partnerTexts.states

const tones: Readonly<Record<State, StateTone>> = {
  pending: 'warning',
  confirmed: 'success',
  rejected: 'danger',
  cancelled: 'neutral',
  offered: 'success',
  accepted: 'success',
  on_the_way: 'info',
  at_pickup: 'info',
  no_show_claimed: 'danger',
  on_board: 'info',
  completed: 'neutral',
  no_show: 'danger',
}

/** The states in which somebody is still to be named. */
const isToCome: ReadonlySet<State> = new Set<State>(['pending', 'confirmed', 'offered', 'accepted'])

type Standing = Pick<PartnerBooking, 'status' | 'cancelledAt' | 'state'> & {
  readonly trips: readonly Pick<PartnerBooking['trips'][number], 'state'>[]
}

/** How a booking stands; of one that is confirmed how far the first of its cars is that is not at its end. */
export function stateOf(booking: Standing): State {
  const state = bookingState(booking)
  if (state !== 'confirmed') return state
  if (booking.state === 'completed' || booking.state === 'no_show') return booking.state
  return booking.trips.find((trip) => !isTripOver(trip.state))?.state ?? state
}

/** Whether a car is on its way, waits or drives. */
export function isUnderWay(booking: Standing): boolean {
  return ['on_the_way', 'at_pickup', 'no_show_claimed', 'on_board'].includes(stateOf(booking))
}

/** The zone whose clock the times of a booking are on. */
export function zoneOf({ pickupZone }: Pick<PartnerBooking, 'pickupZone'>): Zone {
  return isZone(pickupZone) ? pickupZone : 'Europe/Lisbon'
}

/** "Met at 12:45", where the flight is late and the guest is met at another time than the booked one. */
export function meetingOf(booking: Pick<PartnerBooking, 'pickup' | 'pickupZone'>): string | null {
  const { meetAt } = booking.pickup
  return meetAt === null
    ? null
    : partnerTexts.booking.metAt(wallTimeIn(zoneOf(booking), new Date(meetAt)).time)
}

/** "Decided by 13:05", "Since 11:02", "Arrived 07:06": what belongs to how a booking stands. */
function standingOf(booking: PartnerBooking): string | null {
  const texts = partnerTexts.booking
  const state = stateOf(booking)
  const at = (instant: string) => {
    const { date, time } = wallTimeIn(zoneOf(booking), new Date(instant))
    return date === booking.pickupDate ? time : `${dateText(date)}, ${time}`
  }
  if (state === 'pending') return booking.decideBy === null ? null : texts.decidedBy(at(booking.decideBy))
  if (isUnderWay(booking)) {
    const trip = booking.trips.find((one) => one.state === state)
    return trip ? texts.since(at(trip.stateSince)) : null
  }
  const arrivals = booking.trips.flatMap(({ completedAt }) => completedAt ?? [])
  const last = arrivals.toSorted().at(-1)
  return state === 'completed' && last !== undefined ? texts.arrived(at(last)) : null
}

export function BookingBadge({ booking }: { booking: PartnerBooking }) {
  const state = stateOf(booking)
  return <Badge tone={tones[state]}>{partnerTexts.states[state]}</Badge>
}

/** Who travels. */
export function guestOf({ customerName, travellerName }: PartnerBooking): string {
  return travellerName ?? customerName
}

/** The first part of an address, which names the place or its street. */
export function shortPlace(location: string): string {
  return nameText(location.split(',', 1)[0] ?? location)
}

/** An end of a trip in short: what it is called, or the first part of its address. */
export function endOf({ name, address }: Pick<PartnerBooking['pickup'], 'name' | 'address'>): string {
  return name === null ? shortPlace(address) : nameText(name)
}

/** Bookings one below the other, each a link to its page; with their days unless all are of one day. */
export function BookingRows({
  bookings,
  label,
  isOneDay = false,
}: {
  bookings: readonly PartnerBooking[]
  label: string
  isOneDay?: boolean
}) {
  return (
    <CardRows label={label} rows={bookings} keyOf={({ bookingNumber }) => bookingNumber}>
      {(booking) => <BookingRow booking={booking} isOneDay={isOneDay} />}
    </CardRows>
  )
}

function BookingRow({ booking, isOneDay }: { booking: PartnerBooking; isOneDay: boolean }) {
  const { bookingNumber, pickupDate, pickupTime, pickup, dropoff, reference } = booking
  const { serviceDuration, vehicleName, totalPrice, flightNumber } = booking
  const meeting = meetingOf(booking)
  const driver = booking.trips.find(({ driverName }) => driverName !== null)
  const state = stateOf(booking)
  const standing = standingOf(booking)
  return (
    <Link
      to="/partner/bookings/$number"
      params={{ number: bookingNumber }}
      className={classNames(
        'grid gap-x-5 gap-y-1 px-4 py-3.5 hover:bg-sunken sm:px-5 lg:items-center',
        (state === 'completed' || state === 'no_show') && 'text-soft',
        isOneDay
          ? 'lg:grid-cols-[4rem_8.5rem_1fr_1.6fr_7rem_6rem]'
          : 'lg:grid-cols-[7rem_8.5rem_1fr_1.6fr_7rem_6rem] xl:grid-cols-[12rem_8.5rem_1fr_1.6fr_7rem_6rem]',
      )}
    >
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span className="tabular font-semibold">
          {!isOneDay && <span className="block text-sm font-normal text-soft">{dateText(pickupDate)}</span>}
          {pickupTime}
          {meeting !== null && <span className="block text-sm font-normal">{meeting}</span>}
        </span>
        <span className="text-end lg:hidden">
          <BookingBadge booking={booking} />
          {standing !== null && <span className="block text-sm text-soft">{standing}</span>}
        </span>
      </span>
      <span className="max-lg:hidden">
        <BookingBadge booking={booking} />
        {standing !== null && <span className="mt-0.5 block text-sm text-soft">{standing}</span>}
      </span>
      <span className="min-w-0">
        <span className="font-medium break-words">{guestOf(booking)}</span>
        {reference !== null && (
          <span className="block text-sm break-words text-soft max-lg:ms-2 max-lg:inline">{reference}</span>
        )}
      </span>
      <span className="min-w-0 break-words">
        {endOf(pickup)} →{' '}
        {dropoff === null ? partnerTexts.booking.hours(serviceDuration ?? '') : endOf(dropoff)}
        <span className="block text-sm text-soft">
          {[vehicleText(vehicleName), flightNumber].filter(Boolean).join(', ')}
        </span>
      </span>
      <span className="text-sm text-soft">
        {driver ? (
          <>
            {driver.driverName} <span className="lg:block">{driver.plate}</span>
          </>
        ) : (
          isToCome.has(state) && <span className="max-lg:hidden">{partnerTexts.booking.nobodyShort}</span>
        )}
      </span>
      <span className="tabular lg:text-end">{amountText(totalPrice)}</span>
    </Link>
  )
}
