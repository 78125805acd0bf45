import { isAtAirport } from '@chauffeur/domain/airports'
import { BASE_POINTS, BASES, nearestBase, BASE_ZONES } from '@chauffeur/domain/cars'
import { type Job, minutesShort, standsBefore, tripsAround } from '@chauffeur/domain/cars-needed'
import { DAY_MS } from '@chauffeur/domain/duration'
import { meetingTime, metOn } from '@chauffeur/domain/meeting-time'
import { isTripOver } from '@chauffeur/domain/trip-state'
import type { TripTitle } from '@chauffeur/domain/trip-title'
import { FLEET } from '@chauffeur/domain/vehicles'
import { datedTripTitle, type TripObjection } from '@chauffeur/words/en/dispatch-reasons'
import { Booking } from '../bookings/booking.entity.ts'
import type { BookingOfDay } from '../bookings/columns-of-day.ts'
import { readSettings, settingsOf } from '../capacity/capacity-settings.ts'
import { tripToDrive, type TripToReserve } from '../capacity/reserve-car.ts'
import { driveMinutes, jobOf } from '../capacity/trip-to-drive.ts'
import type { Car, Driver } from '../cars/car.entity.ts'
import { findRelated } from '../db/find-related.ts'
import type { EntityManager } from '../db/orm.ts'
import { Assignment } from './assignment.entity.ts'
import type { TripSpan } from './change-assignment.ts'
import { todayIn } from '@chauffeur/domain/time'
import { Refusal } from '../core/refusal.ts'
import type { DatabaseAccess } from '../core/transaction.ts'
import { findRows, type Conditions } from '../db/find-rows.ts'

/** A planned task of a driver or a car: the booking, its assignment, and when and where that is. */
export interface PlannedTrip {
  readonly assignment: Assignment
  readonly booking: Booking
  readonly job: Job
}

/** No drive takes longer, and a duty with the rest after it neither. */
const NEAR_MS = DAY_MS

/** Of assignments that are near enough to a job to get in its way. */
export function isNear({ start, end }: Pick<Job, 'start' | 'end'>) {
  return {
    releasedAt: null,
    endsAt: { $gt: new Date(start - NEAR_MS) },
    startsAt: { $lt: new Date(end + NEAR_MS) },
  }
}

/** The trips with a car or driver that are near enough to a job to get in its way, all or those that meet a condition. */
export async function readPlannedTrips(
  around: Pick<Job, 'start' | 'end'>,
  em: EntityManager,
  $or?: readonly Conditions<Assignment>[],
): Promise<PlannedTrip[]> {
  const near = { ...isNear(around), ...($or && { $or }) }
  const assignments = await findRows(em, Assignment, near, { orderBy: { startsAt: 'asc' } })
  const jobOf = await jobsByPlan(em)
  const bookings = await findRelated(assignments, 'bookingId', (id) => findRows(em, Booking, { id }))
  return assignments.flatMap((assignment) => {
    const booking = bookings.get(assignment.bookingId)
    const { startsAt, endsAt } = assignment
    // The assignment's own times: they are what the database compares.
    return booking
      ? [
          {
            assignment,
            booking,
            job: { ...jobOf(booking), start: startsAt.getTime(), end: endsAt.getTime() },
          },
        ]
      : []
  })
}

/** The name of a trip among people: its time, the later one of a late flight, and its two ends. */
export function titleOf(booking: BookingOfDay): TripTitle {
  return { time: metOn(booking).time, ...tripEnds(booking) }
}

/** Where a trip goes, as short as it can be said. */
export function tripEnds(booking: BookingOfDay): { readonly from: string; readonly to: string | null } {
  return {
    from: shortName(booking.pickupName ?? booking.pickupLocation),
    to: booking.dropoffLocation == null ? null : shortName(booking.dropoffName ?? booking.dropoffLocation),
  }
}

export function isPickupAtAirport({ pickupLat, pickupLon }: BookingOfDay): boolean {
  return isAtAirport({ lat: pickupLat, lon: pickupLon })
}

function shortName(place: string): string {
  return (
    place
      .split(',')[0]
      ?.replace(/ \([A-Z]{3}\)$/, '')
      .trim() || place
  )
}

/** How a job fits between the trips of one car, or of one driver: the trip at the same time, and too short breaks. */
export function fitBetween(job: Job, title: TripTitle, trips: readonly PlannedTrip[]) {
  const { taken, before, after } = tripsAround(job, trips)
  const short = [
    ...(before
      ? shortBreak(minutesShort(before.job, job, driveMinutes), titleOf(before.booking), title)
      : []),
    ...(after ? shortBreak(minutesShort(job, after.job, driveMinutes), title, titleOf(after.booking)) : []),
  ]
  return { taken, short }
}

function shortBreak(minutes: number, earlier: TripTitle, later: TripTitle): TripObjection[] {
  if (minutes === 0) return []
  return Number.isFinite(minutes)
    ? [{ code: 'break_too_short', minutes, earlier, later }]
    : [{ code: 'no_road_between_trips', earlier, later }]
}

/** When and where a booking takes a car and gives it back. */
type JobOf = (booking: TripToReserve & Pick<Booking, 'meetAt' | 'landedAt'>) => Job

/** The jobs of bookings, with the waits that are planned for their classes now. */
export async function jobsByPlan(em: EntityManager): Promise<JobOf> {
  const settings = await readSettings(
    FLEET.map(({ id }) => id),
    { em },
  )
  return (booking) => {
    const trip = { ...tripToDrive(booking), pickupAt: meetingTime(booking) }
    return jobOf(trip, settingsOf(trip.vehicleId, settings))
  }
}

/** The time that a car of the booking is needed. */
export async function plannedSpan(booking: Booking, em: EntityManager): Promise<TripSpan> {
  return spanOf((await jobsByPlan(em))(booking))
}

export function spanOf({ start, end }: Job): TripSpan {
  return { startsAt: new Date(start), endsAt: new Date(end) }
}

/** How long the drive to a pick-up takes. */
export function driveToPickup(
  job: Job,
  others: readonly Job[],
  car: Pick<Car, 'base'> | null | undefined,
): number {
  const base = car?.base ?? nearestBase(job.from, BASES) ?? 'Algarve'
  return driveMinutes(standsBefore(job, others, BASE_POINTS[base]), job.from) ?? 0
}

const MAX_NAMED = 3

/** Refuses to retire a car that still has trips to drive. The cars are locked meanwhile, so it gets no new one. */
export async function refuseCarInUse(
  {
    id,
    plate,
    base,
    activeFrom,
    activeUntil = null,
  }: Pick<Car, 'id' | 'plate' | 'base' | 'activeFrom' | 'activeUntil'>,
  database: DatabaseAccess,
): Promise<void> {
  const isRetired = ({ startsAt }: Assignment) => {
    const day = todayIn(BASE_ZONES[base], startsAt)
    return day < activeFrom || (activeUntil !== null && day > activeUntil)
  }
  await refuseTrips((await tripsToCome({ carId: id }, database)).filter(isRetired), { plate }, database)
}

/** Refuses to switch off a driver who still has trips to drive. */
export async function refuseDriverInUse(
  { id, name: driver, isActive }: Pick<Driver, 'id' | 'name' | 'isActive'>,
  database: DatabaseAccess,
): Promise<void> {
  if (!isActive) await refuseTrips(await tripsToCome({ driverId: id }, database), { driver }, database)
}

async function tripsToCome(
  of: { readonly carId: string } | { readonly driverId: string },
  { em, clock }: DatabaseAccess,
): Promise<Assignment[]> {
  const assignments = await findRows(
    em,
    Assignment,
    { ...of, releasedAt: null, endsAt: { $gt: clock() } },
    { orderBy: { startsAt: 'asc' } },
  )
  return assignments.filter(({ state }) => !isTripOver(state))
}

async function refuseTrips(
  assignments: readonly Assignment[],
  who: { readonly plate: string } | { readonly driver: string },
  { em }: Pick<DatabaseAccess, 'em'>,
): Promise<void> {
  if (assignments.length === 0) return
  const named = await findRelated(assignments.slice(0, MAX_NAMED), 'bookingId', (id) =>
    findRows(em, Booking, { id }),
  )
  const trips = [...named.values()]
    .toSorted((a, b) => a.pickupAt.getTime() - b.pickupAt.getTime())
    .map((booking) => ({ date: metOn(booking).date, ...titleOf(booking) }))
  throw new Refusal(
    'CAR_IN_USE',
    { code: 'has_trips', ...who, count: assignments.length, trips },
    { trips: trips.map(datedTripTitle) },
  )
}
