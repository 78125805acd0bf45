import { BASE_POINTS, BASES, nearestBase, BASE_ZONES, type Base } from '@chauffeur/domain/cars'
import { WINDOW_HOURS, type Job, minutesShort, overlaps } from '@chauffeur/domain/cars-needed'
import type { Point } from '@chauffeur/domain/geometry'
import { isTripOver } from '@chauffeur/domain/trip-state'
import type { TripTitle } from '@chauffeur/domain/trip-title'
import { FLEET } from '@chauffeur/domain/vehicles'
import { datedTripTitle, type TripObjection } from '@chauffeur/words/en/dispatch-reasons'
import { Booking } from '../bookings/booking.entity.ts'
import { readSettings, settingsOf } from '../capacity/capacity-settings.ts'
import { tripToDrive, type TripToReserve } from '../capacity/reserve-car.ts'
import { driveMinutes, jobOf } from '../capacity/trip-to-drive.ts'
import { UNMANAGED, type EntityManager } from '../db/orm.ts'
import { Assignment } from './assignment.entity.ts'
import type { TripProgress } from './read-trip-progress.ts'
import { todayIn } from '@chauffeur/domain/time'
import { Refusal } from '../core/refusal.ts'
import type { DatabaseAccess } from '../core/transaction.ts'

/** A planned task of a driver or a car: the booking, its assignment, and when and where that is. */
export interface PlannedTrip {
  readonly assignment: Assignment
  readonly booking: Booking
  readonly job: Job
}

const WINDOW_MS = WINDOW_HOURS * 60 * 60_000

/** The trips with a car or driver that are near enough to a job to get in its way. */
export async function readPlannedTrips(
  around: Pick<Job, 'start' | 'end'>,
  em: EntityManager,
): Promise<PlannedTrip[]> {
  const assignments = await em.find(
    Assignment,
    {
      releasedAt: null,
      endsAt: { $gt: new Date(around.start - WINDOW_MS) },
      startsAt: { $lt: new Date(around.end + WINDOW_MS) },
    },
    { orderBy: { startsAt: 'asc' }, ...UNMANAGED },
  )
  const ids = [...new Set(assignments.map(({ bookingId }) => bookingId))]
  const bookings = await em.find(Booking, { id: { $in: ids } }, UNMANAGED)
  const jobOf = await jobsByPlan(em)
  const bookingOf = new Map(bookings.map((booking) => [booking.id, booking]))
  return assignments.flatMap((assignment) => {
    const booking = bookingOf.get(assignment.bookingId)
    return booking ? [{ assignment, booking, job: plannedJob(assignment, booking, jobOf) }] : []
  })
}

/** The assignment's own times: they are what the database compares. */
export function plannedJob(
  { startsAt, endsAt }: Pick<Assignment, 'startsAt' | 'endsAt'>,
  booking: Booking,
  jobOf: JobOf,
): Job {
  return { ...jobOf(booking), start: startsAt.getTime(), end: endsAt.getTime() }
}

/** What people call the trip of a booking. */
export function titleOf(booking: Booking): TripTitle {
  return { time: booking.pickupTime, ...tripEnds(booking) }
}

/** Where a trip goes, as short as it can be said. */
export function tripEnds(booking: Booking): { readonly from: string; readonly to: string | null } {
  return {
    from: shortName(booking.pickupName ?? booking.pickupLocation),
    to: booking.dropoffLocation == null ? null : shortName(booking.dropoffName ?? booking.dropoffLocation),
  }
}

function shortName(place: string): string {
  return (
    place
      .split(',')[0]
      ?.replace(/ \([A-Z]{3}\)$/, '')
      .trim() || place
  )
}

/** How a job fits between the others of one car or driver. */
interface Fit {
  /** The trip that is at the same time. */
  readonly taken: PlannedTrip | undefined
  /** The breaks that are too short. */
  readonly short: readonly TripObjection[]
  /** The trip before, from where the drive to the pick-up begins. */
  readonly before: PlannedTrip | undefined
}

/** How a job fits between the trips of one car, or of one driver. */
export function fitBetween(job: Job, title: TripTitle, trips: readonly PlannedTrip[]): Fit {
  const taken = trips.find((trip) => overlaps(trip.job, job))
  const before = trips.findLast((trip) => trip.job.end <= job.start)
  const after = trips.find((trip) => trip.job.start >= job.end)
  const short: TripObjection[] = []
  if (before && !isTripOver(before.assignment.state))
    short.push(...shortBreak(minutesShort(before.job, job, driveMinutes), titleOf(before.booking), title))
  if (after)
    short.push(...shortBreak(minutesShort(job, after.job, driveMinutes), title, titleOf(after.booking)))
  return { taken, short, before }
}

function shortBreak(minutes: number, earlier: TripTitle, later: TripTitle): TripObjection[] {
  if (minutes === 0) return []
  return Number.isFinite(minutes)
    ? [{ code: 'break_too_short', minutes, earlier, later }]
    : [{ code: 'no_road_between_trips', earlier, later }]
}

/** When and where a booking takes a car and gives it back. */
type JobOf = (booking: TripToReserve) => Job

/** The jobs of bookings, with the waits that are planned for their classes now. */
export async function jobsByPlan(em: EntityManager): Promise<JobOf> {
  const settings = await readSettings(
    FLEET.map(({ id }) => id),
    { em },
  )
  return (booking) => {
    const trip = tripToDrive(booking)
    return jobOf(trip, settingsOf(trip.vehicleId, settings))
  }
}

/** A pause that is longer is spent at the base. */
export const REST_MS = 4 * 60 * 60_000

/** How long whoever drives a trip takes to its pick-up: from the trip before, or from the base. */
export function drivesToPickups(
  jobs: ReadonlyMap<string, Job>,
  progress: ReadonlyMap<string, readonly TripProgress[]>,
): (of: TripProgress, job: Job) => number {
  const ofDriver = Map.groupBy([...progress.values()].flat(), ({ assignment }) => assignment.driverId)
  return ({ car, driver }, job) => {
    const before = driver
      ? ofDriver
          .get(driver.id)
          ?.flatMap((other) => jobs.get(other.assignment.bookingId) ?? [])
          .filter(({ end }) => end <= job.start && job.start - end < REST_MS)
          .toSorted((a, b) => a.end - b.end)
          .at(-1)
      : undefined
    return driveMinutes(before?.to ?? homeOf(car, job.from), job.from) ?? 0
  }
}

/** Where a car is kept; of one that is not known, the nearest base. */
export function homeOf(car: TripProgress['car'], pickup: Point): Point {
  return BASE_POINTS[car?.base ?? nearestBase(pickup, BASES) ?? 'Algarve']
}

const MAX_NAMED = 3

interface ChangedCar {
  readonly id: string
  readonly plate: string
  readonly base: Base
  readonly activeFrom: string
  readonly activeUntil: string | null
}

/** Refuses to retire a car that still has trips to drive. The cars are locked meanwhile, so it gets no new one. */
export async function refuseCarInUse(car: ChangedCar, database: DatabaseAccess): Promise<void> {
  const trips = await tripsToCome({ carId: car.id }, database)
  const beyond = trips.filter(({ startsAt }) => {
    const day = todayIn(BASE_ZONES[car.base], startsAt)
    return day < car.activeFrom || (car.activeUntil !== null && day > car.activeUntil)
  })
  await refuseTrips(beyond, { plate: car.plate }, database)
}

/** Refuses to switch off a driver who still has trips to drive. */
export async function refuseDriverInUse(
  driver: { readonly id: string; readonly name: string; readonly isActive: boolean },
  database: DatabaseAccess,
): Promise<void> {
  if (driver.isActive) return
  await refuseTrips(await tripsToCome({ driverId: driver.id }, database), { driver: driver.name }, database)
}

async function tripsToCome(
  of: { readonly carId: string } | { readonly driverId: string },
  { em, clock }: DatabaseAccess,
): Promise<Assignment[]> {
  const assignments = await em.find(
    Assignment,
    { ...of, releasedAt: null, endsAt: { $gt: clock() } },
    { orderBy: { startsAt: 'asc' }, ...UNMANAGED },
  )
  return assignments.filter(({ state }) => !isTripOver(state))
}

async function refuseTrips(
  assignments: readonly Assignment[],
  who: { readonly plate: string } | { readonly driver: string },
  { em }: Pick<DatabaseAccess, 'em'>,
): Promise<void> {
  if (assignments.length === 0) return
  const named = assignments.slice(0, MAX_NAMED)
  const bookings = await em.find(
    Booking,
    { id: { $in: named.map(({ bookingId }) => bookingId) } },
    { orderBy: { pickupAt: 'asc' }, ...UNMANAGED },
  )
  const trips = bookings.map((booking) => ({ date: booking.pickupDate, ...titleOf(booking) }))
  throw new Refusal(
    'CAR_IN_USE',
    { code: 'has_trips', ...who, count: assignments.length, trips },
    { trips: trips.map(datedTripTitle) },
  )
}
