import type { DatabaseAccess } from '../core/transaction.ts'
import { isNoCar, lookForCars, readGuard, type Guard, type Obstacle } from './guard.ts'
import type { TripToDrive } from './trip-to-drive.ts'

/** What keeps a trip from being sold at this moment. Nothing is held. */
export async function readObstacle(
  trip: TripToDrive,
  database: DatabaseAccess,
  except?: string,
): Promise<Obstacle | undefined> {
  return obstacleOf(trip, await readGuard(trip, { isSelling: false }, database), database, except)
}

/** The same where the guard was read already. */
export async function obstacleOf(
  trip: TripToDrive,
  guard: Guard,
  database: DatabaseAccess,
  except?: string,
): Promise<Obstacle | undefined> {
  const closed = guard.closedAt(trip.pickupAt)
  if (closed) return closed
  const found = await lookForCars(trip, guard, { except, isLocking: false }, database)
  return isNoCar(found) ? found : undefined
}
