import type { BookingTrip } from '@chauffeur/contract/bookings'
import { bookingState } from '@chauffeur/domain/booking-status'
import { MINUTE_MS } from '@chauffeur/domain/duration'
import { meetingTime, metOn } from '@chauffeur/domain/meeting-time'
import { describeWallTime } from '@chauffeur/domain/time'
import { tripMinutes } from '@chauffeur/domain/trip-minutes'
import { tripStateLabels } from '@chauffeur/domain/trip-state'
import { bookingFactRows, type Fact } from '../bookings/booking-facts.ts'
import type { Booking } from '../bookings/booking.entity.ts'
import { changedLast } from '../bookings/changed-last.ts'
import { readBookingTrips } from '../bookings/read-booking-trips.ts'
import { pickupAddress, wayInWords } from '../bookings/stations-of.ts'
import type { Config } from '../core/config.ts'
import { readLastMoves } from '../dispatch/read-trip-progress.ts'
import type { EntityManager } from '../db/orm.ts'
import type { FollowedCalendar, PickupRange } from './followed-calendar.ts'
import { EVENT_STATUS, type CalendarEvent } from './write-calendar.ts'

/** The confirmed bookings, for the office. */
export function officeCalendar(brandName: string, config: Pick<Config, 'PUBLIC_URL'>): FollowedCalendar {
  return {
    name: `${brandName}: bookings`,
    holds: { status: 'confirmed' },
    readEdition,
    async eventsOf(bookings, em) {
      const trips = await readBookingTrips(bookings, em)
      const moves = await readLastMoves(
        bookings.map(({ id }) => id),
        em,
      )
      return bookings.map((booking) =>
        bookingEvent(booking, { trips: trips.of(booking), movedAt: moves.get(booking.id) }, config),
      )
    },
  }
}

/**
 * The bookings of the range, when one of them changed last, who drives them and how far they are, and the names of drivers and
 * cars.
 */
async function readEdition({ from, to }: PickupRange, em: EntityManager): Promise<unknown> {
  const [edition] = await em.execute<object[]>(
    `select count(*) as bookings, max(updated_at) as changed_at,
       (select sum(version) from driver) as drivers, (select sum(version) from car) as cars,
       (select json_build_array(count(*), sum(trip.version), sum(extract(epoch from trip.state_since)))
        from assignment trip join booking on booking.id = trip.booking_id
        where pickup_at >= ? and pickup_at < ?) as trips
     from booking where status = 'confirmed' and pickup_at >= ? and pickup_at < ?`,
    [from, to, from, to],
  )
  return edition
}

/** Who drives a booking, and when that was last changed. */
interface Driving {
  readonly trips: readonly BookingTrip[]
  readonly movedAt: Date | undefined
}

/** A confirmed booking, which may be cancelled, as a dispatcher's calendar shows it. */
function bookingEvent(
  booking: Booking,
  { trips, movedAt }: Driving,
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
): CalendarEvent {
  const { id, number, customerName, customerEmail, customerPhone, createdAt } = booking
  const start = meetingTime(booking)
  const changedAt = changedLast(booking)
  const given = trips.filter(({ state }) => state !== null)
  return {
    uid: id,
    sequence: booking.icsSequence,
    status: EVENT_STATUS[bookingState(booking)],
    createdAt,
    changedAt: movedAt && movedAt > changedAt ? movedAt : changedAt,
    start,
    end: new Date(start.getTime() + tripMinutes(booking) * MINUTE_MS),
    summary: [
      `${customerName}: ${wayInWords(booking)}, ${booking.vehicleName}`,
      ...given.map(whoDrives),
    ].join(' · '),
    location: pickupAddress(booking),
    description: [
      ...(start > booking.pickupAt
        ? [['Guest is met', describeWallTime(metOn(booking), booking.pickupZone)] as const]
        : []),
      ...(given.length > 0 ? driverFacts(trips) : []),
      ['Customer', customerName] as const,
      ['Phone', customerPhone] as const,
      ['Email', customerEmail] as const,
      ...bookingFactRows(booking),
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
