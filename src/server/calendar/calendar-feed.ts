import { createHash } from 'node:crypto'
import { DAY_MS } from '@chauffeur/domain/duration'
import { memberRefusal } from '@chauffeur/domain/partner-members'
import type { MemoryCounter } from '../auth/count-in-memory.ts'
import { Booking } from '../bookings/booking.entity.ts'
import { Refusal } from '../core/refusal.ts'
import type { RequestContext } from '../core/request-context.ts'
import { findRows } from '../db/find-rows.ts'
import type { EntityManager } from '../db/orm.ts'
import type { CurrentFirm } from '../firm/current-firm.ts'
import { findCalendarLink } from './calendar-link.ts'
import type { FollowedCalendar, PickupRange } from './followed-calendar.ts'
import { officeCalendar } from './office-calendar.ts'
import { partnerCalendar } from './partner-calendar.ts'
import { writeCalendar } from './write-calendar.ts'

const DAYS_BACK = 30
const DAYS_AHEAD = 90
const PAGE = 500

type FeedContext = Pick<RequestContext, 'em' | 'reader' | 'clock' | 'config' | 'caller'> & {
  readonly firm: CurrentFirm
  readonly wrongLinks: MemoryCounter
}

/**
 * The bookings of the office or of a partner from a month ago to three months from now, for calendar programs that follow them.
 * Whoever knows the name of the file may read it. The edition is known before a booking is read: mostly the program has it.
 */
export async function calendarFeed(
  file: string,
  context: FeedContext,
): Promise<{ readonly etag: string; readonly body: AsyncIterable<string> }> {
  const { em: main, reader, clock, config, caller, firm, wrongLinks } = context
  const link = await findCalendarLink(file, main)
  const member = link?.member
  // Only wrong links are counted, so that somebody who guesses does not stop the calendars of others at the same address.
  if (!link && config.RATE_LIMIT !== 'off') wrongLinks.count(caller())
  if (!link || (member && memberRefusal({ role: member.role, state: member.partner.state }, 'calendar')))
    throw new Refusal('NOT_FOUND', { code: 'nothing_here' })
  const em = await reader()
  const now = clock().getTime()
  const range = { from: new Date(now - DAYS_BACK * DAY_MS), to: new Date(now + DAYS_AHEAD * DAY_MS) }
  const { brandName } = firm.current()
  const calendar = member
    ? partnerCalendar(brandName, member.partner, config)
    : officeCalendar(brandName, config)
  const edition = [await calendar.readEdition(range, em), calendar.name, config.PUBLIC_URL]
  return {
    etag: `"${createHash('sha256').update(JSON.stringify(edition)).digest('base64url')}"`,
    body: writeFeed(calendar, range, brandName, em),
  }
}

/** Page by page, so that however many there are take the memory of some hundred. */
async function* writeFeed(
  { name, holds, eventsOf }: FollowedCalendar,
  range: PickupRange,
  brandName: string,
  em: EntityManager,
): AsyncGenerator<string> {
  const frame = { product: `${brandName} bookings`, name, refreshMinutes: 15 }
  const [head, foot] = splitCalendar(writeCalendar({ ...frame, events: [] }))
  yield head
  for (let last: Booking | undefined; ;) {
    const page = await readPickups(holds, range, last, em.fork())
    const events = await eventsOf(page, em)
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
  holds: FollowedCalendar['holds'],
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
    { ...holds, pickupAt: { $gte: last?.pickupAt ?? from, $lt: to }, ...after },
    { orderBy: { pickupAt: 'asc', id: 'asc' }, limit: PAGE },
  )
}
