import type { BookingFilter } from '@chauffeur/contract/admin-bookings'
import type { BookingState } from '@chauffeur/domain/booking-status'
import { type BookingSelection, isDateRange } from '@chauffeur/domain/booking-list'
import { customerMailKinds } from '@chauffeur/domain/mail-kinds'
import { statesToSettle } from '@chauffeur/domain/payment-state'
import type { Cursor } from '../core/keyset-pagination.ts'

/** A condition on the table of bookings, with a value for each `?` in it. */
export interface Condition {
  readonly sql: string
  readonly values: readonly unknown[]
}

const DAY_MS = 24 * 60 * 60_000

/** The conditions of everything in the filter but the search. */
export function rangeConditions(filter: Omit<BookingFilter, 'q'>): Condition[] {
  const { status, only } = filter
  const conditions: Condition[] = []
  if (status) conditions.push({ sql: stateSql(status), values: [] })
  if (only) conditions.push(selections[only])
  const { from, to } = daysOf(filter)
  if (from) conditions.push({ sql: 'pickup_date >= ?', values: [from] })
  if (to)
    // No trip is booked after its pick-up: the newest bookings, where the reading starts, need not be looked at.
    conditions.push(
      { sql: 'pickup_date <= ?', values: [to] },
      { sql: 'created_at < ?', values: [dayAfterNext(to)] },
    )
  return conditions
}

/** Bookings of a state, as the domain's `bookingState` words it. */
export function stateSql(state: BookingState): string {
  if (state === 'cancelled') return 'cancelled_at is not null'
  return state === 'rejected' ? `status = 'rejected'` : `status = '${state}' and cancelled_at is null`
}

/** The days of the pick-up. A first day after the last one filters nothing; the admin shows why. */
export function daysOf({ from, to }: Omit<BookingFilter, 'q'>): { from?: string | null; to?: string | null } {
  return isDateRange({ from: from ?? '', to: to ?? '' }) ? { from: from ?? null, to: to ?? null } : {}
}

/** The instants between which the pick-ups of some days are in any zone: by them a list by pick-up finds its place. */
export function instantConditions({ from, to }: ReturnType<typeof daysOf>): Condition[] {
  const conditions: Condition[] = []
  if (from) conditions.push({ sql: 'pickup_at >= ?', values: [new Date(startOf(from) - DAY_MS)] })
  if (to) conditions.push({ sql: 'pickup_at < ?', values: [dayAfterNext(to)] })
  return conditions
}

function startOf(day: string): number {
  return Date.parse(`${day}T00:00Z`)
}

function dayAfterNext(day: string): Date {
  return new Date(startOf(day) + 2 * DAY_MS)
}

const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ')

// Worded like the partial indexes that find them. The first is the domain's `isToBePaid`.
export const selections: Readonly<Record<BookingSelection, Condition>> = {
  unpaid: {
    sql: `status <> 'rejected' and cancelled_at is null and payment_method = 'sumup' and payment_status in ('pending', 'failed')`,
    values: [],
  },
  flagged: { sql: 'flags is not null', values: [] },
  changes: { sql: `id in (select booking_id from booking_change where state = 'open')`, values: [] },
  problems: {
    sql: `id in (
      select booking_id from outbox where done_at is null and dead_at is not null and kind in (${quoted(customerMailKinds)})
      union select booking_id from payment where state in (${quoted(statesToSettle)})
    )`,
    values: [],
  },
}

/** One condition of all of them. */
export function allOf(conditions: readonly Condition[]): Condition {
  return {
    sql: conditions.map(({ sql }) => sql).join(' and ') || 'true',
    values: conditions.flatMap(({ values }) => values),
  }
}

/** How bookings follow each other; those of one moment by their ids. */
export interface RowOrder {
  readonly by: 'createdAt' | 'pickupAt'
  readonly direction: 'asc' | 'desc'
}

export const LATEST_REQUEST_FIRST: RowOrder = { by: 'createdAt', direction: 'desc' }
export const NEXT_PICKUP_FIRST: RowOrder = { by: 'pickupAt', direction: 'asc' }
export const LAST_PICKUP_FIRST: RowOrder = { by: 'pickupAt', direction: 'desc' }

const columns = { createdAt: 'created_at', pickupAt: 'pickup_at' } as const

/** The end of a statement that reads `limit` rows in this order. */
export function orderAndLimit({ by, direction }: RowOrder): string {
  return `order by ${columns[by]} ${direction}, id ${direction} limit ?`
}

/** The condition of those that a list in this order holds after a place in it. */
export function comesAfter({ time, id }: Cursor, { by, direction }: RowOrder): Condition {
  const sign = direction === 'asc' ? '>' : '<'
  return { sql: `(${columns[by]}, id) ${sign} (?, ?)`, values: [time, id] }
}
