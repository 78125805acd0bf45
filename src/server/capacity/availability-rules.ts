import { BASES, nearestBase } from '@chauffeur/domain/cars'
import type { DatabaseAccess } from '../core/transaction.ts'
import { basesOf, type Bases } from './car-pools.ts'
import { classesFor } from './free-cars.ts'
import { readCapacity, type Capacity, soldTimes, type ClosedTime } from './read-capacity.ts'
import { settingsOf } from './capacity-settings.ts'
import type { TripToDrive } from './trip-to-drive.ts'

/** All that decides whether a trip is sold, but for the sold trips. */
export interface AvailabilityRules {
  readonly capacity: Capacity
  /** Of the classes whose cars can drive the trip. */
  readonly bases: Bases
  readonly closedAt: (at: Date) => ClosedTime | undefined
  /** Whether it depends on the time if the class is sold. */
  readonly isLimiting: boolean
}

type RuledTrip = Pick<TripToDrive, 'vehicleId' | 'pickup'>

/** As it is now. By the next statement it may be another. */
export async function readAvailabilityRules(
  trip: RuledTrip,
  database: DatabaseAccess,
): Promise<AvailabilityRules> {
  return availabilityRulesOf(trip, await readCapacity(database), database.clock())
}

export function availabilityRulesOf(
  { vehicleId, pickup }: RuledTrip,
  capacity: Capacity,
  now: Date,
): AvailabilityRules {
  const own = settingsOf(vehicleId, capacity.settings)
  const classes = classesFor({ vehicleId })
  const bases = basesOf(
    capacity.cars.filter((car) => classes.includes(car.vehicleId)),
    now,
  )
  const near = nearestBase(pickup, BASES)
  const closed = capacity.blackouts.filter(
    (blackout) =>
      blackout.ends > now.getTime() &&
      (blackout.vehicleId === null || blackout.vehicleId === vehicleId) &&
      (blackout.base === null || blackout.base === near),
  )
  return {
    capacity,
    bases,
    closedAt: soldTimes(closed, own, now),
    isLimiting: bases.size > 0 || own.leadMinutes > 0 || closed.length > 0,
  }
}
