import type { listPartnerBookings as endpoint, PartnerBooking } from '@chauffeur/contract/partner-bookings'
import type { z } from 'zod'
import { isoIn } from '@chauffeur/domain/time'
import { readTripProgress, type TripProgress } from '../dispatch/read-trip-progress.ts'
import { readPage } from '../core/keyset-pagination.ts'
import type { EntityManager } from '../db/orm.ts'
import type { PartnerPrincipal, RequestContext } from '../core/request-context.ts'
import { only } from '../core/only.ts'
import type { DatabaseAccess } from '../core/transaction.ts'
import type { JourneyOfBooking } from '@chauffeur/contract/journey-fields'
import { readJourneysOf } from '../journeys/journeys-of.ts'
import { presentPartnerTrip } from '../dispatch/present-trip.ts'
import type { BookingChange } from '../changes/booking-change.entity.ts'
import { openChangesOf } from '../changes/present-change.ts'
import { presentPartnerChange } from '../changes/present-partner-change.ts'
import { Booking } from './booking.entity.ts'
import { noSuchBooking } from './read-booking.ts'
import { presentCore } from './booking-core.ts'
import { metadataOf, stopsOf } from './stored-booking.ts'

type Input = z.output<typeof endpoint.input>
type Page = z.output<typeof endpoint.output>

/** One of the partner's own bookings. Another's is refused as one that there is none of. */
export async function findPartnerBooking(
  number: string,
  { id }: PartnerPrincipal,
  em: EntityManager,
): Promise<Booking> {
  // PostgreSQL holds no zero bytes, so no booking has such a number.
  const booking = number.includes('\0') ? null : await em.findOne(Booking, { number, partnerId: id })
  if (!booking) throw noSuchBooking()
  return booking
}

/** A booking of the partner, as its API answers it. */
export async function readPartnerBooking(
  number: string,
  partner: PartnerPrincipal,
  { em, clock }: DatabaseAccess,
): Promise<PartnerBooking> {
  const booking = await findPartnerBooking(number, partner, em)
  return only(await presentPartnerBookings([booking], { em, clock }))
}

/** Bookings as the partner that made them reads them. */
export async function presentPartnerBookings(
  bookings: readonly Booking[],
  { em, clock }: DatabaseAccess,
): Promise<PartnerBooking[]> {
  const ids = bookings.map(({ id }) => id)
  const progress = await readTripProgress(ids, em)
  const journeys = await readJourneysOf(ids, em)
  const changes = await openChangesOf(ids, em)
  const now = clock()
  return bookings.map((booking) =>
    presentPartnerBooking(booking, {
      progress: progress.get(booking.id) ?? [],
      journey: journeys.get(booking.id),
      change: changes.find(({ bookingId }) => bookingId === booking.id),
      now,
    }),
  )
}

/**
 * A page of the partner's own bookings, those that changed longest ago first. What changes while somebody reads moves to the
 * end: it may be read twice, and is never left out.
 */
export async function listPartnerBookings(
  { reference, updated_since: since, cursor, limit }: Input,
  { id }: PartnerPrincipal,
  { em: main, reader, clock }: Pick<RequestContext, 'em' | 'reader' | 'clock'>,
): Promise<Page> {
  // Asked of the database itself, and before the reading: what is read has all that was committed by then.
  const readThrough = await findReadThrough(main)
  const em = await reader()
  const { rows, nextCursor } = await readPage(
    { limit, cursor },
    {
      parts: [''],
      orderedBy: 'updatedAt',
      find: ({ after, limit }) =>
        em.find(
          Booking,
          {
            partnerId: id,
            ...(reference !== null && { reference }),
            $and: [
              since ? { updatedAt: { $gte: since } } : {},
              after ? { updatedAt: { $gte: after.time } } : {},
              after ? { $or: [{ updatedAt: { $gt: after.time } }, { id: { $gt: after.id } }] } : {},
            ],
          },
          { orderBy: { updatedAt: 'asc', id: 'asc' }, limit },
        ),
    },
  )
  const data = await presentPartnerBookings(rows, { em, clock })
  return { data, next_cursor: nextCursor, read_through: readThrough.toISOString() }
}

/**
 * Whatever changed before this instant is seen by the statements that follow. A change has the time at which it was
 * written, and is seen once it is committed: none that is still to come is older than the transaction that writes it.
 */
async function findReadThrough(em: EntityManager): Promise<Date> {
  const [row] = await em.execute<{ instant: Date | string }[]>(
    `select date_trunc('milliseconds', least(clock_timestamp(), min(xact_start))) as instant
     from pg_stat_activity where datname = current_database() and backend_xid is not null`,
  )
  if (!row) throw new Error('The database has a clock')
  return new Date(row.instant)
}

/** A booking as the partner that made it reads it: what it has sent, and what has become of it. */
function presentPartnerBooking(
  booking: Booking,
  {
    progress,
    journey,
    change,
    now,
  }: {
    readonly progress: readonly TripProgress[]
    readonly journey: JourneyOfBooking | undefined
    readonly change: BookingChange | undefined
    readonly now: Date
  },
): PartnerBooking {
  return {
    ...(journey && { journey: { number: journey.number, leg: journey.leg } }),
    ...presentCore(booking, 'partner'),
    metadata: metadataOf(booking),
    currency: 'EUR',
    version: booking.version,
    updatedAt: booking.updatedAt.toISOString(),
    pickupAt: isoIn(booking.pickupZone, booking.pickupAt),
    stops: stopsOf(booking).map(({ location, duration, priceCents }) => ({
      location,
      duration,
      price: priceCents,
    })),
    change: change ? presentPartnerChange(change) : null,
    trips: progress.flatMap((one) => presentPartnerTrip(one, booking.pickupAt, now) ?? []),
  }
}
