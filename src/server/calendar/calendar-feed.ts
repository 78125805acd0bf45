import { createHash } from 'node:crypto'
import { SENTENCES } from '@chauffeur/contract/sentences'
import { readLastMoves } from '../assignments/read-last-moves.ts'
import type { MemoryCounter } from '../auth/count-in-memory.ts'
import { Booking } from '../bookings/booking.entity.ts'
import { readBookingTrips } from '../bookings/read-booking-trips.ts'
import { Refusal } from '../core/refusal.ts'
import type { RequestContext } from '../core/request-context.ts'
import type { CurrentFirm } from '../firm/current-firm.ts'
import { bookingEvent } from './booking-event.ts'
import { isToken } from './calendar-link.ts'
import { writeCalendar } from './write-calendar.ts'

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
    throw new Refusal('NOT_FOUND', SENTENCES.nothingHere)
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
