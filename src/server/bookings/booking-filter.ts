import type { BookingFilter } from '@chauffeur/contract/admin-bookings'
import { parseSearch } from '@chauffeur/domain/booking-search'
import { isDateRange } from '@chauffeur/domain/date-range'
import { isUuid } from '../db/is-uuid.ts'

/** A condition on the table of bookings, with a value for each `?` in it. */
export interface Condition {
  readonly sql: string
  readonly values: readonly unknown[]
}

const DAY_MS = 24 * 60 * 60_000

/** The conditions of everything in the filter but the search. */
export function rangeConditions({ status, from, to }: Omit<BookingFilter, 'q'>): Condition[] {
  const conditions: Condition[] = []
  if (status) conditions.push({ sql: 'status = ?', values: [status] })
  // A first day after the last one filters nothing; the admin shows why.
  if (!isDateRange({ from: from ?? '', to: to ?? '' })) return conditions
  if (from) conditions.push({ sql: 'pickup_date >= ?', values: [from] })
  if (to) {
    // No trip is booked after its pick-up: the newest bookings, where the reading starts, need not be looked at.
    const booked = new Date(Date.parse(`${to}T00:00Z`) + 2 * DAY_MS)
    conditions.push({ sql: 'pickup_date <= ?', values: [to] }, { sql: 'created_at < ?', values: [booked] })
  }
  return conditions
}

/** The condition of the search, as the domain's `matchesSearch` words it; none where nothing is looked for. */
export function searchCondition(q: string | null | undefined): Condition | undefined {
  const search = parseSearch(q ?? '')
  if (!search) return undefined
  const { text, number, idPrefix } = search
  const ids = idPrefix === undefined ? undefined : idsThatStart(idPrefix)
  const either: Condition[] = [
    { sql: 'search_text like ?', values: [anywhere(text)] },
    ...(number === undefined ? [] : [{ sql: 'search_number like ?', values: [anywhere(number)] }]),
    ...(ids ? [{ sql: 'id between ? and ?', values: ids }] : []),
  ]
  return {
    sql: `(${either.map(({ sql }) => sql).join(' or ')})`,
    values: either.flatMap(({ values }) => values),
  }
}

/** The condition of those that a list, newest first, holds after this one. */
export function comesAfter({ createdAt, id }: { readonly createdAt: Date; readonly id: string }): Condition {
  return { sql: '(created_at, id) < (?, ?)', values: [createdAt, id] }
}

/** One condition of all of them. */
export function allOf(conditions: readonly Condition[]): Condition {
  return {
    sql: conditions.map(({ sql }) => sql).join(' and ') || 'true',
    values: conditions.flatMap(({ values }) => values),
  }
}

function anywhere(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

const LEAST_ID = '00000000-0000-0000-0000-000000000000'
const GREATEST_ID = LEAST_ID.replaceAll('0', 'f')

/** The least and the greatest id that begin so; undefined where none can. */
function idsThatStart(start: string): [string, string] | undefined {
  const least = start + LEAST_ID.slice(start.length)
  return isUuid(least) ? [least, start + GREATEST_ID.slice(start.length)] : undefined
}
