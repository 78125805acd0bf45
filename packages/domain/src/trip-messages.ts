import { isTripOver, isUnderWay, type TripState } from './trip-state.ts'
import type { TripWebhook } from './webhooks.ts'

/** How far one car of a booking is, as other companies' systems read it. Instants in ISO 8601 UTC. */
export interface TripAsRead {
  readonly carNo: number
  readonly state: Exclude<TripState, 'released'>
  readonly stateSince: string
  readonly driverName: string | null
  readonly driverPhone: string | null
  readonly plate: string | null
  readonly car: string | null
  readonly onTheWayAt: string | null
  readonly arrivedAt: string | null
  readonly onBoardAt: string | null
  readonly completedAt: string | null
}

/** One that was taken from its driver says nothing of him any more. */
interface ReleasedTrip extends Omit<TripAsRead, 'state'> {
  readonly state: 'released'
}

export type TripAsTold = TripAsRead | ReleasedTrip

/** A trip with the assignment that it is of: another one is another driver's or another car's. */
export interface ReportedTrip {
  readonly assignmentId: string
  readonly trip: TripAsRead
}

/** One message about a trip; `previous` is what was said before a correction. */
type TripMessage =
  | { readonly type: Exclude<TripWebhook, 'trip.corrected'>; readonly trip: TripAsTold }
  | { readonly type: 'trip.corrected'; readonly trip: TripAsTold; readonly previous: TripAsRead }

/** The states in their order, and the message that says that a trip has come so far. */
const STEPS = [
  { state: 'on_the_way', type: 'trip.on_the_way', time: 'onTheWayAt' },
  { state: 'at_pickup', type: 'trip.arrived', time: 'arrivedAt' },
  { state: 'no_show_claimed', type: 'trip.no_show_claimed', time: undefined },
  { state: 'no_show', type: 'trip.no_show', time: undefined },
  { state: 'on_board', type: 'trip.on_board', time: 'onBoardAt' },
  { state: 'completed', type: 'trip.completed', time: 'completedAt' },
] as const

const TIMES = ['onTheWayAt', 'arrivedAt', 'onBoardAt', 'completedAt'] as const

/**
 * The messages about a trip that are due, by what was told last and how it stands now: one for each step that it has
 * come on, in order, and one where anything else differs from what was told. A receiver that takes all of them and
 * keeps the last one knows what a read would say.
 */
export function tripMessages(
  told: ReportedTrip | null,
  now: ReportedTrip | null,
  /** When it was taken from the driver whose it was. */
  releasedAt?: Date,
): TripMessage[] {
  if (now === null) return told ? [{ type: 'trip.released', trip: released(told.trip, releasedAt) }] : []
  const before = told?.assignmentId === now.assignmentId ? told.trip : undefined
  if (before && isSameTrip(before, now.trip)) return []
  const steps = stepsSince(before, now.trip)
  if (steps.length > 0) return steps
  if (!before) return [{ type: 'trip.assigned', trip: now.trip }]
  // A driver's new number is no news of a trip that is over: a read has it.
  if (before.state === now.trip.state && isTripOver(before.state) && hasSameTimes(before, now.trip)) return []
  return isCorrected(before, now.trip)
    ? [{ type: 'trip.corrected', trip: now.trip, previous: before }]
    : [{ type: 'trip.assigned', trip: now.trip }]
}

/** Whether two trips are the same in all that is read of them. */
export function isSameTrip(one: TripAsRead, other: TripAsRead): boolean {
  return (
    one.carNo === other.carNo &&
    one.state === other.state &&
    isSameChauffeur(one, other) &&
    hasSameTimes(one, other)
  )
}

function hasSameTimes(one: TripAsRead, other: TripAsRead): boolean {
  return one.stateSince === other.stateSince && TIMES.every((time) => one[time] === other[time])
}

function isSameChauffeur(one: TripAsRead, other: TripAsRead): boolean {
  return (
    one.driverName === other.driverName &&
    one.driverPhone === other.driverPhone &&
    one.plate === other.plate &&
    one.car === other.car
  )
}

/** A message for each step from one state to a later one; of those on the way there that have a time, in order. */
function stepsSince(before: TripAsRead | undefined, now: TripAsRead): TripMessage[] {
  const from = before ? rankOf(before.state) : -1
  const to = rankOf(now.state)
  return STEPS.flatMap(({ state, type, time }, rank): TripMessage[] => {
    if (rank <= from || rank > to) return []
    if (rank === to) return [{ type, trip: now }]
    const since = time && now[time]
    return since ? [{ type, trip: asOf({ ...now, state, stateSince: since }, rank) }] : []
  })
}

/** -1 of a trip whose driver has not set out. */
function rankOf(state: TripState): number {
  return STEPS.findIndex((step) => step.state === state)
}

/** Without the steps that have come later. */
function asOf(trip: TripAsRead, rank: number): TripAsRead {
  const later = STEPS.slice(rank + 1).flatMap(({ time }) => time ?? [])
  return { ...trip, ...Object.fromEntries(later.map((time) => [time, null])) }
}

/** Whether something that was told was not so, or was taken back; else another car or driver comes, or he has accepted. */
function isCorrected(before: TripAsRead, now: TripAsRead): boolean {
  if (!isUnderWay(before.state) && !isUnderWay(now.state)) return isTripOver(before.state)
  return before.state !== now.state || isSameChauffeur(before, now)
}

function released({ carNo, stateSince }: TripAsRead, releasedAt: Date | undefined): ReleasedTrip {
  return {
    carNo,
    state: 'released',
    stateSince: releasedAt?.toISOString() ?? stateSince,
    driverName: null,
    driverPhone: null,
    plate: null,
    car: null,
    onTheWayAt: null,
    arrivedAt: null,
    onBoardAt: null,
    completedAt: null,
  }
}
