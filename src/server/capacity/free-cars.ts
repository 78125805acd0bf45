import { hasCarFor, type Job } from '@chauffeur/domain/cars-needed'
import { MINUTE_MS } from '@chauffeur/domain/duration'
import { wallTimeIn } from '@chauffeur/domain/time'
import { zoneAt } from '@chauffeur/domain/zone-at'
import { SPRINTER_ID, VITO_ID, type VehicleId } from '@chauffeur/domain/vehicles'
import { settingsOf, type Settings } from './capacity-settings.ts'
import { jobOf, type TripToDrive } from './trip-to-drive.ts'
import type { CarPool } from './car-pools.ts'

/** One class for each car that a trip needs. */
export type Cars = readonly VehicleId[]
type CarPools = ReadonlyMap<VehicleId, CarPool>

/** Minutes earlier or later: in fine steps for three hours, then in coarse ones for the rest of the day. */
const SHIFTS = [
  ...Array.from({ length: 36 }, (_, index) => (index + 1) * 5),
  ...Array.from({ length: 84 }, (_, index) => 180 + (index + 1) * 15),
]

/** The classes whose cars can drive what was booked as this one. */
export function classesFor({ vehicleId }: Pick<TripToDrive, 'vehicleId'>): Cars {
  return vehicleId === SPRINTER_ID ? [SPRINTER_ID, VITO_ID] : [vehicleId]
}

/** The cars that are free for a job: one of the class, or two Vitos for a Sprinter. */
export function findCars(job: Job, { vehicleId }: TripToDrive, pools: CarPools): Cars | undefined {
  const choices: readonly Cars[] =
    vehicleId === SPRINTER_ID ? [[SPRINTER_ID], [VITO_ID, VITO_ID]] : [[vehicleId]]
  return choices.find((cars) => areFree(cars, job, pools))
}

/** All cars of one choice are of one class. */
function areFree([vehicleId, ...others]: Cars, job: Job, pools: CarPools): boolean {
  const pool = vehicleId && pools.get(vehicleId)
  if (!pool) return false
  const beside = others.map(() => job)
  return hasCarFor(job, [...pool.jobs, ...beside], pool.cars, pool.rules)
}

/** The free times that are nearest before and after, of the same day, not past and sold, on the pick-up's clock. */
export function nearestTimes(
  trip: TripToDrive,
  { pools, settings, isSold }: { pools: CarPools; settings: Settings; isSold: (at: Date) => boolean },
  now: Date,
): readonly string[] {
  const zone = zoneAt(trip.pickup)
  const { date } = wallTimeIn(zone, trip.pickupAt)
  const job = jobOf(trip, settingsOf(trip.vehicleId, settings))
  const firstFree = (direction: 1 | -1): string | undefined => {
    for (const minutes of SHIFTS) {
      const shift = direction * minutes * MINUTE_MS
      const at = new Date(trip.pickupAt.getTime() + shift)
      const wall = wallTimeIn(zone, at)
      if (at <= now || wall.date !== date) return undefined
      const moved = { ...job, start: job.start + shift, end: job.end + shift }
      if (isSold(at) && findCars(moved, trip, pools)) return wall.time
    }
    return undefined
  }
  return [firstFree(-1), firstFree(1)].filter((time) => time !== undefined)
}
