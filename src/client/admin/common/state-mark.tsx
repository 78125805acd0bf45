import type { Booking } from '@chauffeur/contract/bookings'
import { bookingState } from '@chauffeur/domain/booking-status'
import type { TripState } from '@chauffeur/domain/trip-state'
import type { ReactNode } from 'react'
import { classNames } from '../../shared/ui/class-names.ts'

/** How far a trip is, as a mark: a ring that fills, or what is in its way. */
export type Mark =
  | 'pending'
  | 'no_driver'
  | 'offered'
  | 'accepted'
  | 'on_the_way'
  | 'at_pickup'
  | 'on_board'
  | 'completed'
  | 'no_show_claimed'
  | 'no_show'
  | 'late'
  | 'rejected'
  | 'cancelled'

/** The label of each mark; outside the timeline it stands beside it. */
export const markLabels: Readonly<Record<Mark, string>> = {
  pending: 'Not accepted',
  no_driver: 'No driver',
  offered: 'Offered',
  accepted: 'Accepted',
  on_the_way: 'On the way',
  at_pickup: 'At the pick-up',
  on_board: 'On board',
  completed: 'Completed',
  no_show_claimed: 'No-show reported',
  no_show: 'No-show',
  late: 'Late',
  rejected: 'Rejected',
  cancelled: 'Cancelled',
}

export const markInks: Readonly<Record<Mark, string>> = {
  pending: 'text-warning',
  no_driver: 'text-warning',
  offered: 'text-warning',
  accepted: 'text-soft',
  on_the_way: 'text-accent',
  at_pickup: 'text-accent',
  on_board: 'text-ink',
  completed: 'text-soft',
  no_show_claimed: 'text-danger',
  no_show: 'text-soft',
  late: 'text-danger',
  rejected: 'text-danger',
  cancelled: 'text-soft',
}

const RING = <circle cx="8" cy="8" r="6" />
const FULL = <circle cx="8" cy="8" r="6.75" fill="currentColor" stroke="none" />
/** Over a filled shape, in the colour of what lies behind the mark. */
const over = (d: string) => <path d={d} stroke="var(--mark-ground, var(--raised))" />

const shapes: Readonly<Record<Mark, ReactNode>> = {
  pending: (
    <>
      <path d="M8 1.6 14.4 8 8 14.4 1.6 8z" />
      <path d="M8 5v3.4M8 10.7v.01" />
    </>
  ),
  no_driver: (
    <>
      <circle cx="8" cy="8" r="6" strokeDasharray="0.1 2.6" />
      <path d="M8 5.6v4.8M5.6 8h4.8" />
    </>
  ),
  offered: <circle cx="8" cy="8" r="6" strokeDasharray="2.6 2.1" />,
  accepted: RING,
  on_the_way: (
    <>
      {RING}
      <path d="M8 8V4a4 4 0 0 1 4 4z" fill="currentColor" stroke="none" />
    </>
  ),
  at_pickup: (
    <>
      {RING}
      <path d="M8 4a4 4 0 0 1 0 8z" fill="currentColor" stroke="none" />
    </>
  ),
  on_board: (
    <>
      {RING}
      <circle cx="8" cy="8" r="3.8" fill="currentColor" stroke="none" />
    </>
  ),
  completed: (
    <>
      {FULL}
      {over('m5.2 8.3 2 2 3.6-4.2')}
    </>
  ),
  no_show_claimed: (
    <>
      {FULL}
      {over('m5.8 5.8 4.4 4.4M10.2 5.8l-4.4 4.4')}
    </>
  ),
  no_show: (
    <>
      {RING}
      <path d="m5.8 5.8 4.4 4.4M10.2 5.8l-4.4 4.4" />
    </>
  ),
  late: (
    <>
      <path d="M8 1.8 15 14H1z" fill="currentColor" stroke="none" />
      {over('M8 6.2v3.6M8 12v.01')}
    </>
  ),
  rejected: <path d="m4 4 8 8M12 4l-8 8" />,
  cancelled: (
    <>
      {RING}
      <path d="M5.4 8h5.2" />
    </>
  ),
}

/** The mark alone, which says nothing to those who do not see it: its word stands beside it, or in a title. */
export function StateMark({ mark, className }: { mark: Mark; className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width="0.875rem"
      height="0.875rem"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={classNames('shrink-0', className)}
    >
      {shapes[mark]}
    </svg>
  )
}

/** The mark with its word. */
export function MarkedState({ mark, label }: { mark: Mark; label?: string }) {
  return (
    <span className={classNames('inline-flex min-w-0 items-center gap-1.5', markInks[mark])}>
      <StateMark mark={mark} />
      <span className="truncate">{label ?? markLabels[mark]}</span>
    </span>
  )
}

/** Of one car of a trip; null while nobody drives it. */
export function markOfTrip(state: TripState | null | undefined): Mark {
  return state == null || state === 'released' ? 'no_driver' : state
}

/** The order in which the cars of one booking are behind each other. */
const BEHIND = [
  'no_show_claimed',
  'no_driver',
  'offered',
  'accepted',
  'on_the_way',
  'at_pickup',
  'on_board',
  'no_show',
  'completed',
] as const

/** The mark of the car that is furthest behind. */
export function markOfCars(states: readonly (TripState | null)[]): Mark {
  const marks = new Set(states.map(markOfTrip))
  return BEHIND.find((mark) => marks.has(mark)) ?? 'no_driver'
}

/** Of a booking in the list. Of a confirmed one it says how far its trip is. */
export function markOfBooking(booking: Booking): Mark {
  const state = bookingState(booking)
  if (state !== 'confirmed') return state
  return markOfCars(booking.trips.map(({ state, driverName }) => (driverName === null ? null : state)))
}
