import { BASE_POINTS, BASES, nearestBase } from '@chauffeur/domain/cars'
import type { Job } from '@chauffeur/domain/cars-needed'
import type { Point } from '@chauffeur/domain/geometry'
import type { TripProgress } from '../assignments/read-trip-progress.ts'
import { driveMinutes } from '../capacity/trip-to-drive.ts'

/** A pause that is longer is spent at the base. */
export const REST_MS = 4 * 60 * 60_000

/** How long whoever drives a trip takes to its pick-up: from the trip before, or from the base. */
export function drivesToPickups(
  jobs: ReadonlyMap<string, Job>,
  progress: ReadonlyMap<string, readonly TripProgress[]>,
): (of: TripProgress, job: Job) => number {
  const ofDriver = Map.groupBy([...progress.values()].flat(), ({ assignment }) => assignment.driverId)
  return ({ car, driver }, job) => {
    const before = driver
      ? ofDriver
          .get(driver.id)
          ?.flatMap((other) => jobs.get(other.assignment.bookingId) ?? [])
          .filter(({ end }) => end <= job.start && job.start - end < REST_MS)
          .toSorted((a, b) => a.end - b.end)
          .at(-1)
      : undefined
    return driveMinutes(before?.to ?? homeOf(car, job.from), job.from) ?? 0
  }
}

/** Where a car is kept; of one that is not known, the nearest base. */
export function homeOf(car: TripProgress['car'], pickup: Point): Point {
  return BASE_POINTS[car?.base ?? nearestBase(pickup, BASES) ?? 'Algarve']
}
