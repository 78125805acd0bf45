import { randomUUID } from 'node:crypto'
import type { Job } from '@chauffeur/domain/cars-needed'
import type { VehicleId } from '@chauffeur/domain/vehicles'
import { shareCars } from '../cars/lock-cars.ts'
import type { DatabaseAccess, Transaction } from '../core/transaction.ts'
import { CarCommitment, type ReleaseReason } from './car-commitment.entity.ts'
import type { Cars } from './free-cars.ts'
import { isNoCar, lookForCars, readGuard, type Guard, type NoCar, type Obstacle } from './guard.ts'
import { settingsOf } from './read-settings.ts'
import type { ClosedTime } from './sold-times.ts'
import { jobOf, type TripToDrive } from './trip-to-drive.ts'

/** What speaks against a trip: its time, and that every car is taken. */
export interface Obstacles {
  readonly closed: ClosedTime | undefined
  readonly noCar: NoCar | undefined
}

/**
 * Looks for a car that is free for a trip, and holds it until it is released. From the look until the transaction ends
 * nobody else sells a car of that base. Where it may not be sold nothing is held.
 */
export async function takeCar(
  tx: Transaction,
  bookingId: string,
  trip: TripToDrive,
): Promise<Obstacle | undefined> {
  await shareCars(tx.em)
  const guard = await readGuard(trip, tx)
  const closed = guard.closedAt(trip.pickupAt)
  if (closed) return closed
  const found = await holdAndLook(tx, bookingId, trip, guard)
  if (!isNoCar(found)) return undefined
  await tx.em.nativeDelete(CarCommitment, { bookingId, releasedAt: null })
  return found
}

/** Holds a car whatever speaks against it, and tells that. */
export async function takeCarAnyway(
  tx: Transaction,
  bookingId: string,
  trip: TripToDrive,
): Promise<Obstacles> {
  await shareCars(tx.em)
  const guard = await readGuard(trip, tx)
  return obstaclesOf(trip, guard, await holdAndLook(tx, bookingId, trip, guard))
}

/** What speaks against a trip of a booking, which holds no car for it, or one that does not count. Holds none. */
export async function checkCar(tx: Transaction, bookingId: string, trip: TripToDrive): Promise<Obstacles> {
  await shareCars(tx.em)
  const guard = await readGuard(trip, tx)
  return obstaclesOf(trip, guard, await lookForCars(trip, guard, { except: bookingId, isLocking: true }, tx))
}

/**
 * Holds a car of the class, then waits for the lock and looks whether it was free: what is written before is not waited
 * for by others. Where other cars go in its place they are held instead.
 */
async function holdAndLook(
  tx: Transaction,
  bookingId: string,
  trip: TripToDrive,
  guard: Guard,
): Promise<Cars | NoCar> {
  const job = jobIn(trip, guard)
  await hold(tx, bookingId, [trip.vehicleId], job)
  const found = await lookForCars(trip, guard, { except: bookingId, isLocking: true }, tx)
  if (isNoCar(found) || found.every((vehicleId) => vehicleId === trip.vehicleId)) return found
  await tx.em.nativeDelete(CarCommitment, { bookingId, releasedAt: null })
  await hold(tx, bookingId, found, job)
  return found
}

function obstaclesOf(trip: TripToDrive, guard: Guard, found: Cars | NoCar): Obstacles {
  return { closed: guard.closedAt(trip.pickupAt), noCar: isNoCar(found) ? found : undefined }
}

function jobIn(trip: TripToDrive, { settings }: Guard): Job {
  return jobOf(trip, settingsOf(trip.vehicleId, settings))
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

async function hold(
  { em }: Transaction,
  bookingId: string,
  cars: readonly VehicleId[],
  { start, end, from, to }: Job,
): Promise<void> {
  await em.insertMany(
    CarCommitment,
    cars.map((vehicleId) => ({
      id: randomUUID(),
      bookingId,
      vehicleId,
      startsAt: new Date(start),
      endsAt: new Date(end),
      startLat: from.lat,
      startLon: from.lon,
      endLat: to.lat,
      endLon: to.lon,
    })),
  )
}
