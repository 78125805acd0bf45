import { createHash } from 'node:crypto'
import { SENTENCES } from '@chauffeur/contract/sentences'
import { z } from 'zod'
import { Booking } from '../bookings/booking.entity.ts'
import { fileForPublic } from '../api/downloads.ts'
import { Refusal } from '../core/refusal.ts'
import { bookingEvent } from './booking-event.ts'
import { isToken } from './manage-link.ts'
import { writeCalendar } from './write-calendar.ts'

const DAYS_BACK = 30
const DAY_MS = 24 * 60 * 60_000

/** The confirmed bookings from a month ago on, for calendar programs: whoever knows the address may read it. */
export const calendarFeed = fileForPublic({
  path: '/calendar/:file',
  input: z.object({ file: z.string() }),
  async answer({ file }, { em, clock, config }, ifNoneMatch) {
    const [, token] = /^([\w-]{16,64})\.ics$/.exec(file) ?? []
    if (token === undefined || !(await isToken(token, em)))
      throw new Refusal('NOT_FOUND', SENTENCES.nothingHere)
    const since = new Date(clock().getTime() - DAYS_BACK * DAY_MS)
    const bookings = await em.find(
      Booking,
      { status: 'confirmed', pickupAt: { $gte: since } },
      { orderBy: { pickupAt: 'asc', id: 'asc' } },
    )
    const text = writeCalendar({
      product: `${config.BRAND_NAME} bookings`,
      name: `${config.BRAND_NAME}: bookings`,
      refreshMinutes: 15,
      events: bookings.map((booking) => bookingEvent(booking, config)),
    })
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
    const headers = { etag, 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' }
    if (ifNoneMatch !== undefined && hasTag(ifNoneMatch, etag)) return { status: 304, headers, body: '' }
    return {
      headers: {
        ...headers,
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="bookings.ics"',
      },
      body: text,
    }
  },
})

// A proxy that compresses makes a tag weak; what it names is the same.
function hasTag(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
