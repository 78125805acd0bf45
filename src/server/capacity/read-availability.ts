import type { DatabaseAccess } from '../core/transaction.ts'
import { readAvailabilityRules, type AvailabilityRules } from './availability-rules.ts'
import { isNoCar, planQuery, findAvailableCars, type Obstacle } from './find-available-cars.ts'
import { readJobs } from './sold-jobs.ts'
import type { TripToDrive } from './trip-to-drive.ts'

/** What keeps a trip from being sold at this moment. Nothing is held. */
export async function readObstacle(
  trip: TripToDrive,
  database: DatabaseAccess,
  except?: string,
): Promise<Obstacle | undefined> {
  return obstacleOf(trip, await readAvailabilityRules(trip, database), database, except)
}

/** The same where the rules are known already. */
export async function obstacleOf(
  trip: TripToDrive,
  rules: AvailabilityRules,
  database: DatabaseAccess,
  except?: string,
): Promise<Obstacle | undefined> {
  const closed = rules.closedAt(trip.pickupAt)
  if (closed) return closed
  const query = planQuery(trip, rules, except)
  const found = await findAvailableCars(trip, rules, query, await readJobs(query.around, database), database)
  return isNoCar(found) ? found : undefined
}
