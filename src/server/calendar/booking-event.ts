import type { BookingTrip } from '@chauffeur/contract/bookings'
import { tripMinutes } from '@chauffeur/domain/trip-minutes'
import { tripStateLabels } from '@chauffeur/domain/trip-state-labels'
import type { Booking } from '../bookings/booking.entity.ts'
import type { Config } from '../core/config.ts'
import { bookingFacts, type Fact } from '../bookings/booking-facts.ts'
import { changedLast } from '../bookings/changed-last.ts'
import { pickupAddress, wayOf } from '../bookings/stations-of.ts'
import type { CalendarEvent } from './write-calendar.ts'

const MINUTE_MS = 60_000

/** Who drives a booking, and when that was last changed. */
export interface Driving {
  readonly trips: readonly BookingTrip[]
  readonly movedAt: Date | undefined
}

/** A confirmed booking, which may be cancelled, as a dispatcher's calendar shows it. */
export function bookingEvent(
  booking: Booking,
  { trips, movedAt }: Driving,
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
): CalendarEvent {
  const { id, number, customerName, customerEmail, customerPhone, pickupAt, createdAt } = booking
  const changedAt = changedLast(booking)
  const given = trips.filter(({ state }) => state !== null)
  return {
    uid: id,
    sequence: booking.icsSequence,
    status: booking.cancelledAt == null ? 'CONFIRMED' : 'CANCELLED',
    createdAt,
    changedAt: movedAt && movedAt > changedAt ? movedAt : changedAt,
    start: pickupAt,
    end: new Date(pickupAt.getTime() + tripMinutes(booking) * MINUTE_MS),
    summary: [`${customerName}: ${wayOf(booking)}, ${booking.vehicleName}`, ...given.map(whoDrives)].join(
      ' · ',
    ),
    location: pickupAddress(booking),
    description: [
      ...(given.length > 0 ? driverFacts(trips) : []),
      ['Customer', customerName] as const,
      ['Phone', customerPhone] as const,
      ['E-mail', customerEmail] as const,
      ...bookingFacts(booking),
    ]
      .map(([label, text]) => `${label}: ${text}`)
      .join('\n'),
    position: { lat: booking.pickupLat, lon: booking.pickupLon },
    url: `${PUBLIC_URL}/admin/bookings/${number}`,
  }
}

/** Without the driver's phone: the address of the calendar is the only thing that keeps it private. */
function driverFacts(trips: readonly BookingTrip[]): Fact[] {
  return trips.map((trip) => [
    trips.length === 1 ? 'Driver' : `Driver of car ${trip.carNo}`,
    trip.state === null ? 'nobody yet' : `${whoDrives(trip)} (${tripStateLabels[trip.state].toLowerCase()})`,
  ])
}

/** "Rui Costa, 56-CD-78" */
function whoDrives({ driverName, plate }: BookingTrip): string {
  return [driverName, plate].filter(Boolean).join(', ')
}
