import type { DatabaseAccess, Transaction } from '../core/transaction.ts'
import {
  CarCommitment,
  HOLD,
  holdValues,
  type NewCommitment,
  type ReleaseReason,
} from './car-commitment.entity.ts'
import type { Cars } from './free-cars.ts'
import {
  isNoCar,
  lookForCars,
  readGuard,
  recallGuard,
  type Guard,
  type NoCar,
  type Obstacle,
} from './guard.ts'
import { settingsOf } from './read-settings.ts'
import { Changed, type IsUnchanged } from './read-yard-rows.ts'
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
  const sold = await sellByLastGuard(tx, bookingId, trip)
  if (sold) return undefined
  const guard = await readGuard(trip, { isSelling: true }, tx)
  const closed = guard.closedAt(trip.pickupAt)
  if (closed) return closed
  const found = await holdAndLook(tx, bookingId, trip, { guard })
  if (!isNoCar(found)) return undefined
  await tx.em.nativeDelete(CarCommitment, { bookingId, releasedAt: null })
  return found
}

/**
 * Sells by the guard as this process has read it last, in a single call that compares it under its lock. Where it is
 * another one now, or keeps the trip from being sold, nothing is held.
 */
async function sellByLastGuard(tx: Transaction, bookingId: string, trip: TripToDrive): Promise<boolean> {
  const recalled = recallGuard(trip, tx.clock())
  if (!recalled || recalled.guard.bases.size === 0 || recalled.guard.closedAt(trip.pickupAt)) return false
  try {
    if (!isNoCar(await holdAndLook(tx, bookingId, trip, recalled))) return true
  } catch (error) {
    if (!(error instanceof Changed)) throw error
  }
  await tx.em.nativeDelete(CarCommitment, { bookingId, releasedAt: null })
  return false
}

/** Holds a car whatever speaks against it, and tells that. */
export async function takeCarAnyway(
  tx: Transaction,
  bookingId: string,
  trip: TripToDrive,
): Promise<Obstacles> {
  const guard = await readGuard(trip, { isSelling: true }, tx)
  return obstaclesOf(trip, guard, await holdAndLook(tx, bookingId, trip, { guard }))
}

/** What speaks against a trip of a booking, which holds no car for it, or one that does not count. Holds none. */
export async function checkCar(tx: Transaction, bookingId: string, trip: TripToDrive): Promise<Obstacles> {
  const guard = await readGuard(trip, { isSelling: true }, tx)
  return obstaclesOf(trip, guard, await lookForCars(trip, guard, { except: bookingId, isLocking: true }, tx))
}

/**
 * Holds a car of the class, waits for the lock and looks whether it was free. Where other cars go in its place they are
 * held instead.
 */
async function holdAndLook(
  tx: Transaction,
  bookingId: string,
  trip: TripToDrive,
  { guard, isUnchanged }: { readonly guard: Guard; readonly isUnchanged?: IsUnchanged },
): Promise<Cars | NoCar> {
  const job = jobOf(trip, settingsOf(trip.vehicleId, guard.settings))
  const holding = { bookingId, vehicleId: trip.vehicleId, job }
  if (guard.bases.size === 0) {
    await hold(tx, holding)
    return [trip.vehicleId]
  }
  const found = await lookForCars(
    trip,
    guard,
    { except: bookingId, isLocking: true, holding, isUnchanged },
    tx,
  )
  if (isNoCar(found) || found.every((vehicleId) => vehicleId === trip.vehicleId)) return found
  await tx.em.nativeDelete(CarCommitment, { bookingId, releasedAt: null })
  for (const vehicleId of found) await hold(tx, { bookingId, vehicleId, job })
  return found
}

function obstaclesOf(trip: TripToDrive, guard: Guard, found: Cars | NoCar): Obstacles {
  return { closed: guard.closedAt(trip.pickupAt), noCar: isNoCar(found) ? found : undefined }
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

async function hold({ em }: Transaction, commitment: NewCommitment): Promise<void> {
  await em.execute(HOLD, holdValues(commitment))
}
