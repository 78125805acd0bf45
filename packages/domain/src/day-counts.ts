import type { BookingStatus } from './booking-status.ts'
import { isUnderWay, type TripState } from './trip-state.ts'

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

export interface TripOfDay {
  readonly status: BookingStatus
  /** Of each of its cars; null of one that no driver has. */
  readonly cars: readonly (TripState | null)[]
}

/** The stage of a trip: of several cars that of the one that is furthest behind. */
export function dayStage({ status, cars }: TripOfDay): DayStage {
  if (status === 'pending') return 'pending'
  const stages = new Set(cars.map(stageOf))
  return dayStages.find((stage) => stages.has(stage)) ?? 'without_driver'
}

/** How many trips of a day are at each stage: each trip once. */
export function dayCounts(trips: readonly TripOfDay[]): Readonly<Record<DayStage, number>> {
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
