import type { Pair } from './day-to-plan.ts'
import type { Schedule, Stop } from './schedule.ts'

/** The figures of a plan, or of the day as it stands. Instants in milliseconds since 1970. */
interface PlanFigures {
  /** Of the trips that the office has accepted: how many there are, and how many are driven. */
  readonly trips: number
  readonly driven: number
  /** Trips that a limit speaks against as they stand. */
  readonly objections: number
  /** Trips with a car of another class. */
  readonly otherClass: number
  readonly emptyKm: number
  /** When each driver who drives leaves for the first trip, and is back from the last. */
  readonly drivers: readonly { readonly driverId: string; readonly start: number; readonly end: number }[]
}

/** Where a car is before a trip. */
export type PlanReason =
  | { readonly code: 'from_base'; readonly km: number }
  | { readonly code: 'is_there'; readonly afterId: string; readonly at: number }
  | { readonly code: 'comes_from'; readonly afterId: string; readonly at: number; readonly km: number }

/** Why nobody drives a trip. */
export const undrivenCodes = ['no_car_fits', 'no_car_free', 'no_driver_free'] as const
export type UndrivenCode = (typeof undrivenCodes)[number]

/** A trip that somebody has who is away then stays with him, undriven, where nobody else can drive it. */
export interface PlannedTrip extends Pair {
  readonly id: string
  /** Empty kilometres to its pick-up. */
  readonly kmBefore: number
  readonly reason: PlanReason | null
  readonly undriven: UndrivenCode | null
}

export interface PlanSide extends PlanFigures {
  readonly planned: readonly PlannedTrip[]
}

/** A trip that goes to another car or driver. */
interface PlanChange {
  readonly id: string
  /** Changes of one group are taken together: each needs the place that another leaves. */
  readonly group: number
  /** The change of the day's empty kilometres by its group; 0 at all but the first of a group. They add up. */
  readonly km: number
}

export interface PlanOfDay {
  readonly now: PlanSide
  readonly plan: PlanSide
  readonly changes: readonly PlanChange[]
}

/** Closer than this a car is there already. */
const THERE_KM = 0.5

export function describePlan(now: Schedule, plan: Schedule): PlanOfDay {
  const before = describeSide(now)
  const after = describeSide(plan)
  return { now: before, plan: after, changes: changesBetween(now, plan) }
}

function describeSide(schedule: Schedule): PlanSide {
  const counted = schedule.stops.filter(({ trip }) => !trip.isBeside)
  const confirmed = counted.filter(({ trip }) => !trip.isPending)
  return {
    trips: confirmed.length,
    driven: confirmed.filter((stop) => schedule.isDriven(stop)).length,
    objections: confirmed.filter((stop) => schedule.isAgainstLimits(stop)).length,
    otherClass: confirmed.filter(({ car, trip }) => car && car.car.vehicleId !== trip.vehicleId).length,
    emptyKm: schedule.emptyKm(),
    drivers: schedule.driverLanes.flatMap((lane) => {
      const span = schedule.spanOf(lane)
      return span ? [{ driverId: lane.driver.id, ...span }] : []
    }),
    planned: counted.map((stop) => describeTrip(stop, schedule)),
  }
}

export function describeTrip(stop: Stop, schedule: Schedule): PlannedTrip {
  return {
    id: stop.trip.id,
    ...schedule.pairOf(stop),
    kmBefore: schedule.kmBefore(stop),
    reason: reasonOf(stop, schedule),
    undriven: schedule.isDriven(stop) ? null : whyNot(stop, schedule),
  }
}

function reasonOf(stop: Stop, schedule: Schedule): PlanReason | null {
  if (!stop.car) return null
  const km = schedule.kmBefore(stop)
  const { carBefore } = stop
  if (!carBefore || !schedule.comesStraight(stop)) return { code: 'from_base', km }
  const after = { afterId: carBefore.trip.id, at: carBefore.end }
  return km < THERE_KM ? { code: 'is_there', ...after } : { code: 'comes_from', ...after, km }
}

function whyNot(stop: Stop, schedule: Schedule): UndrivenCode {
  if (stop.cars.size === 0) return 'no_car_fits'
  const isFree = [...stop.cars].some((car) => car === stop.car || schedule.isFree(stop, car))
  return isFree ? 'no_driver_free' : 'no_car_free'
}

/** Returns the changes from the day as it stands to a plan, in groups that can be taken each for itself. */
function changesBetween(now: Schedule, plan: Schedule): PlanChange[] {
  const changed = plan.stops.flatMap((next) => {
    const before = now.stops[next.index]
    if (!before || next.trip.isBeside || next.trip.isPending || !next.car || !next.driver) return []
    const isSame = before.car?.car === next.car.car && before.driver?.driver === next.driver.driver
    // One that a late flight had moved over another stays with its driver, who has time for it once that one has gone.
    return isSame ? [] : [{ before, next, isChanged: plan.isChanged(next) }]
  })
  const groups = groupsOf(changed, plan)
  // One group after the other, so that the kilometres of all add up to those of the plan.
  let km = now.emptyKm()
  const changes = groups.flatMap((group, index) => {
    for (const { before } of group) now.remove(before)
    for (const { before, next } of group)
      now.place(
        before,
        now.carLanes.find(({ car }) => car === next.car?.car),
        now.driverLanes.find(({ driver }) => driver === next.driver?.driver),
      )
    const saved = now.emptyKm() - km
    km += saved
    const shown = group.filter(({ isChanged }) => isChanged)
    return shown.map(({ next }, position) => ({
      id: next.trip.id,
      group: index,
      km: position === 0 ? saved : 0,
      start: next.start,
    }))
  })
  return changes
    .toSorted((a, b) => a.start - b.start)
    .map(({ id, group, km: change }) => ({ id, group, km: change }))
}

interface Changed {
  /** As it stands. */
  readonly before: Stop
  readonly next: Stop
  readonly isChanged: boolean
}

/** Two changes belong together where one comes to the car or the driver that the other leaves, and both do not fit. */
function groupsOf(changed: readonly Changed[], plan: Schedule): Changed[][] {
  const groupOf = new Map(changed.map((one) => [one, [one]]))
  for (const one of changed)
    for (const other of changed) {
      const [a, b] = [groupOf.get(one), groupOf.get(other)]
      if (!a || !b || a === b || !takesPlaceOf(one, other, plan)) continue
      a.push(...b)
      for (const member of b) groupOf.set(member, a)
    }
  return [...new Set(groupOf.values())]
}

function takesPlaceOf({ next }: Changed, { before }: Changed, plan: Schedule): boolean {
  const { carId, driverId } = before.trip.given
  const isSameCar = next.car?.car.id === carId
  const isSameDriver = next.driver?.driver.id === driverId
  return (isSameCar || isSameDriver) && !plan.fitsBeside(next, before, isSameCar)
}
