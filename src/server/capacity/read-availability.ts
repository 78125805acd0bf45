import type { VehicleId } from '@chauffeur/domain/vehicles'
import type { DatabaseAccess } from '../core/transaction.ts'
import { Blackout } from './blackout.entity.ts'
import { classesFor } from './free-cars.ts'
import { isNoCar, lookForCars, readGuard, type Obstacle } from './guard.ts'
import { readSettings, settingsOf } from './read-settings.ts'
import { readBases } from './read-yard.ts'
import type { TripToDrive } from './trip-to-drive.ts'

/** Whether it depends on the time if a class is sold: by its cars, the notice that it needs, or times without sales. */
export async function isLimited(vehicleId: VehicleId, database: DatabaseAccess): Promise<boolean> {
  const classes = classesFor({ vehicleId })
  if ((await readBases(classes, database)).size > 0) return true
  const { leadMinutes } = settingsOf(vehicleId, await readSettings([vehicleId], database))
  if (leadMinutes > 0) return true
  const closed = await database.em.count(Blackout, {
    endsAt: { $gt: database.clock() },
    $or: [{ vehicleId: null }, { vehicleId }],
  })
  return closed > 0
}

/** What keeps a trip from being sold at this moment. Nothing is held. */
export async function readObstacle(
  trip: TripToDrive,
  database: DatabaseAccess,
  except?: string,
): Promise<Obstacle | undefined> {
  const guard = await readGuard(trip, database)
  const closed = guard.closedAt(trip.pickupAt)
  if (closed) return closed
  const found = await lookForCars(trip, guard, { except, isLocking: false }, database)
  return isNoCar(found) ? found : undefined
}
