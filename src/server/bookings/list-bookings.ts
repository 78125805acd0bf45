import {
  MAX_LISTED_BOOKINGS,
  type Booking as BookingAnswer,
  type BookingTrip,
} from '@chauffeur/contract/bookings'
import { customerMailKinds } from '@chauffeur/domain/mail-kinds'
import { byMeeting, isOfDay } from '@chauffeur/domain/meeting-time'
import { openUnpaidActs } from '@chauffeur/domain/unpaid-booking'
import { addDays } from '@chauffeur/domain/wall-time'
import { isInAlgarve } from '@chauffeur/geodata/algarve'
import { NEWEST_FIRST } from '../core/keyset-pagination.ts'
import type { RequestContext } from '../core/request-context.ts'
import { isUuid } from '../db/is-uuid.ts'
import { UNMANAGED, type EntityManager } from '../db/orm.ts'
import { sql } from 'kysely'
import { readPrepared, typedQueries } from '../db/typed-queries.ts'
import { ApiKey, partnerOf } from '../auth/api-key.entity.ts'
import type { Outbox } from '../mail/outbox.entity.ts'
import { openChangesOf, presentChange } from '../changes/present-change.ts'
import type { BookingChange } from '../changes/booking-change.entity.ts'
import { Booking } from './booking.entity.ts'
import type { BookingNote } from './booking-note.entity.ts'
import { readBookingTrips } from './read-booking-trips.ts'
import { presentCore } from './booking-core.ts'
import { billingOf, flagsOf, stopsOf } from './stored-booking.ts'
import { findRows } from '../db/find-rows.ts'
import { readJourneysOf } from '../journeys/journeys-of.ts'

/**
 * Bookings, newest first: `limit` of them, else as many as one answer holds, that follow the one with the id `cursor`. A
 * header says where the next ones are.
 */
export async function listBookings(
  { limit: asked, cursor }: { limit?: number | undefined; cursor?: string | undefined },
  { em, setHeaders }: Pick<RequestContext, 'em' | 'setHeaders'>,
): Promise<BookingAnswer[]> {
  const limit = asked ?? MAX_LISTED_BOOKINGS
  const last = cursor && isUuid(cursor) ? await em.findOne(Booking, { id: cursor }) : null
  if (cursor !== undefined && !last) return []
  const bookings = await findRows(
    em,
    Booking,
    last
      ? { $or: [{ createdAt: { $lt: last.createdAt } }, { createdAt: last.createdAt, id: { $lt: last.id } }] }
      : {},
    { orderBy: NEWEST_FIRST, limit },
  )
  const end = bookings.length === limit && bookings.at(-1)
  if (end) setHeaders({ link: linkAfter(end.id, asked) })
  return withMail(bookings, em)
}

/** The header that says where the bookings after this one are read, as many at once. */
function linkAfter(cursor: string, limit: number | undefined): string {
  const query = new URLSearchParams({ ...(limit !== undefined && { limit: String(limit) }), cursor })
  return `</api/bookings?${query}>; rel="next"`
}

/** The bookings as the office reads them. */
export async function withMail(bookings: readonly Booking[], em: EntityManager): Promise<BookingAnswer[]> {
  const ids = bookings.map(({ id }) => id)
  const mails = await findLatestMails(ids, em)
  const keys = await namesOfKeys(bookings, em)
  const changes = new Map((await openChangesOf(ids, em)).map((change) => [change.bookingId, change]))
  const noteCounts = await countNotes(ids, em)
  const trips = await readBookingTrips(bookings, em)
  const journeys = await readJourneysOf(ids, em)
  return bookings.map((booking) => {
    const journey = journeys.get(booking.id)
    const presented = presentBooking(
      booking,
      mails.get(booking.id),
      keys.get(booking.apiKeyId),
      changes.get(booking.id),
      noteCounts.get(booking.id) ?? 0,
      trips.of(booking),
    )
    return journey ? { ...presented, journey } : presented
  })
}

/**
 * The partner and the key that each was booked with, by the key's id. Few bookings come through other companies' systems:
 * mostly nothing is asked.
 */
export async function namesOfKeys(
  bookings: readonly Pick<Booking, 'apiKeyId'>[],
  em: EntityManager,
): Promise<ReadonlyMap<string | null | undefined, string>> {
  const ids = new Set(bookings.flatMap(({ apiKeyId }) => apiKeyId ?? []))
  if (ids.size === 0) return new Map()
  const keys = await em.find(ApiKey, { id: { $in: [...ids] } }, { populate: ['partner'], ...UNMANAGED })
  return new Map(keys.map((key) => [key.id, nameOfKey(key)]))
}

/** Of one partner no two keys that work have the same name; those of two partners may. */
function nameOfKey(key: ApiKey): string {
  const partner = partnerOf(key).name
  return partner === key.name ? partner : `${partner}, ${key.name}`
}

export type LatestMail = Pick<Outbox, 'doneAt' | 'deadAt' | 'lastError'>

/** The latest mail to the customer of each booking that has one. */
export async function findLatestMails(
  bookingIds: readonly string[],
  em: EntityManager,
): Promise<ReadonlyMap<string | null | undefined, LatestMail>> {
  if (bookingIds.length === 0) return new Map()
  const latest = typedQueries<{ outbox: Outbox }>(em)
    .selectFrom('outbox')
    .distinctOn('bookingId')
    .select(['bookingId', 'doneAt', 'deadAt', 'lastError'])
    .where('bookingId', '=', oneOf(bookingIds))
    .where('kind', 'in', customerMailKinds)
    .orderBy('bookingId')
    .orderBy('createdAt', 'desc')
  const mails = await readPrepared(latest, em)
  return new Map(mails.map((mail) => [mail.bookingId, mail]))
}

/** One value, however many ids there are: the statement stays the same. */
function oneOf(ids: readonly string[]) {
  return sql<string>`any(${ids})`
}

/** How many internal notes each of these bookings has. */
async function countNotes(
  bookingIds: readonly string[],
  em: EntityManager,
): Promise<ReadonlyMap<string, number>> {
  if (bookingIds.length === 0) return new Map()
  const counted = typedQueries<{ booking_note: BookingNote }>(em)
    .selectFrom('booking_note')
    .select(({ fn }) => ['bookingId', fn.countAll<string>().as('count')])
    .where('bookingId', '=', oneOf(bookingIds))
    .groupBy('bookingId')
  const counts = await readPrepared(counted, em)
  return new Map(counts.map(({ bookingId, count }) => [bookingId, Number(count)]))
}

/** Of the bookings for a day, and of those of the day before whose late guests may be met on it. */
export function mayBeOfDay(day: string) {
  return [{ pickupDate: day }, { pickupDate: addDays(day, -1), meetAt: { $ne: null } }]
}

/**
 * The trips that start on a day, by each pick-up's own clock, and those whose late flight lands on it, by when the guests are
 * met; without those that were rejected or cancelled.
 */
export async function listDay(day: string, em: EntityManager): Promise<BookingAnswer[]> {
  const bookings = await em.find(
    Booking,
    { $or: mayBeOfDay(day), status: { $ne: 'rejected' }, cancelledAt: null },
    { orderBy: { pickupAt: 'asc', number: 'asc' } },
  )
  return withMail(bookings.filter((booking) => isOfDay(booking, day)).toSorted(byMeeting), em)
}

/** A booking as the office reads it, with the latest mail to its customer, the key that it was made with, its open change, the number of notes and who drives it. */
function presentBooking(
  booking: Booking,
  mail: LatestMail | undefined,
  bookedThrough: string | undefined,
  change: BookingChange | undefined,
  noteCount: number,
  trips: readonly BookingTrip[],
): BookingAnswer {
  return {
    ...presentCore(booking, 'office'),
    decidedBy: booking.decidedBy ?? null,
    pickupName: booking.pickupName ?? null,
    dropoffName: booking.dropoffName ?? null,
    stops: stopsOf(booking).map(({ id, location, duration, priceCents }) => ({
      id,
      location,
      duration,
      price: priceCents,
    })),
    pickupAt: booking.pickupAt.toISOString(),
    meetAt: booking.meetAt?.toISOString() ?? null,
    shortNotice: booking.shortNotice,
    unpaidActs: [
      ...openUnpaidActs(booking, () => isInAlgarve({ lat: booking.pickupLat, lon: booking.pickupLon })),
    ],
    routeFallback: booking.routeFallback,
    billing: billingOf(booking),
    mail: mail ? presentMail(mail) : null,
    driverAmount: booking.driverCents,
    change: change ? presentChange(change) : null,
    bookedThrough: bookedThrough ?? null,
    flags: flagsOf(booking),
    rating: presentRating(booking),
    noteCount,
    trips: [...trips],
  }
}

function presentRating({ rating, ratingText, ratedAt }: Booking): BookingAnswer['rating'] {
  return rating == null || !ratedAt
    ? null
    : { score: rating, text: ratingText ?? null, at: ratedAt.toISOString() }
}

export function presentMail({ doneAt, deadAt, lastError }: LatestMail): NonNullable<BookingAnswer['mail']> {
  if (doneAt) return { state: 'sent', error: null }
  return { state: deadAt ? 'failed' : 'queued', error: lastError ?? null }
}
