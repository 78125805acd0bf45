import { BEGUN, driverArrival, type TripEventType, type TripState } from '@chauffeur/domain/trip-state'
import { isDriven } from '@chauffeur/domain/trip-thanks'
import { Car, Driver } from '../cars/car.entity.ts'
import { findRelated } from '../db/find-related.ts'
import { UNMANAGED, type EntityManager } from '../db/orm.ts'
import { Assignment, TripEvent } from './assignment.entity.ts'
import { findRows } from '../db/find-rows.ts'

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

type TripTimes = Readonly<Partial<Record<TripEventType, Date>>>

/** The assignments of these bookings that stand, by booking and then by car. */
export async function readAssignments(
  bookingIds: readonly string[],
  em: EntityManager,
): Promise<Assignment[]> {
  if (bookingIds.length === 0) return []
  return findRows(em, Assignment, { bookingId: { $in: bookingIds }, releasedAt: null }, { orderBy: BY_CAR })
}

const BY_CAR = { bookingId: 'asc', carNo: 'asc' } as const

/** Who drives these bookings, as it stands now. */
export async function readAssigned(
  bookingIds: readonly string[],
  em: EntityManager,
): Promise<AssignedTrip[]> {
  return withCarAndDriver(await readAssignments(bookingIds, em), em)
}

/** Assignments with their cars and drivers. */
export async function withCarAndDriver(
  assignments: readonly Assignment[],
  em: EntityManager,
): Promise<AssignedTrip[]> {
  if (assignments.length === 0) return []
  const cars = await findRelated(assignments, 'carId', (id) => findRows(em, Car, { id }))
  const drivers = await findRelated(assignments, 'driverId', (id) => findRows(em, Driver, { id }))
  return assignments.map((assignment) => ({
    assignment,
    car: cars.get(assignment.carId),
    driver: drivers.get(assignment.driverId),
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
    await findRows(
      em,
      TripEvent,
      { assignmentId: { $in: assignments.map(({ id }) => id) } },
      { orderBy: { assignmentId: 'asc', no: 'asc' } },
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
      arrivedAt: driverArrival(times),
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

/** The step that led to where a trip is. */
export function lastStepOf(events: readonly TripEvent[]): TripEvent | undefined {
  return standing(events).findLast(({ outcome }) => outcome === 'moved')
}

function timesOf(events: readonly TripEvent[]): TripTimes {
  const times: Partial<Record<TripEventType, Date>> = {}
  for (const { type, occurredAt } of standing(events)) {
    const known = times[type]
    if (!known || occurredAt < known) times[type] = occurredAt
  }
  return times
}

/** A booking whose cars have all come to an end. */
interface DrivenBooking {
  readonly since: Date
  /** Who drove, without those who met nobody. */
  readonly driverIds: readonly string[]
}

/** Of these bookings, those that were driven. */
export async function readDriven(
  bookingIds: readonly string[],
  em: EntityManager,
): Promise<ReadonlyMap<string, DrivenBooking>> {
  const cars = await readAssignments(bookingIds, em)
  const driven = [...Map.groupBy(cars, ({ bookingId }) => bookingId)].flatMap(([id, all]) =>
    isDriven(all.map(({ state }) => state)) ? [[id, asDriven(all)] as const] : [],
  )
  return new Map(driven)
}

function asDriven(cars: readonly Assignment[]): DrivenBooking {
  const completed = cars.filter(({ state }) => state === 'completed')
  return {
    since: new Date(Math.max(...completed.map(({ stateSince }) => stateSince.getTime()))),
    driverIds: [...new Set(completed.flatMap(({ driverId }) => driverId ?? []))],
  }
}

/** Whether a guest of the booking is or was on board, or was waited for in vain, as the driver or the office says. */
export async function hasBegun(bookingId: string, em: EntityManager): Promise<boolean> {
  const begun = { bookingId, releasedAt: null, state: { $in: [...BEGUN] } }
  return (await em.count(Assignment, begun)) > 0
}

/** When each of these bookings was last given to somebody, moved on or taken back, by booking. */
export async function readLastMoves(
  bookingIds: readonly string[],
  em: EntityManager,
): Promise<ReadonlyMap<string, Date>> {
  const assignments = await em.find(
    Assignment,
    { bookingId: { $in: [...bookingIds] } },
    { fields: ['bookingId', 'assignedAt', 'stateSince'], ...UNMANAGED },
  )
  const last = new Map<string, Date>()
  for (const { bookingId, assignedAt, stateSince } of assignments) {
    const times = [last.get(bookingId), assignedAt, stateSince].map((at) => at?.getTime() ?? 0)
    last.set(bookingId, new Date(Math.max(...times)))
  }
  return last
}

/** That somebody was offered one of a booking's cars and does not drive it. */
export interface DeclinedTrip {
  readonly carNo: number
  readonly driverId: string
  readonly driverName: string
  readonly carId: string | null
  /** In the driver's own words. */
  readonly reason: string | null
  readonly at: Date
}

/** Who has declined these bookings, by booking, the first one first. */
export async function readDeclines(
  bookingIds: readonly string[],
  em: EntityManager,
): Promise<ReadonlyMap<string, readonly DeclinedTrip[]>> {
  if (bookingIds.length === 0) return new Map()
  const declinable = { state: 'released', driverId: { $ne: null } } as const
  const released = await findRows(em, Assignment, { bookingId: { $in: bookingIds }, ...declinable })
  return declinesOf(await withProgress(released, em))
}

/** How far the trips of these bookings are, by booking and then by car, who has declined them, and all that were released. */
export async function readProgressAndDeclines(bookingIds: readonly string[], em: EntityManager) {
  const assignments = await findRows(em, Assignment, { bookingId: { $in: bookingIds } }, { orderBy: BY_CAR })
  const all = await withProgress(assignments, em)
  const released = all.filter(({ state }) => state === 'released')
  return {
    progress: Map.groupBy(
      all.filter(({ assignment }) => assignment.releasedAt == null),
      ({ assignment }) => assignment.bookingId,
    ),
    declines: declinesOf(released),
    released,
  }
}

function declinesOf(released: readonly TripProgress[]): ReadonlyMap<string, readonly DeclinedTrip[]> {
  const declines = released.flatMap(({ assignment, driver, events }) => {
    const { bookingId, carNo, carId = null } = assignment
    const declined = events.filter(({ type, outcome }) => type === 'decline' && outcome === 'moved')
    return driver
      ? declined.map(({ note: reason = null, occurredAt: at }) => ({
          bookingId,
          carNo,
          driverId: driver.id,
          driverName: driver.name,
          carId,
          reason,
          at,
        }))
      : []
  })
  return Map.groupBy(
    declines.toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    ({ bookingId }) => bookingId,
  )
}

/** The drivers who can be given trips, by name. */
export function readActiveDrivers(em: EntityManager): Promise<Driver[]> {
  return findRows(em, Driver, { isActive: true }, { orderBy: { name: 'asc', id: 'asc' } })
}
