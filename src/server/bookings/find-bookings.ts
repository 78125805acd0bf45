import type {
  BookingFilter,
  findBookings as endpoint,
  countBookings as countEndpoint,
  watchBookings as watchEndpoint,
} from '@chauffeur/contract/admin-bookings'
import { MOST_COUNTED } from '@chauffeur/domain/limits'
import { todayIn } from '@chauffeur/domain/time'
import type { z } from 'zod'
import { readPage, type PageQuery, NEWEST_FIRST } from '../core/keyset-pagination.ts'
import type { RequestContext } from '../core/request-context.ts'
import type { EntityManager } from '../db/orm.ts'
import { BookingChange } from '../changes/booking-change.entity.ts'
import {
  allOf,
  daysOf,
  instantConditions,
  rangeConditions,
  stateSql,
  type Condition,
  selections,
  comesAfter,
  LAST_PICKUP_FIRST,
  LATEST_REQUEST_FIRST,
  NEXT_PICKUP_FIRST,
  orderAndLimit,
  type RowOrder,
} from './booking-filter.ts'
import { Booking } from './booking.entity.ts'
import { withMail } from './list-bookings.ts'
import { readSearch, type SearchConditions } from './search-condition.ts'

type Input = z.output<typeof endpoint.input>
type Page = z.output<typeof endpoint.output>

/** A page of the bookings that match, in the order that the domain's `compareListed` words. */
export async function findBookings(
  { sort, ...input }: Input,
  { em, clock }: Pick<RequestContext, 'em' | 'clock'>,
): Promise<Page> {
  const { rows, nextCursor } =
    sort === 'pickup' ? await pageByPickup(input, em, clock()) : await pageByRequest(input, em)
  return { bookings: await withMail(rows, em), nextCursor }
}

function pageByRequest({ limit, cursor, ...filter }: Omit<Input, 'sort'>, em: EntityManager) {
  const { status } = filter
  const only = status == null ? undefined : status === 'pending' ? 'open' : 'closed'
  return readPage<'open' | 'closed', 'createdAt', Booking>(
    { limit, cursor, only },
    {
      parts: ['open', 'closed'],
      orderedBy: 'createdAt',
      find({ part, ...query }) {
        const isOpen = part === 'open'
        const range = rangeConditions({ ...filter, status: isOpen ? 'pending' : status })
        if (!isOpen && !status) range.push({ sql: `not (${stateSql('pending')})`, values: [] })
        return findPart({ ...query, range, search: filter.q, order: LATEST_REQUEST_FIRST }, em)
      },
    },
  )
}

function pageByPickup({ limit, cursor, ...filter }: Omit<Input, 'sort'>, em: EntityManager, now: Date) {
  const days = daysOf(filter)
  const today = todayIn('Europe/Lisbon', now)
  return readPage<'coming' | 'past', 'pickupAt', Booking>(
    { limit, cursor, only: days.from ? 'coming' : undefined },
    {
      parts: ['coming', 'past'],
      orderedBy: 'pickupAt',
      find({ part, ...query }) {
        const isPast = part === 'past'
        const range = [...rangeConditions(filter), ...instantConditions(days)]
        if (!days.from && isPast) range.push({ sql: 'pickup_date < ?', values: [today] })
        if (!days.from && !isPast)
          range.push({ sql: 'pickup_date >= ?', values: [today] }, ...instantConditions({ from: today }))
        const order = isPast ? LAST_PICKUP_FIRST : NEXT_PICKUP_FIRST
        return findPart({ ...query, range, search: filter.q, order }, em)
      },
    },
  )
}

interface Part extends Omit<PageQuery<string>, 'part'> {
  readonly range: readonly Condition[]
  readonly search: BookingFilter['q']
  readonly order: RowOrder
}

async function findPart(
  { range, search: q, order, after, limit }: Part,
  em: EntityManager,
): Promise<Booking[]> {
  const conditions = [...range, ...(after ? [comesAfter(after, order)] : [])]
  const search = await readSearch(q, em)
  const ids = search
    ? await findSearched(search, conditions, order, limit, em)
    : await selectIds(allOf(conditions), order, limit, em)
  const { by, direction } = order
  return em.find(Booking, { id: { $in: ids } }, { orderBy: { [by]: direction, id: direction } })
}

// Rows scanned before the index is used: so many take a millisecond or two.
const NEAR_COUNT = 1_500

/** A common word is found among the first at once; only a rare one is worth a search of its index. */
async function findSearched(
  { ofRow, ofAll }: SearchConditions,
  range: readonly Condition[],
  order: RowOrder,
  limit: number,
  em: EntityManager,
): Promise<string[]> {
  const { sql, values } = allOf(range)
  const end = orderAndLimit(order)
  const [near] = await em.execute<{ looked: number; ids: string[] }[]>(
    `with near as materialized (
      select id, created_at, pickup_at, search_text, search_number from booking where ${sql} ${end}
    )
    select (select count(*)::int from near) as looked,
      array(select id::text from near booking where ${ofRow.sql} ${end}) as ids`,
    [...values, NEAR_COUNT, ...ofRow.values, limit],
  )
  const { looked = 0, ids = [] } = near ?? {}
  const isAll = ids.length === limit || looked < NEAR_COUNT
  return isAll ? ids : selectIds(allOf([...range, ofAll]), order, limit, em)
}

/** The ids of the first that meet the condition. */
export async function selectIds(
  { sql, values }: Condition,
  order: RowOrder,
  limit: number,
  em: EntityManager,
): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    `select id from booking where ${sql} ${orderAndLimit(order)}`,
    [...values, limit],
  )
  return rows.map(({ id }) => id)
}

type Counts = z.output<typeof countEndpoint.output>

/** How many bookings there are, how many of them match, and how many of those wait for a decision, themselves or with a change. */
export async function countBookings(filter: BookingFilter, em: EntityManager): Promise<Counts> {
  const total = await em.count(Booking)
  const search = await readSearch(filter.q, em)
  const { sql, values } = allOf([...rangeConditions(filter), ...(search ? [search.ofAll] : [])])
  return {
    total,
    matching: sql === 'true' ? total : await count(sql, values, em),
    changes: await count(`${sql} and ${selections.changes.sql}`, values, em),
    waiting: await count(`${sql} and ${stateSql('pending')}`, values, em),
  }
}

/** How many meet a condition, or that they are more than are counted. */
async function count(sql: string, values: readonly unknown[], em: EntityManager): Promise<number> {
  const [row] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count from (select 1 from booking where ${sql} limit ?) counted`,
    [...values, MOST_COUNTED + 1],
  )
  return row?.count ?? 0
}

/** What every open page of the admin asks every few seconds: all answers come from an index. */
export async function watchBookings(em: EntityManager): Promise<z.output<typeof watchEndpoint.output>> {
  const waiting = await em.count(Booking, { status: 'pending', cancelledAt: null })
  const changes = await em.count(BookingChange, { state: 'open' })
  const [latest] = await em.findAll(Booking, { orderBy: NEWEST_FIRST, limit: 1, fields: ['createdAt'] })
  return { waiting, changes, latestAt: latest?.createdAt.toISOString() ?? null }
}
