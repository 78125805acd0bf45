import type { listPartnerBookings as endpoint, PartnerBooking } from '@chauffeur/contract/partner-bookings'
import type { z } from 'zod'
import { isUuid } from '../db/is-uuid.ts'
import type { EntityManager } from '../db/orm.ts'
import { invalid } from '../core/refusal.ts'
import type { ApiKeyPrincipal } from '../core/request-context.ts'
import { Booking } from './booking.entity.ts'
import { presentPartnerBooking } from './present-partner-booking.ts'
import { noSuchBooking } from './read-booking.ts'

type Input = z.output<typeof endpoint.input>
type Page = z.output<typeof endpoint.output>

/** One of the key's own bookings. Another's is refused as one that there is none of. */
export async function readPartnerBooking(
  number: string,
  { id }: ApiKeyPrincipal,
  em: EntityManager,
): Promise<PartnerBooking> {
  // PostgreSQL holds no zero bytes, so no booking has such a number.
  const booking = number.includes('\0') ? null : await em.findOne(Booking, { number, apiKeyId: id })
  if (!booking) throw noSuchBooking()
  return presentPartnerBooking(booking)
}

/**
 * A page of the key's own bookings, those that changed longest ago first. What changes while somebody reads moves to the
 * end: it may be read twice, and is never left out.
 */
export async function listPartnerBookings(
  { updated_since: since, cursor, limit }: Input,
  { id }: ApiKeyPrincipal,
  em: EntityManager,
): Promise<Page> {
  const after = cursor === null ? undefined : readCursor(cursor)
  const found = await em.find(
    Booking,
    {
      apiKeyId: id,
      $and: [
        since ? { updatedAt: { $gte: since } } : {},
        after ? { updatedAt: { $gte: after.updatedAt } } : {},
        after ? { $or: [{ updatedAt: { $gt: after.updatedAt } }, { id: { $gt: after.id } }] } : {},
      ],
    },
    // One more tells whether there is another page.
    { orderBy: { updatedAt: 'asc', id: 'asc' }, limit: limit + 1 },
  )
  const page = found.slice(0, limit)
  const last = page.at(-1)
  return {
    data: page.map(presentPartnerBooking),
    next_cursor: found.length > limit && last ? cursorOf(last) : null,
  }
}

function cursorOf({ updatedAt, id }: Booking): string {
  return `${updatedAt.getTime()}.${id}`
}

function readCursor(cursor: string): Pick<Booking, 'updatedAt' | 'id'> {
  const [, time, id = ''] = /^(\d{1,15})\.(.+)$/.exec(cursor) ?? []
  if (!isUuid(id)) throw invalid('cursor', 'This cursor is not one that a page has given.')
  return { updatedAt: new Date(Number(time)), id }
}
