import { createHash } from 'node:crypto'
import type { BookingTrip } from '@chauffeur/contract/bookings'
import { DAY_MS, MINUTE_MS } from '@chauffeur/domain/duration'
import { meetingTime, metOn } from '@chauffeur/domain/meeting-time'
import { describeWallTime } from '@chauffeur/domain/time'
import { tripMinutes } from '@chauffeur/domain/trip-minutes'
import { tripStateLabels } from '@chauffeur/domain/trip-state'
import type { MemoryCounter } from '../auth/count-in-memory.ts'
import { bookingFactRows, type Fact } from '../bookings/booking-facts.ts'
import { Booking } from '../bookings/booking.entity.ts'
import { changedLast } from '../bookings/changed-last.ts'
import { readBookingTrips } from '../bookings/read-booking-trips.ts'
import { pickupAddress, wayInWords } from '../bookings/stations-of.ts'
import type { Config } from '../core/config.ts'
import { Refusal } from '../core/refusal.ts'
import type { RequestContext } from '../core/request-context.ts'
import { readLastMoves } from '../dispatch/read-trip-progress.ts'
import type { EntityManager } from '../db/orm.ts'
import type { CurrentFirm } from '../firm/current-firm.ts'
import { isToken } from './calendar-link.ts'
import { writeCalendar, type CalendarEvent } from './write-calendar.ts'
import { findRows } from '../db/find-rows.ts'

const DAYS_BACK = 30
const DAYS_AHEAD = 90
const PAGE = 500

type FeedContext = Pick<RequestContext, 'em' | 'reader' | 'clock' | 'config' | 'caller'> & {
  readonly firm: CurrentFirm
  readonly wrongLinks: MemoryCounter
}

/**
 * The confirmed bookings from a month ago to three months from now, for calendar programs that follow them. Whoever knows
 * the name of the file may read it. The edition is known before a booking is read: mostly the program has it.
 */
export async function calendarFeed(
  file: string,
  context: FeedContext,
): Promise<{ readonly etag: string; readonly body: AsyncIterable<string> }> {
  const { em: main, reader, clock, config, caller, firm, wrongLinks } = context
  const [, token] = /^([\w-]{32})\.ics$/.exec(file) ?? []
  if (token === undefined || !(await isToken(token, main))) {
    // A right one is never counted: whoever guesses from the same address does not end somebody's calendar.
    if (config.RATE_LIMIT !== 'off') wrongLinks.count(caller())
    throw new Refusal('NOT_FOUND', { code: 'nothing_here' })
  }
  const em = await reader()
  const now = clock().getTime()
  const range = { from: new Date(now - DAYS_BACK * DAY_MS), to: new Date(now + DAYS_AHEAD * DAY_MS) }
  const { brandName } = firm.current()
  const edition = [await readEdition(range, em), brandName, config.PUBLIC_URL]
  return {
    etag: `"${createHash('sha256').update(JSON.stringify(edition)).digest('base64url')}"`,
    body: writeFeed(range, brandName, em, config),
  }
}

interface PickupRange {
  readonly from: Date
  readonly to: Date
}

/**
 * The facts by which two editions differ: the bookings of the range, when one of them changed last, who drives them and how
 * far they are, and the names of drivers and cars.
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

/** Page by page, so that however many there are take the memory of some hundred. */
async function* writeFeed(
  range: PickupRange,
  brandName: string,
  em: EntityManager,
  config: Config,
): AsyncGenerator<string> {
  const frame = {
    product: `${brandName} bookings`,
    name: `${brandName}: bookings`,
    refreshMinutes: 15,
  }
  const [head, foot] = splitCalendar(writeCalendar({ ...frame, events: [] }))
  yield head
  for (let last: Booking | undefined; ;) {
    const page = await readPickups(range, last, em.fork())
    const trips = await readBookingTrips(page, em)
    const moves = await readLastMoves(
      page.map(({ id }) => id),
      em,
    )
    const events = page.map((booking) =>
      bookingEvent(booking, { trips: trips.of(booking), movedAt: moves.get(booking.id) }, config),
    )
    if (events.length > 0) yield splitCalendar(writeCalendar({ ...frame, events }))[1].slice(0, -foot.length)
    if (page.length < PAGE) break
    last = page.at(-1)
  }
  yield foot
}

/** A calendar until its first event, if there is one, and from there on. */
function splitCalendar(text: string): readonly [head: string, rest: string] {
  const at = text.search(/^(?:BEGIN:VEVENT|END:VCALENDAR)\r$/m)
  return [text.slice(0, at), text.slice(at)]
}

function readPickups(
  { from, to }: PickupRange,
  last: Booking | undefined,
  em: EntityManager,
): Promise<Booking[]> {
  const after = last && {
    $or: [{ pickupAt: { $gt: last.pickupAt } }, { pickupAt: last.pickupAt, id: { $gt: last.id } }],
  }
  return findRows(
    em,
    Booking,
    { status: 'confirmed', pickupAt: { $gte: last?.pickupAt ?? from, $lt: to }, ...after },
    { orderBy: { pickupAt: 'asc', id: 'asc' }, limit: PAGE },
  )
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
    status: booking.cancelledAt == null ? 'CONFIRMED' : 'CANCELLED',
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
