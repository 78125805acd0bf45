import { arrivalOf, type TripEventType, type TripState } from '@chauffeur/domain/trip-state'
import { Car } from '../cars/car.entity.ts'
import { Driver } from '../cars/driver.entity.ts'
import type { EntityManager } from '../db/orm.ts'
import { Assignment } from './assignment.entity.ts'
import { TripEvent } from './trip-event.entity.ts'

/** Who drives one car of a booking. */
export interface AssignedTrip {
  readonly assignment: Assignment
  readonly car: Car | undefined
  readonly driver: Driver | undefined
}

/** How far one car of a booking is. */
export interface TripProgress extends AssignedTrip {
  readonly state: TripState
  /** When each step was taken; those that were skipped or taken back are missing. */
  readonly times: TripTimes
  /** When the driver came to the pick-up; null while that is not known. */
  readonly arrivedAt: Date | null
  readonly contactAttempts: readonly Date[]
  /** All that was reported, oldest first. */
  readonly events: readonly TripEvent[]
}

export type TripTimes = Readonly<Partial<Record<TripEventType, Date>>>

/** How far the trips of these bookings are, by booking and then by car. */
export async function readTripProgress(
  bookingIds: readonly string[],
  em: EntityManager,
): Promise<ReadonlyMap<string, readonly TripProgress[]>> {
  const assignments = await readAssignments(bookingIds, em)
  return Map.groupBy(await withProgress(assignments, em), ({ assignment }) => assignment.bookingId)
}

/** The assignments of these bookings that stand, by booking and then by car. */
export async function readAssignments(
  bookingIds: readonly string[],
  em: EntityManager,
): Promise<Assignment[]> {
  if (bookingIds.length === 0) return []
  return await em.find(
    Assignment,
    { bookingId: { $in: [...bookingIds] }, releasedAt: null },
    { orderBy: { bookingId: 'asc', carNo: 'asc' }, disableIdentityMap: true },
  )
}

/** Who drives these bookings, as it stands now. */
export async function readAssigned(
  bookingIds: readonly string[],
  em: EntityManager,
): Promise<AssignedTrip[]> {
  return withCarAndDriver(await readAssignments(bookingIds, em), em)
}

const unmanaged = { disableIdentityMap: true } as const

async function withCarAndDriver(
  assignments: readonly Assignment[],
  em: EntityManager,
): Promise<AssignedTrip[]> {
  if (assignments.length === 0) return []
  const carIds = new Set(assignments.flatMap(({ carId }) => carId ?? []))
  const driverIds = new Set(assignments.flatMap(({ driverId }) => driverId ?? []))
  const cars = await em.find(Car, { id: { $in: [...carIds] } }, unmanaged)
  const drivers = await em.find(Driver, { id: { $in: [...driverIds] } }, unmanaged)
  const carOf = new Map(cars.map((car) => [car.id, car]))
  const driverOf = new Map(drivers.map((driver) => [driver.id, driver]))
  return assignments.map((assignment) => ({
    assignment,
    car: assignment.carId == null ? undefined : carOf.get(assignment.carId),
    driver: assignment.driverId == null ? undefined : driverOf.get(assignment.driverId),
  }))
}

/** Assignments with their cars, drivers and what was reported of them. */
export async function withProgress(
  assignments: readonly Assignment[],
  em: EntityManager,
): Promise<TripProgress[]> {
  if (assignments.length === 0) return []
  const assigned = await withCarAndDriver(assignments, em)
  const events = Map.groupBy(
    await em.find(
      TripEvent,
      { assignmentId: { $in: assignments.map(({ id }) => id) } },
      { orderBy: { assignmentId: 'asc', no: 'asc' }, ...unmanaged },
    ),
    ({ assignmentId }) => assignmentId,
  )
  return assigned.map((one) => {
    const { assignment } = one
    const reported = events.get(assignment.id) ?? []
    const times = timesOf(reported)
    return {
      ...one,
      state: assignment.state,
      times,
      arrivedAt: arrivalOf(times),
      contactAttempts: standing(reported)
        .filter(({ type }) => type === 'contact_attempt')
        .map(({ occurredAt }) => occurredAt),
      events: reported,
    }
  })
}

/** The events that count: none that was refused, outdated or taken back. */
export function standing(events: readonly TripEvent[]): TripEvent[] {
  const undone = new Set(events.flatMap(({ undoes, outcome }) => (outcome === 'moved' && undoes) || []))
  return events.filter(
    ({ id, type, outcome }) =>
      type !== 'undo' && (outcome === 'moved' || outcome === 'added') && !undone.has(id),
  )
}

function timesOf(events: readonly TripEvent[]): TripTimes {
  const times: Partial<Record<TripEventType, Date>> = {}
  for (const { type, occurredAt } of standing(events)) {
    const known = times[type]
    if (!known || occurredAt < known) times[type] = occurredAt
  }
  return times
}
