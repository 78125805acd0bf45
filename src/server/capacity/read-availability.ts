import type { VehicleId } from '@chauffeur/domain/vehicles'
import type { DatabaseAccess } from '../core/transaction.ts'
import { classesFor, findCars, isGuarded, nearestTimes, readYards } from './free-cars.ts'
import { readBases } from './read-yard.ts'
import type { Found } from './take-car.ts'
import { jobOf, type TripToDrive } from './trip-to-drive.ts'

/** Whether the firm has entered cars that drive what is booked as this class. */
export async function isClassGuarded(vehicleId: VehicleId, database: DatabaseAccess): Promise<boolean> {
  return isGuarded(await readBases(classesFor({ vehicleId }), database))
}

/** Whether a car is free for a trip of a guarded class at this moment. Nothing is held. */
export async function readAvailability(trip: TripToDrive, database: DatabaseAccess): Promise<Found> {
  const job = jobOf(trip)
  const yards = await readYards(job, trip, await readBases(classesFor(trip), database), database)
  return findCars(job, trip, yards)
    ? { isFree: true }
    : { isFree: false, nearestTimes: nearestTimes(trip, yards, database.clock()) }
}
