import { createHash } from 'node:crypto'
import type { BookingTrip } from '@chauffeur/contract/bookings'
import { tripMinutes } from '@chauffeur/domain/trip-minutes'
import { tripStateLabels } from '@chauffeur/domain/trip-state'
import type { MemoryCounter } from '../auth/count-in-memory.ts'
import { bookingFacts, type Fact } from '../bookings/booking-facts.ts'
import { Booking } from '../bookings/booking.entity.ts'
import { changedLast } from '../bookings/changed-last.ts'
import { readBookingTrips } from '../bookings/read-booking-trips.ts'
import { pickupAddress, wayOf } from '../bookings/stations-of.ts'
import type { Config } from '../core/config.ts'
import { Refusal } from '../core/refusal.ts'
import type { RequestContext } from '../core/request-context.ts'
import { readLastMoves } from '../dispatch/read-trip-progress.ts'
import type { CurrentFirm } from '../firm/current-firm.ts'
import { isToken } from './calendar-link.ts'
import { writeCalendar, type CalendarEvent } from './write-calendar.ts'

const DAYS_BACK = 30
const DAY_MS = 24 * 60 * 60_000

/** The confirmed bookings from a month ago on, for calendar programs. Whoever knows the name of the file may read it. */
export async function calendarFeed(
  file: string,
  {
    em,
    clock,
    config,
    caller,
    firm,
    wrongLinks,
  }: Pick<RequestContext, 'em' | 'clock' | 'config' | 'caller'> & {
    readonly firm: CurrentFirm
    readonly wrongLinks: MemoryCounter
  },
): Promise<{ readonly text: string; readonly etag: string }> {
  const [, token] = /^([\w-]{32})\.ics$/.exec(file) ?? []
  if (token === undefined || !(await isToken(token, em))) {
    // A right one is never counted: whoever guesses from the same address does not end somebody's calendar.
    if (config.RATE_LIMIT !== 'off') wrongLinks.count(caller())
    throw new Refusal('NOT_FOUND', { code: 'nothing_here' })
  }
  const since = new Date(clock().getTime() - DAYS_BACK * DAY_MS)
  const bookings = await em.find(
    Booking,
    { status: 'confirmed', pickupAt: { $gte: since } },
    { orderBy: { pickupAt: 'asc', id: 'asc' } },
  )
  const ids = bookings.map(({ id }) => id)
  const trips = await readBookingTrips(bookings, em)
  const moves = await readLastMoves(ids, em)
  const { brandName } = firm.current()
  const text = writeCalendar({
    product: `${brandName} bookings`,
    name: `${brandName}: bookings`,
    refreshMinutes: 15,
    events: bookings.map((booking) =>
      bookingEvent(booking, { trips: trips.of(booking), movedAt: moves.get(booking.id) }, config),
    ),
  })
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` }
}

const MINUTE_MS = 60_000

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
