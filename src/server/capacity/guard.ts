import type { WhenFull } from '@chauffeur/domain/capacity-settings'
import { BASES, nearestBase } from '@chauffeur/domain/cars'
import { CARS_KEY } from '../cars/lock-cars.ts'
import type { DatabaseAccess } from '../core/transaction.ts'
import { classesFor, findCars, nearestTimes, type Cars } from './free-cars.ts'
import { guardOf } from './guard-of.routine.ts'
import { asArray, settingsIn, settingsOf, type Settings } from './read-settings.ts'
import { basesOf, readYards, type Bases } from './read-yard.ts'
import type { IsUnchanged, Reading } from './read-yard-rows.ts'
import { soldTimes, type ClosedSpan, type ClosedTime } from './sold-times.ts'
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
  /** Whether it depends on the time if the class is sold. */
  readonly isLimiting: boolean
}

interface GuardRow {
  readonly settings: Parameters<typeof settingsIn>[0]
  readonly kept: Parameters<typeof basesOf>[0]
  readonly closed: readonly ClosedSpan[]
}

type GuardedTrip = Pick<TripToDrive, 'vehicleId' | 'pickup'>

/**
 * In one call: a booking waits for each.
 *
 * @param isSelling whether nobody is to change a car, a setting or a blackout until the transaction ends.
 */
export async function readGuard(
  trip: GuardedTrip,
  { isSelling }: { readonly isSelling: boolean },
  { em, clock }: DatabaseAccess,
): Promise<Guard> {
  const { sql, values } = guardCall(trip, { isSelling }, clock())
  const [row] = await em.execute<{ guard: string }[]>(`select ${sql} as guard`, values)
  if (!row) throw new Error('The settings of the guard were not read')
  lastRead.set(placeOf(trip), row.guard)
  return guardIn(row.guard, trip, clock())
}

/** What was read last of a class near a base, in the words of the database: by now it may be another. */
const lastRead = new Map<string, string>()

const placeOf = ({ vehicleId, pickup }: GuardedTrip) => `${vehicleId} ${nearestBase(pickup, BASES)}`

/** The guard as it was read last, to sell by if it still is so; undefined where it was never read. */
export function recallGuard(
  trip: GuardedTrip,
  now: Date,
): { readonly guard: Guard; readonly isUnchanged: IsUnchanged } | undefined {
  const known = lastRead.get(placeOf(trip))
  if (known === undefined) return undefined
  const { sql, values } = guardCall(trip, { isSelling: true }, now)
  return { guard: guardIn(known, trip, now), isUnchanged: { sql: `${sql} = ?`, values: [...values, known] } }
}

function guardCall({ vehicleId, pickup }: GuardedTrip, { isSelling }: { isSelling: boolean }, now: Date) {
  const key = isSelling ? CARS_KEY : null
  const classes = asArray(classesFor({ vehicleId }))
  return {
    sql: `${guardOf.name}(?, ?::int[], ?, ?, ?)::text`,
    values: [key, classes, vehicleId, nearestBase(pickup, BASES) ?? null, now],
  }
}

function guardIn(text: string, { vehicleId }: GuardedTrip, now: Date): Guard {
  const { kept, closed, settings: rows }: GuardRow = JSON.parse(text)
  const settings = settingsIn(rows)
  const own = settingsOf(vehicleId, settings)
  const bases = basesOf(kept, now)
  return {
    settings,
    bases,
    closedAt: soldTimes(closed, own, now),
    isLimiting: bases.size > 0 || own.leadMinutes > 0 || closed.length > 0,
  }
}

type Look = Omit<Reading, 'from' | 'to'>

/** Other times than the one that was asked for, earlier and later, and the jobs around them. */
const SEARCHED_HOURS = 4

/** The cars that are free for a trip now; where none is, when one would be. Without cars of the class all is sold. */
export async function lookForCars(
  trip: TripToDrive,
  { bases, settings, closedAt }: Guard,
  look: Look,
  database: DatabaseAccess,
): Promise<Cars | NoCar> {
  if (bases.size === 0) return [trip.vehicleId]
  const own = settingsOf(trip.vehicleId, settings)
  const job = jobOf(trip, own)
  const read = (searchedHours: number, how: Look) =>
    readYards(classesFor(trip), trip.pickup, job, { searchedHours, bases, settings, ...how }, database)
  const cars = findCars(job, trip, await read(0, look))
  if (cars) return cars
  const { except, isLocking } = look
  const yards = await read(SEARCHED_HOURS, { except, isLocking })
  const isSold = (at: Date) => closedAt(at) === undefined
  const times = nearestTimes(trip, { yards, settings, isSold }, database.clock())
  return { kind: 'no-car', nearestTimes: times, whenFull: own.whenFull }
}

export function isNoCar(found: Cars | NoCar): found is NoCar {
  return 'kind' in found
}
