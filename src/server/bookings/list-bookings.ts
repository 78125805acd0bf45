import type { Booking as BookingRow, BookingTrip } from '@chauffeur/contract/bookings'
import { customerMailKinds } from '@chauffeur/domain/mail-kinds'
import { toEuros } from '@chauffeur/domain/money'
import { openUnpaidActs } from '@chauffeur/domain/unpaid-booking'
import { isInAlgarve } from '@chauffeur/geodata/algarve'
import { NEWEST_FIRST } from '../core/keyset-pagination.ts'
import { isUuid } from '../db/is-uuid.ts'
import type { EntityManager } from '../db/orm.ts'
import { ApiKey } from '../auth/api-key.entity.ts'
import { Outbox } from '../mail/outbox.entity.ts'
import { openChangesOf, presentChange } from '../changes/present-change.ts'
import type { BookingChange } from '../changes/booking-change.entity.ts'
import { Booking } from './booking.entity.ts'
import { BookingNote } from './booking-note.entity.ts'
import { readBookingTrips } from './read-booking-trips.ts'
import { presentCore } from './booking-core.ts'
import { billingOf, flagsOf, stopsOf } from './stored-booking.ts'

/** Bookings, newest first: all of them, or `limit` of those that follow the one with the id `cursor`. */
export async function listBookings(
  { limit, cursor }: { limit?: number | undefined; cursor?: string | undefined },
  em: EntityManager,
): Promise<BookingRow[]> {
  const last = cursor && isUuid(cursor) ? await em.findOne(Booking, { id: cursor }) : null
  if (cursor !== undefined && !last) return []
  const bookings = await em.find(
    Booking,
    last
      ? { $or: [{ createdAt: { $lt: last.createdAt } }, { createdAt: last.createdAt, id: { $lt: last.id } }] }
      : {},
    { orderBy: NEWEST_FIRST, ...(limit !== undefined && { limit }) },
  )
  return withMail(bookings, em)
}

/** The bookings as the office reads them. */
export async function withMail(bookings: readonly Booking[], em: EntityManager): Promise<BookingRow[]> {
  const mails = await em.find(
    Outbox,
    { bookingId: { $in: bookings.map(({ id }) => id) }, kind: { $in: [...customerMailKinds] } },
    { orderBy: { createdAt: 'asc' } },
  )
  const latest = new Map(mails.map((mail) => [mail.bookingId, mail]))
  const keys = await keysOf(bookings, em)
  const changes = await openChangesOf(
    bookings.map(({ id }) => id),
    em,
  )
  const noteCounts = await countNotes(
    bookings.map(({ id }) => id),
    em,
  )
  const trips = await readBookingTrips(bookings, em)
  return bookings.map((booking) =>
    presentBooking(
      booking,
      latest.get(booking.id),
      keys.find(({ id }) => id === booking.apiKeyId),
      changes.find(({ bookingId }) => bookingId === booking.id),
      noteCounts.get(booking.id) ?? 0,
      trips.of(booking),
    ),
  )
}

/** Few bookings come through other companies' systems: mostly nothing is asked. */
async function keysOf(bookings: readonly Booking[], em: EntityManager): Promise<ApiKey[]> {
  const ids = new Set(bookings.flatMap(({ apiKeyId }) => apiKeyId ?? []))
  return ids.size === 0 ? [] : em.find(ApiKey, { id: { $in: [...ids] } })
}

/** How many internal notes each of these bookings has. */
async function countNotes(bookingIds: readonly string[], em: EntityManager): Promise<Map<string, number>> {
  const notes = await em.find(
    BookingNote,
    { bookingId: { $in: [...bookingIds] } },
    { fields: ['bookingId'], disableIdentityMap: true },
  )
  const counts = new Map<string, number>()
  for (const { bookingId } of notes) counts.set(bookingId, (counts.get(bookingId) ?? 0) + 1)
  return counts
}

/** The trips that start on a day, by each pick-up's own clock, in their order; without those that were rejected or cancelled. */
export async function listDay(day: string, em: EntityManager): Promise<BookingRow[]> {
  const bookings = await em.find(
    Booking,
    { pickupDate: day, status: { $ne: 'rejected' }, cancelledAt: null },
    { orderBy: { pickupAt: 'asc', number: 'asc' } },
  )
  return withMail(bookings, em)
}

/** A booking as the office reads it, with the latest mail to its customer, the key that it was made with, its open change, the number of notes and who drives it. */
function presentBooking(
  booking: Booking,
  mail: Outbox | undefined,
  apiKey: ApiKey | undefined,
  change: BookingChange | undefined,
  noteCount: number,
  trips: readonly BookingTrip[],
): BookingRow {
  return {
    ...presentCore(booking, 'office'),
    decidedBy: booking.decidedBy ?? null,
    pickupName: booking.pickupName ?? null,
    dropoffName: booking.dropoffName ?? null,
    stops: stopsOf(booking).map(({ id, location, duration, priceCents }) => ({
      id,
      location,
      duration,
      price: toEuros(priceCents),
    })),
    pickupAt: booking.pickupAt.toISOString(),
    shortNotice: booking.shortNotice,
    unpaidActs: [
      ...openUnpaidActs(booking, () => isInAlgarve({ lat: booking.pickupLat, lon: booking.pickupLon })),
    ],
    routeFallback: booking.routeFallback,
    billing: billingOf(booking),
    mail: mail ? presentMail(mail) : null,
    driverAmount: toEuros(booking.driverCents),
    change: change ? presentChange(change) : null,
    bookedThrough: apiKey?.name ?? null,
    flags: flagsOf(booking),
    rating: presentRating(booking),
    noteCount,
    trips: [...trips],
  }
}

function presentRating({ rating, ratingText, ratedAt }: Booking): BookingRow['rating'] {
  return rating == null || !ratedAt
    ? null
    : { score: rating, text: ratingText ?? null, at: ratedAt.toISOString() }
}

function presentMail({ doneAt, deadAt, lastError }: Outbox): NonNullable<BookingRow['mail']> {
  if (doneAt) return { state: 'sent', error: null }
  return { state: deadAt ? 'failed' : 'queued', error: lastError ?? null }
}
