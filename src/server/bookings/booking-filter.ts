import type { BookingFilter } from '@chauffeur/contract/admin-bookings'
import type { BookingState } from '@chauffeur/domain/booking-status'
import { isDateRange } from '@chauffeur/domain/booking-list'
import type { BookingSelection } from '@chauffeur/domain/booking-selections'
import { DAY_MS } from '@chauffeur/domain/duration'
import { customerMailKinds } from '@chauffeur/domain/mail-kinds'
import { statesToSettle } from '@chauffeur/domain/payment-state'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { BookingChange } from '../changes/booking-change.entity.ts'
import type { Cursor } from '../core/keyset-pagination.ts'
import type { TypedTables } from '../db/typed-queries.ts'
import type { Assignment } from '../dispatch/assignment.entity.ts'
import type { Outbox } from '../mail/outbox.entity.ts'
import type { Payment } from '../payments/payment.entity.ts'
import type { PaymentShare } from '../payments/payment-share.entity.ts'
import type { Booking } from './booking.entity.ts'

/** The tables that a list of bookings looks at. */
export interface BookingTables {
  readonly booking: Booking
  readonly booking_change: BookingChange
  readonly assignment: Assignment
  readonly outbox: Outbox
  readonly payment: Payment
  readonly payment_share: PaymentShare
}

/** A condition on the table of bookings. */
export type Condition = (eb: ExpressionBuilder<TypedTables<BookingTables>, 'booking'>) => Expression<SqlBool>

/** The conditions of everything in the filter but the search. */
export function rangeConditions(filter: Omit<BookingFilter, 'q'>): Condition[] {
  const { status, only } = filter
  const conditions: Condition[] = []
  if (status) conditions.push(inState(status))
  if (only) conditions.push(selections[only])
  const { from, to } = validDays(filter)
  if (from) conditions.push((eb) => eb('booking.pickupDate', '>=', from))
  if (to)
    conditions.push(
      (eb) => eb('booking.pickupDate', '<=', to),
      // No trip is booked after its pick-up: the newest bookings, where the reading starts, need not be looked at.
      (eb) => eb('booking.createdAt', '<', dayAfterNext(to)),
    )
  return conditions
}

/** Bookings of a state, as the domain's `bookingState` words it. */
export function inState(state: BookingState): Condition {
  if (state === 'cancelled') return (eb) => eb('booking.cancelledAt', 'is not', null)
  if (state === 'rejected') return (eb) => eb('booking.status', '=', 'rejected')
  return (eb) => eb.and([eb('booking.status', '=', state), eb('booking.cancelledAt', 'is', null)])
}

/** The days of the pick-up. A first day after the last one filters nothing; the admin shows why. */
export function validDays({ from, to }: Omit<BookingFilter, 'q'>): {
  from?: string | null
  to?: string | null
} {
  return isDateRange({ from: from ?? '', to: to ?? '' }) ? { from: from ?? null, to: to ?? null } : {}
}

/** The instants between which the pick-ups of some days are in any zone: by them a list by pick-up finds its place. */
export function instantConditions({ from, to }: ReturnType<typeof validDays>): Condition[] {
  const conditions: Condition[] = []
  if (from) conditions.push((eb) => eb('booking.pickupAt', '>=', new Date(startOf(from) - DAY_MS)))
  if (to) conditions.push((eb) => eb('booking.pickupAt', '<', dayAfterNext(to)))
  return conditions
}

function startOf(day: string): number {
  return Date.parse(`${day}T00:00Z`)
}

function dayAfterNext(day: string): Date {
  return new Date(startOf(day) + 2 * DAY_MS)
}

// Worded like the partial indexes that find them. The first is the domain's `isToBePaid`.
export const selections: Readonly<Record<BookingSelection, Condition>> = {
  unpaid: (eb) =>
    eb.and([
      eb('booking.status', '<>', 'rejected'),
      eb('booking.cancelledAt', 'is', null),
      eb('booking.paymentMethod', '=', 'sumup'),
      eb('booking.paymentStatus', 'in', ['pending', 'failed']),
    ]),
  flagged: (eb) => eb('booking.flags', 'is not', null),
  changes: (eb) =>
    eb(
      'booking.id',
      'in',
      eb
        .selectFrom('booking_change')
        .select('booking_change.bookingId')
        .where('booking_change.state', '=', 'open'),
    ),
  problems: (eb) =>
    eb(
      'booking.id',
      'in',
      eb
        .selectFrom('outbox')
        .select('outbox.bookingId as id')
        .where('outbox.doneAt', 'is', null)
        .where('outbox.deadAt', 'is not', null)
        .where('outbox.kind', 'in', customerMailKinds)
        .$castTo<{ id: string }>()
        .union(
          eb
            .selectFrom('payment')
            .select('payment.bookingId as id')
            .where('payment.state', 'in', statesToSettle)
            .$castTo<{ id: string }>(),
        )
        .union(
          eb
            .selectFrom('payment_share')
            .innerJoin('payment', 'payment.id', 'payment_share.paymentId')
            .select('payment_share.bookingId as id')
            .where('payment.state', 'in', statesToSettle)
            .$castTo<{ id: string }>(),
        ),
    ),
}

/** One condition of all of them. */
export function allOf(conditions: readonly Condition[]): Condition {
  return (eb) => eb.and(conditions.map((condition) => condition(eb)))
}

/** How bookings follow each other; those of one moment by their ids. */
export interface RowOrder {
  readonly by: 'createdAt' | 'pickupAt'
  readonly direction: 'asc' | 'desc'
}

export const LATEST_REQUEST_FIRST: RowOrder = { by: 'createdAt', direction: 'desc' }
export const NEXT_PICKUP_FIRST: RowOrder = { by: 'pickupAt', direction: 'asc' }
export const LAST_PICKUP_FIRST: RowOrder = { by: 'pickupAt', direction: 'desc' }

/** The condition of those that a list in this order holds after a place in it. */
export function comesAfter({ time, id }: Cursor, { by, direction }: RowOrder): Condition {
  return (eb) =>
    eb(eb.refTuple(`booking.${by}`, 'booking.id'), direction === 'asc' ? '>' : '<', eb.tuple(time, id))
}
