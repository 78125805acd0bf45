import type { Job } from './cars-needed.ts'
import type { Point } from './geometry.ts'

/** Drives are planned a tenth longer than an empty road takes. */
const TRAFFIC_FACTOR = 1.1

export interface PlannedTrip {
  readonly pickupAt: Date
  readonly pickup: Point
  /** Null for an hourly hire, which ends where it began. */
  readonly dropoff: Point | null
  readonly hireHours: number | null
  /** How long the chauffeur is expected to wait for the guest. */
  readonly waitMinutes: number
  /** On an empty road, through all stops; null for a hire. */
  readonly driveMinutes: number | null
  /** The stays at its stops. */
  readonly stayMinutes: number
}

/** A drive as it is planned for. */
export function plannedDrive(emptyRoadMinutes: number): number {
  return emptyRoadMinutes * TRAFFIC_FACTOR
}

/** When and where a trip takes a car and gives it back. */
export function tripJob(trip: PlannedTrip): Job {
  const { pickupAt, pickup, dropoff, hireHours, waitMinutes, driveMinutes, stayMinutes } = trip
  const start = pickupAt.getTime()
  const minutes =
    hireHours === null ? waitMinutes + plannedDrive(driveMinutes ?? 0) + stayMinutes : hireHours * 60
  return { start, end: start + Math.ceil(minutes) * 60_000, from: pickup, to: dropoff ?? pickup }
}
