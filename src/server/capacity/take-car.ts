import { randomUUID } from 'node:crypto'
import type { Job } from '@chauffeur/domain/cars-needed'
import type { VehicleId } from '@chauffeur/domain/vehicles'
import { lockBase, shareCars } from '../cars/lock-cars.ts'
import type { DatabaseAccess, Transaction } from '../core/transaction.ts'
import { CarCommitment, type ReleaseReason } from './car-commitment.entity.ts'
import { classesFor, findCars, isGuarded, nearestTimes, readYards } from './free-cars.ts'
import { baseOf, inLockOrder, readBases, type Bases } from './read-yard.ts'
import { jobOf, type TripToDrive } from './trip-to-drive.ts'

/** What came of looking for a car: the nearest times at which one is free, where none is at the time asked for. */
export type Found =
  | { readonly isFree: true }
  | { readonly isFree: false; readonly nearestTimes: readonly string[] }

/**
 * Looks for a car that is free for a trip, and holds it until it is released. From the look until the transaction ends
 * nobody else sells a car of that base. Where none is free nothing is held, unless it `isHeldAnyway`.
 */
export async function takeCar(
  tx: Transaction,
  bookingId: string,
  trip: TripToDrive,
  { isHeldAnyway = false }: { readonly isHeldAnyway?: boolean } = {},
): Promise<Found> {
  await shareCars(tx.em)
  const bases = await readBases(classesFor(trip), tx)
  const job = jobOf(trip)
  // Most of those who come too late learn it here, without waiting for the lock.
  if (!isHeldAnyway) {
    const early = await look(job, trip, bases, tx)
    if (!early.cars) return early
  }
  for (const base of inLockOrder(classesFor(trip).map((id) => baseOf(id, trip.pickup, bases))))
    await lockBase(base, tx.em)
  const found = await look(job, trip, bases, tx)
  if (found.cars || isHeldAnyway)
    await tx.em.insertMany(
      CarCommitment,
      (found.cars ?? [trip.vehicleId]).map((vehicleId) => commitment(bookingId, vehicleId, job)),
    )
  return found
}

/** The cars that are free for a trip now. */
async function look(
  job: Job,
  trip: TripToDrive,
  bases: Bases,
  database: DatabaseAccess,
): Promise<Found & { readonly cars?: readonly VehicleId[] }> {
  if (!isGuarded(bases)) return { isFree: true, cars: [trip.vehicleId] }
  const yards = await readYards(job, trip, bases, database)
  const cars = findCars(job, trip, yards)
  return cars
    ? { isFree: true, cars }
    : { isFree: false, nearestTimes: nearestTimes(trip, yards, database.clock()) }
}

/** Gives back the cars of a booking; whether there were any. */
export async function releaseCar(
  { em, clock }: DatabaseAccess,
  bookingId: string,
  reason: ReleaseReason,
): Promise<boolean> {
  const released = await em.nativeUpdate(
    CarCommitment,
    { bookingId, releasedAt: null },
    { releasedAt: clock(), releaseReason: reason },
  )
  return released > 0
}

/** Whether a booking holds a car now. */
export async function holdsCar({ em }: Pick<DatabaseAccess, 'em'>, bookingId: string): Promise<boolean> {
  return (await em.count(CarCommitment, { bookingId, releasedAt: null })) > 0
}

function commitment(bookingId: string, vehicleId: VehicleId, { start, end, from, to }: Job) {
  return {
    id: randomUUID(),
    bookingId,
    vehicleId,
    startsAt: new Date(start),
    endsAt: new Date(end),
    startLat: from.lat,
    startLon: from.lon,
    endLat: to.lat,
    endLon: to.lon,
  }
}
