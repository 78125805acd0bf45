import { randomUUID } from 'node:crypto'
import type { Job } from '@chauffeur/domain/cars-needed'
import type { VehicleId } from '@chauffeur/domain/vehicles'
import { lockBase, shareCars } from '../cars/lock-cars.ts'
import type { DatabaseAccess, Transaction } from '../core/transaction.ts'
import { CarCommitment, type ReleaseReason } from './car-commitment.entity.ts'
import { classesFor } from './free-cars.ts'
import { isNoCar, lookForCars, readGuard, type Guard, type NoCar, type Obstacle } from './guard.ts'
import { settingsOf } from './read-settings.ts'
import type { ClosedTime } from './read-sold-times.ts'
import { baseOf, inLockOrder } from './read-yard.ts'
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
  await lockCarsFor(trip, guard, tx)
  const found = await lookForCars(trip, guard, tx)
  if (isNoCar(found)) return found
  await hold(tx, bookingId, found, jobIn(trip, guard))
  return undefined
}

/** Holds a car whatever speaks against it, and tells that. */
export async function takeCarAnyway(
  tx: Transaction,
  bookingId: string,
  trip: TripToDrive,
): Promise<Obstacles> {
  const { guard, found, ...obstacles } = await lookLocked(tx, trip)
  await hold(tx, bookingId, isNoCar(found) ? [trip.vehicleId] : found, jobIn(trip, guard))
  return obstacles
}

/** What speaks against a trip of a booking, which holds no car for it, or one that does not count. Holds none. */
export async function checkCar(tx: Transaction, bookingId: string, trip: TripToDrive): Promise<Obstacles> {
  const { closed, noCar } = await lookLocked(tx, trip, bookingId)
  return { closed, noCar }
}

/** From this look until the transaction ends nobody else sells a car of that base. */
async function lookLocked(tx: Transaction, trip: TripToDrive, except?: string) {
  await shareCars(tx.em)
  const guard = await readGuard(trip, tx)
  await lockCarsFor(trip, guard, tx)
  const found = await lookForCars(trip, guard, tx, except)
  return {
    guard,
    found,
    closed: guard.closedAt(trip.pickupAt),
    noCar: isNoCar(found) ? found : undefined,
  }
}

async function lockCarsFor(trip: TripToDrive, { bases }: Guard, { em }: Transaction): Promise<void> {
  for (const base of inLockOrder(classesFor(trip).map((id) => baseOf(id, trip.pickup, bases))))
    await lockBase(base, em)
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
