import type { WhenFull } from '@chauffeur/domain/capacity-settings'
import type { DatabaseAccess } from '../core/transaction.ts'
import { classesFor, findCars, nearestTimes, readYards, type Cars } from './free-cars.ts'
import { asArray, SETTINGS, settingsIn, settingsOf, type Settings } from './read-settings.ts'
import { basesOf, KEPT_CARS, type Bases } from './read-yard.ts'
import { BLACKOUTS, blackoutsAround, soldTimes, type ClosedSpan, type ClosedTime } from './sold-times.ts'
import { jobOf, type TripToDrive } from './trip-to-drive.ts'

/** Every car of the class is taken at that time. */
export interface NoCar {
  readonly kind: 'no-car'
  readonly nearestTimes: readonly string[]
  readonly whenFull: WhenFull
}

/** What keeps a trip from being sold. */
export type Obstacle = ClosedTime | NoCar

/** What decides whether a trip is sold, but for what is sold already. */
export interface Guard {
  readonly bases: Bases
  readonly settings: Settings
  readonly closedAt: (at: Date) => ClosedTime | undefined
}

const GUARD = `
  select
    (select json_agg(settings) from (${SETTINGS}) settings) as settings,
    (select coalesce(json_agg(kept), '[]') from (${KEPT_CARS}) kept) as kept,
    (select coalesce(json_agg(closed), '[]') from (${BLACKOUTS}) closed) as closed`

interface GuardRow {
  readonly settings: Parameters<typeof settingsIn>[0]
  readonly kept: Parameters<typeof basesOf>[0]
  readonly closed: readonly ClosedSpan[]
}

/** In one question: a booking waits for each answer. */
export async function readGuard(trip: TripToDrive, { em, clock }: DatabaseAccess): Promise<Guard> {
  const classes = asArray(classesFor(trip))
  const [row] = await em.execute<GuardRow[]>(GUARD, [classes, classes, ...blackoutsAround(trip)])
  if (!row) throw new Error('The settings of the guard were not read')
  const settings = settingsIn(row.settings)
  return {
    settings,
    bases: basesOf(row.kept, clock()),
    closedAt: soldTimes(row.closed, settingsOf(trip.vehicleId, settings), clock()),
  }
}

interface Look {
  /** A booking whose own cars do not count. */
  readonly except?: string | undefined
  /** Whether nobody else is to sell a car of the base from this look until the transaction ends. */
  readonly isLocking: boolean
}

/** The cars that are free for a trip now; where none is, when one would be. Without cars of the class all is sold. */
export async function lookForCars(
  trip: TripToDrive,
  { bases, settings, closedAt }: Guard,
  { except, isLocking }: Look,
  database: DatabaseAccess,
): Promise<Cars | NoCar> {
  if (bases.size === 0) return [trip.vehicleId]
  const own = settingsOf(trip.vehicleId, settings)
  const job = jobOf(trip, own)
  const yards = await readYards(job, trip, { bases, settings, except, isLocking }, database)
  const cars = findCars(job, trip, yards)
  if (cars) return cars
  const isSold = (at: Date) => closedAt(at) === undefined
  const times = nearestTimes(trip, { yards, settings, isSold }, database.clock())
  return { kind: 'no-car', nearestTimes: times, whenFull: own.whenFull }
}

export function isNoCar(found: Cars | NoCar): found is NoCar {
  return 'kind' in found
}
