import type { BookingOrder } from './booking-selections.ts'
import type { BookingStatus } from './booking-status.ts'
import { isUnderWay, type TripState } from './trip-state.ts'

/** The facts that decide a booking's place in the list. */
export interface ListedBooking {
  readonly id: string
  readonly createdAt: string
  readonly pickupAt: string
  readonly pickupDate: string
}

/**
 * Orders bookings as the server's pages do. By request, those in `waits` come first, each part the latest first. By
 * pick-up, the next comes first: from the first day asked for on, or else from today on, and then the past backwards.
 */
export function compareListed<Row extends ListedBooking>(
  order: BookingOrder,
  {
    waits,
    from,
    today,
  }: {
    readonly waits: (booking: Row) => boolean
    readonly from?: string | undefined
    readonly today: string
  },
): (a: Row, b: Row) => number {
  if (order === 'request')
    return (a, b) =>
      Number(waits(b)) - Number(waits(a)) || compare(b.createdAt, a.createdAt) || compare(b.id, a.id)
  const isPast = ({ pickupDate }: Row) => from === undefined && pickupDate < today
  return (a, b) => {
    if (isPast(a) !== isPast(b)) return Number(isPast(a)) - Number(isPast(b))
    const later = compare(a.pickupAt, b.pickupAt) || compare(a.id, b.id)
    return isPast(a) ? -later : later
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Days as yyyy-MM-dd, both included; a blank one leaves that side open. */
interface DateRange {
  readonly from: string
  readonly to: string
}

export const DATE_RANGE_REFUSAL = 'A data inicial não pode ser posterior à data final.'

/** Whether the range is valid. Otherwise the office sees DATE_RANGE_REFUSAL, and the dates are ignored. */
export function isDateRange({ from, to }: DateRange): boolean {
  // A blank text sorts before every day.
  return to === '' || from <= to
}

/** The marks that the office gives a booking, in the order in which they are read. */
export const bookingFlags = ['vip', 'call-first', 'problem'] as const
export type BookingFlag = (typeof bookingFlags)[number]

export const flagLabels: Readonly<Record<BookingFlag, string>> = {
  vip: 'VIP',
  'call-first': 'Call first',
  problem: 'Problem',
}

/** An internal note on a booking, in characters. */
export const MAX_NOTE_LENGTH = 2000

/** How far a trip of the day is, in the order in which the office has to do with it. */
export const dayStages = [
  'pending',
  'without_driver',
  'offered',
  'accepted',
  'under_way',
  'no_show',
  'done',
] as const
export type DayStage = (typeof dayStages)[number]

export interface ListedTrip {
  readonly status: BookingStatus
  /** The state of each of its cars; null where no driver has one. */
  readonly cars: readonly (TripState | null)[]
}

/** The stage of a trip: of several cars that of the one that is furthest behind. */
export function dayStage({ status, cars }: ListedTrip): DayStage {
  if (status === 'pending') return 'pending'
  const stages = new Set(cars.map(stageOf))
  return dayStages.find((stage) => stages.has(stage)) ?? 'without_driver'
}

/** How many trips of a day are at each stage: each trip once. */
export function dayCounts(trips: readonly ListedTrip[]): Readonly<Record<DayStage, number>> {
  const counts: Record<DayStage, number> = {
    pending: 0,
    without_driver: 0,
    offered: 0,
    accepted: 0,
    under_way: 0,
    no_show: 0,
    done: 0,
  }
  for (const trip of trips) counts[dayStage(trip)] += 1
  return counts
}

function stageOf(state: TripState | null): DayStage {
  if (state === null || state === 'released') return 'without_driver'
  if (state === 'offered' || state === 'accepted') return state
  if (isUnderWay(state)) return 'under_way'
  return state === 'no_show' ? 'no_show' : 'done'
}
