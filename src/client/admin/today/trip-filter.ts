import type { BoardTrip } from '@chauffeur/contract/board'
import { isTripOver } from '@chauffeur/domain/trip-state'
import { describeMeeting } from '../common/describe.ts'
import type { TodaySearch } from './today-search.ts'
import type { KnownBoard } from './use-board.ts'

/** The ids of the bookings with an alarm of the group "late". */
export function lateTrips({ alarms }: Pick<KnownBoard, 'alarms'>): ReadonlySet<string> {
  return new Set(alarms.filter(({ group }) => group === 'late').map(({ bookingId }) => bookingId))
}

/** Whether nobody has accepted it, the office or a driver. */
function isOpen({ pending, cars }: BoardTrip): boolean {
  return (
    pending !== null || cars.some(({ assignment }) => !assignment?.driverId || assignment.state === 'offered')
  )
}

export function isOver({ cars, pending }: BoardTrip): boolean {
  return pending === null && cars.every(({ assignment }) => assignment && isTripOver(assignment.state))
}

/** The trips that are asked for. Words are found in whatever the list shows of a trip. */
export function filterTrips(
  { trips, alarms }: Pick<KnownBoard, 'trips' | 'alarms'>,
  { show, driver, q }: Pick<TodaySearch, 'show' | 'driver' | 'q'>,
): readonly BoardTrip[] {
  const late = lateTrips({ alarms })
  const words = plain(q ?? '')
    .split(/\s+/)
    .filter(Boolean)
  return trips.filter((trip) => {
    if (show === 'open' && !isOpen(trip)) return false
    if (show === 'late' && !late.has(trip.bookingId)) return false
    if (driver !== undefined && !trip.cars.some(({ assignment }) => assignment?.driverId === driver))
      return false
    if (words.length === 0) return true
    const shown = plain(textsOf(trip).join(' '))
    return words.every((word) => shown.includes(word))
  })
}

/** Returns the texts that the list shows of a trip, by which it is also found. */
export function textsOf(trip: BoardTrip): readonly string[] {
  const { bookingNumber, guestName, guestPhone, flightNumber, pickupTime, vehicleName, cars } = trip
  const { time: metAt } = describeMeeting(trip)
  const places = [trip.from, trip.to, trip.pickupLocation, trip.dropoffLocation]
  const drivers = cars.flatMap(({ assignment }) => [assignment?.driverName, assignment?.plate])
  const texts = [bookingNumber, guestName, guestPhone, flightNumber, pickupTime, metAt, vehicleName]
  return [...texts, ...places, ...drivers].filter((text) => text != null)
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
