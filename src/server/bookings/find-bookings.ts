import type { BookingFilter, findBookings as endpoint } from '@chauffeur/contract/admin-bookings'
import type { z } from 'zod'
import { readPage, type PageQuery } from '../core/keyset-pagination.ts'
import type { EntityManager } from '../db/orm.ts'
import { allOf, comesAfter, rangeConditions, searchCondition, type Condition } from './booking-filter.ts'
import { Booking } from './booking.entity.ts'
import { withMail } from './list-bookings.ts'

type Input = z.output<typeof endpoint.input>
type Page = z.output<typeof endpoint.output>

/** The order of every list of bookings. */
export const NEWEST_FIRST = { createdAt: 'desc', id: 'desc' } as const

/** A page of the bookings that match: those that wait for a decision, then the others, each part newest first. */
export async function findBookings({ limit, cursor, ...filter }: Input, em: EntityManager): Promise<Page> {
  const { status } = filter
  const only = status == null ? undefined : status === 'pending' ? 'open' : 'closed'
  const { rows, nextCursor } = await readPage({ limit, cursor, only }, (part) => findPart(filter, part, em))
  return { bookings: await withMail(rows, em), nextCursor }
}

async function findPart(
  filter: BookingFilter,
  { isOpen, after, limit }: PageQuery,
  em: EntityManager,
): Promise<Booking[]> {
  const range = rangeConditions({ ...filter, status: isOpen ? 'pending' : filter.status })
  if (!isOpen && !filter.status) range.push({ sql: `status <> 'pending'`, values: [] })
  if (after) range.push(comesAfter(after))
  const search = searchCondition(filter.q)
  const ids = search ? await findSearched(search, range, limit, em) : await selectIds(allOf(range), limit, em)
  return em.find(Booking, { id: { $in: ids } }, { orderBy: NEWEST_FIRST })
}

const BY_AGE = 'order by created_at desc, id desc limit ?'
// So many are looked through in a millisecond or two.
const RECENT_COUNT = 1_500

/** A common word is found among the newest at once; only a rare one is worth a search of its index. */
async function findSearched(
  search: Condition,
  range: readonly Condition[],
  limit: number,
  em: EntityManager,
): Promise<string[]> {
  const { sql, values } = allOf(range)
  const near = await idsOf(
    em,
    `select id from (select id, created_at, search_text, search_number from booking where ${sql} ${BY_AGE}) newest where ${search.sql} ${BY_AGE}`,
    [...values, RECENT_COUNT, ...search.values, limit],
  )
  return near.length === limit ? near : selectIds(allOf([...range, search]), limit, em)
}

/** The ids of the newest that meet the condition. */
export function selectIds({ sql, values }: Condition, limit: number, em: EntityManager): Promise<string[]> {
  return idsOf(em, `select id from booking where ${sql} ${BY_AGE}`, [...values, limit])
}

async function idsOf(em: EntityManager, sql: string, values: readonly unknown[]): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(sql, [...values])
  return rows.map(({ id }) => id)
}
