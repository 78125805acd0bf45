import type { DatabaseAccess } from '../core/transaction.ts'
import { readGuard, type Guard } from './guard.ts'
import { isNoCar, lookAt, lookForCars, type Obstacle } from './look-for-cars.ts'
import { readJobs } from './sold-jobs.ts'
import type { TripToDrive } from './trip-to-drive.ts'

/** What keeps a trip from being sold at this moment. Nothing is held. */
export async function readObstacle(
  trip: TripToDrive,
  database: DatabaseAccess,
  except?: string,
): Promise<Obstacle | undefined> {
  return obstacleOf(trip, await readGuard(trip, database), database, except)
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
  const look = lookAt(trip, guard, except)
  const found = await lookForCars(trip, guard, look, await readJobs(look.around, database), database)
  return isNoCar(found) ? found : undefined
}
