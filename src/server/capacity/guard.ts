import type { WhenFull } from '@chauffeur/domain/capacity-settings'
import type { DatabaseAccess } from '../core/transaction.ts'
import { classesFor, findCars, nearestTimes, readYards, type Cars } from './free-cars.ts'
import { readSettings, settingsOf, type Settings } from './read-settings.ts'
import { readSoldTimes, type ClosedTime } from './read-sold-times.ts'
import { readBases, type Bases } from './read-yard.ts'
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

export async function readGuard(trip: TripToDrive, database: DatabaseAccess): Promise<Guard> {
  const classes = classesFor(trip)
  const settings = await readSettings(classes, database)
  return {
    settings,
    bases: await readBases(classes, database),
    closedAt: await readSoldTimes(trip, settings, database),
  }
}

/** The cars that are free for a trip now; where none is, when one would be. Without cars of the class all is sold. */
export async function lookForCars(
  trip: TripToDrive,
  { bases, settings, closedAt }: Guard,
  database: DatabaseAccess,
  except?: string,
): Promise<Cars | NoCar> {
  if (bases.size === 0) return [trip.vehicleId]
  const own = settingsOf(trip.vehicleId, settings)
  const job = jobOf(trip, own)
  const yards = await readYards(job, trip, { bases, settings, except }, database)
  const cars = findCars(job, trip, yards)
  if (cars) return cars
  const isSold = (at: Date) => closedAt(at) === undefined
  const times = nearestTimes(trip, { yards, settings, isSold }, database.clock())
  return { kind: 'no-car', nearestTimes: times, whenFull: own.whenFull }
}

export function isNoCar(found: Cars | NoCar): found is NoCar {
  return 'kind' in found
}
