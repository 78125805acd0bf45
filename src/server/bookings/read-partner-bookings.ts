import type { listPartnerBookings as endpoint, PartnerBooking } from '@chauffeur/contract/partner-bookings'
import { SPRINTER_ID } from '@chauffeur/domain/vehicles'
import { raw } from '@mikro-orm/core'
import type { z } from 'zod'
import { findRow } from '../db/find-rows.ts'
import { Partner } from '../auth/partner.entity.ts'
import { readPage } from '../core/keyset-pagination.ts'
import type { EntityManager } from '../db/orm.ts'
import type { PartnerPrincipal, RequestContext } from '../core/request-context.ts'
import { only } from '../core/only.ts'
import type { DatabaseAccess } from '../core/transaction.ts'
import { readBeside } from './beside-booking.ts'
import { Booking } from './booking.entity.ts'
import { presentPartnerBooking } from './present-partner-booking.ts'
import { noSuchBooking } from './read-booking.ts'

type Input = z.output<typeof endpoint.input>
type Page = z.output<typeof endpoint.output>

/** One of the partner's own bookings. Another's is refused as one that there is none of. */
export async function findPartnerBooking(
  typed: string,
  { id }: Pick<PartnerPrincipal, 'id'>,
  em: EntityManager,
): Promise<Booking> {
  const number = typed.toUpperCase()
  // PostgreSQL holds no zero bytes, so no booking has such a number.
  const booking = number.includes('\0') ? null : await em.findOne(Booking, { number, partnerId: id })
  if (booking) return booking
  // The partner may have been merged into another one since its key was checked.
  const into = (await findRow(em, Partner, { id }))?.mergedIntoId
  if (into == null) throw noSuchBooking()
  return findPartnerBooking(number, { id: into }, em)
}

/** A booking of the partner, as its API answers it. */
export async function readPartnerBooking(
  number: string,
  partner: PartnerPrincipal,
  database: DatabaseAccess,
): Promise<PartnerBooking> {
  const booking = await findPartnerBooking(number, partner, database.em)
  return only(await presentPartnerBookings([booking], database))
}

/** Bookings as the partner that made them reads them. */
export async function presentPartnerBookings(
  bookings: readonly Booking[],
  database: DatabaseAccess,
): Promise<PartnerBooking[]> {
  const beside = await readBeside(bookings, database)
  return bookings.map((booking) => presentPartnerBooking(booking, beside(booking)))
}

/** Where whether a car is still to come is not to be asked in SQL: it is `no_show` or `in_progress`. */
const MISSED = 'missed'

/** The life state of a booking, as the domain's `lifeState` has it of the trips that were told, or `missed`. */
const inLifeState = () =>
  raw(
    (booking) => `case
    when ${booking}.cancelled_at is not null then 'cancelled'
    when ${booking}.status <> 'confirmed' then ${booking}.status
    else (
      select case
        when bool_and(state in ('completed', 'no_show')) and bool_or(state = 'completed') then 'completed'
        when bool_and(state = 'no_show')
          then case ${booking}.vehicle_id when ${SPRINTER_ID} then '${MISSED}' else 'no_show' end
        when bool_or(state not in ('offered', 'accepted')) then 'in_progress'
        else 'confirmed'
      end
      from (
        select told -> 'trip' ->> 'state' as state from trip_notification
        where booking_id = ${booking}.id and jsonb_typeof(told) = 'object'
      ) car
    ) end`,
  )

/**
 * A page of the partner's own bookings, those that changed longest ago first. What changes while somebody reads moves to the
 * end: it may be read twice, and is never left out.
 */
export async function listPartnerBookings(
  { reference, state, updated_since: since, cursor, limit }: Input,
  { id }: PartnerPrincipal,
  { em: main, reader, clock }: Pick<RequestContext, 'em' | 'reader' | 'clock'>,
): Promise<Page> {
  // Asked of the database itself, and before the reading: what is read has all that was committed by then.
  const readThrough = await findReadThrough(main)
  const em = await reader()
  const mayBeMissed = state === 'no_show' || state === 'in_progress'
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
            ...(state && { [inLifeState()]: { $in: [state, ...(mayBeMissed ? [MISSED] : [])] } }),
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
  const presented = await presentPartnerBookings(rows, { em, clock })
  const data = mayBeMissed ? presented.filter((booking) => booking.state === state) : presented
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
