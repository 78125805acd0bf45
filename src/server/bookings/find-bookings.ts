import type {
  BookingFilter,
  findBookings as endpoint,
  countBookings as countEndpoint,
  watchBookings as watchEndpoint,
} from '@chauffeur/contract/admin-bookings'
import { mostCounted } from '@chauffeur/domain/booking-search'
import { MAX_COUNTED } from '@chauffeur/domain/limits'
import { todayIn } from '@chauffeur/domain/time'
import type { z } from 'zod'
import { readPage, type PageQuery, NEWEST_FIRST } from '../core/keyset-pagination.ts'
import type { RequestContext } from '../core/request-context.ts'
import { findRows } from '../db/find-rows.ts'
import type { EntityManager } from '../db/orm.ts'
import { typedQueries } from '../db/typed-queries.ts'
import { BookingChange } from '../changes/booking-change.entity.ts'
import {
  allOf,
  validDays,
  instantConditions,
  rangeConditions,
  inState,
  type BookingTables,
  type Condition,
  selections,
  comesAfter,
  LAST_PICKUP_FIRST,
  LATEST_REQUEST_FIRST,
  NEXT_PICKUP_FIRST,
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
  const now = clock()
  const { rows, nextCursor } =
    sort === 'pickup' ? await pageByPickup(input, em, now) : await pageByRequest(input, em)
  return { bookings: await withMail(rows, em), nextCursor, readAt: now.toISOString() }
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
        if (!isOpen && !status) range.push((eb) => eb.not(inState('pending')(eb)))
        return findPart({ ...query, range, search: filter.q, order: LATEST_REQUEST_FIRST }, em)
      },
    },
  )
}

function pageByPickup({ limit, cursor, ...filter }: Omit<Input, 'sort'>, em: EntityManager, now: Date) {
  const days = validDays(filter)
  const today = todayIn('Europe/Lisbon', now)
  return readPage<'coming' | 'past', 'pickupAt', Booking>(
    { limit, cursor, only: days.from ? 'coming' : undefined },
    {
      parts: ['coming', 'past'],
      orderedBy: 'pickupAt',
      find({ part, ...query }) {
        const isPast = part === 'past'
        const range = [...rangeConditions(filter), ...instantConditions(days)]
        if (!days.from && isPast) range.push((eb) => eb('booking.pickupDate', '<', today))
        if (!days.from && !isPast)
          range.push((eb) => eb('booking.pickupDate', '>=', today), ...instantConditions({ from: today }))
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
  return findByIds(ids, order, em)
}

/** The bookings with these ids. */
async function findByIds(
  ids: readonly string[],
  { by, direction }: RowOrder,
  em: EntityManager,
): Promise<Booking[]> {
  if (ids.length === 0) return []
  return findRows(em, Booking, { id: { $in: ids } }, { orderBy: { [by]: direction, id: direction } })
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
  const near = inOrder(bookingsThat(allOf(range), em), order)
    .selectAll()
    .limit(NEAR_COUNT)
  const found = await inOrder(
    typedQueries<BookingTables>(em).selectFrom(near.as('booking')).where(ofRow),
    order,
  )
    .select('booking.id')
    .limit(limit)
    .execute()
  if (found.length === limit) return found.map(({ id }) => id)
  return selectIds(allOf([...range, ofAll]), order, limit, em)
}

/** The ids of the first that meet the condition. */
export async function selectIds(
  condition: Condition,
  order: RowOrder,
  limit: number,
  em: EntityManager,
): Promise<string[]> {
  const rows = await inOrder(bookingsThat(condition, em), order).select('booking.id').limit(limit).execute()
  return rows.map(({ id }) => id)
}

function bookingsThat(condition: Condition, em: EntityManager) {
  return typedQueries<BookingTables>(em).selectFrom('booking').where(condition)
}

function inOrder(
  query: ReturnType<typeof bookingsThat>,
  { by, direction }: RowOrder,
): ReturnType<typeof bookingsThat> {
  return query.orderBy(`booking.${by}`, direction).orderBy('booking.id', direction)
}

type Counts = z.output<typeof countEndpoint.output>

/** How many bookings there are, how many of them match, and how many of those wait for a decision, themselves or with a change. */
export async function countBookings(
  { newerThan, ...filter }: z.output<typeof countEndpoint.input>,
  em: EntityManager,
): Promise<Counts> {
  const search = await readSearch(filter.q, em)
  const conditions = [...rangeConditions(filter), ...(search ? [search.ofAll] : [])]
  const most = mostCounted(filter.q)
  // None of another state waits: the database would look at each of them to find that out.
  const isOther = filter.status != null && filter.status !== 'pending'
  const countOthers = async () => ({
    total: await count([], em),
    newer:
      newerThan == null ? 0 : await count([(eb) => eb('booking.createdAt', '>', new Date(newerThan))], em),
    changes: await count([...conditions, selections.changes], em, most),
    waiting:
      isOther || filter.status === 'pending' ? 0 : await count([...conditions, inState('pending')], em, most),
  })
  // Side by side: those of a common word take as long as all others together.
  const [matching, others] = await Promise.all([
    conditions.length === 0 ? undefined : count(conditions, em, most),
    countOthers(),
  ])
  const counts = { ...others, matching: matching ?? others.total }
  return filter.status === 'pending' ? { ...counts, waiting: counts.matching } : counts
}

/** How many meet all conditions, or that they are more than are counted. */
async function count(
  conditions: readonly Condition[],
  em: EntityManager,
  most = MAX_COUNTED,
): Promise<number> {
  const some = bookingsThat(allOf(conditions), em)
    .select('booking.id')
    .limit(most + 1)
  const { count } = await typedQueries<BookingTables>(em)
    .selectFrom(some.as('counted'))
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Asked by every open page of the admin every few seconds: all answers come from an index. */
export async function watchBookings(em: EntityManager): Promise<z.output<typeof watchEndpoint.output>> {
  const waiting = await em.count(Booking, { status: 'pending', cancelledAt: null })
  const changes = await em.count(BookingChange, { state: 'open' })
  const [latest] = await em.findAll(Booking, { orderBy: NEWEST_FIRST, limit: 1, fields: ['createdAt'] })
  return { waiting, changes, latestAt: latest?.createdAt.toISOString() ?? null }
}
