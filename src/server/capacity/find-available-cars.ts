import type { WhenFull } from '@chauffeur/domain/capacity-settings'
import { WINDOW_HOURS, type Job } from '@chauffeur/domain/cars-needed'
import { HOUR_MS } from '@chauffeur/domain/duration'
import type { DatabaseAccess } from '../core/transaction.ts'
import { carsNear, carPoolOf, type CarsAt } from './car-pools.ts'
import { classesFor, findCars, nearestTimes, type Cars } from './free-cars.ts'
import { type AvailabilityRules, readAvailabilityRules } from './availability-rules.ts'
import type { ClosedTime } from './read-capacity.ts'
import { settingsOf } from './capacity-settings.ts'
import { readJobs, type JobsAround } from './sold-jobs.ts'
import { jobOf, type TripToDrive } from './trip-to-drive.ts'

/** Every car of the class is taken at that time. */
interface NoCar {
  readonly kind: 'no-car'
  readonly nearestTimes: readonly string[]
  readonly whenFull: WhenFull
}

/** A reason not to sell a trip. */
export type Obstacle = ClosedTime | NoCar

/** Which cars are looked at for a trip, and what must be read of them. */
interface AvailabilityQuery {
  readonly job: Job
  /** None where the class is not capacity-checked. */
  readonly cars: readonly CarsAt[]
  readonly around: JobsAround
}

/** All other times of the day that was asked for, and the jobs around them. */
const SEARCHED_HOURS = 25

/** @param except a booking whose own cars do not count. */
export function planQuery(
  trip: TripToDrive,
  { bases, capacity }: AvailabilityRules,
  except?: string,
): AvailabilityQuery {
  const job = jobOf(trip, settingsOf(trip.vehicleId, capacity.settings))
  const cars = carsNear(classesFor(trip), trip.pickup, bases)
  const classes = cars.map(({ vehicleId }) => vehicleId)
  const reach = WINDOW_HOURS * HOUR_MS
  return { job, cars, around: { classes, except, span: { start: job.start - reach, end: job.end + reach } } }
}

/** The cars that are free for a trip; undefined where none is. Without cars of the class all is sold. */
export function findAvailableCars(
  { trip, rules, query: { job, cars, around } }: Search,
  sold: readonly (readonly Job[])[],
): Cars | undefined {
  return cars.length === 0 ? [trip.vehicleId] : findCars(job, trip, poolsIn(around, sold, cars, rules))
}

/** A trip that cars are looked for. */
export interface Search {
  readonly trip: TripToDrive
  readonly rules: AvailabilityRules
  readonly query: AvailabilityQuery
}

/** When a car would be free, of a trip for which none is. */
export async function readNearestTimes(
  { trip, rules, query: { cars, around } }: Search,
  database: DatabaseAccess,
): Promise<NoCar> {
  const { start, end } = around.span
  const searched = SEARCHED_HOURS * HOUR_MS
  const wider = { ...around, span: { start: start - searched, end: end + searched } }
  const pools = poolsIn(wider, await readJobs(wider, database), cars, rules)
  const { settings } = rules.capacity
  const isSold = (at: Date) => rules.closedAt(at) === undefined
  const times = nearestTimes(trip, { pools, settings, isSold }, database.clock())
  return { kind: 'no-car', nearestTimes: times, whenFull: settingsOf(trip.vehicleId, settings).whenFull }
}

function poolsIn(
  { span }: JobsAround,
  sold: readonly (readonly Job[])[],
  cars: readonly CarsAt[],
  { capacity, bases }: AvailabilityRules,
) {
  return new Map(
    cars.map((at, index) => [at.vehicleId, carPoolOf(at, sold[index] ?? [], span, capacity, bases)]),
  )
}

/** The reason not to sell a trip at this moment, if there is one. No car is held. */
export async function readObstacle(
  trip: TripToDrive,
  database: DatabaseAccess,
  except?: string,
): Promise<Obstacle | undefined> {
  return obstacleOf(trip, await readAvailabilityRules(trip, database), database, except)
}

/** The obstacle where the rules have been read already. */
export async function obstacleOf(
  trip: TripToDrive,
  rules: AvailabilityRules,
  database: DatabaseAccess,
  except?: string,
): Promise<Obstacle | undefined> {
  return rules.closedAt(trip.pickupAt) ?? (await noCarFor(trip, rules, database, except))
}

/** That no car is free for a trip at this moment, whether its time is sold or not. Nothing is held. */
export async function readNoCar(
  trip: TripToDrive,
  database: DatabaseAccess,
  except?: string,
): Promise<NoCar | undefined> {
  return noCarFor(trip, await readAvailabilityRules(trip, database), database, except)
}

async function noCarFor(
  trip: TripToDrive,
  rules: AvailabilityRules,
  database: DatabaseAccess,
  except?: string,
): Promise<NoCar | undefined> {
  const search = { trip, rules, query: planQuery(trip, rules, except) }
  const found = findAvailableCars(search, await readJobs(search.query.around, database))
  return found ? undefined : readNearestTimes(search, database)
}
