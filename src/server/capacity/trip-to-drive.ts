import type { ChainRules, Job } from '@chauffeur/domain/cars-needed'
import { greatCircleKm, type Point } from '@chauffeur/domain/geometry'
import { plannedDrive, tripJob } from '@chauffeur/domain/trip-job'
import type { VehicleId } from '@chauffeur/domain/vehicles'
import { embeddedDriveMinutes, type DriveMinutes } from '@chauffeur/gateways/routing/embedded/drive-minutes'
import { GAZETTEER } from '@chauffeur/geodata/gazetteer'

/** What a trip needs a car for. */
export interface TripToDrive {
  readonly vehicleId: VehicleId
  readonly pickupAt: Date
  readonly pickup: Point
  /** Null for a hire. */
  readonly dropoff: Point | null
  readonly hireHours: number | null
  /** As priced, through all stops; null where it was not measured. */
  readonly durationMinutes: number | null
  readonly stayMinutes: number
}

/** How long a chauffeur is planned to wait for the guest, and what a car needs between two jobs, in minutes. */
const AIRPORT_WAIT = 45
const OTHER_WAIT = 15
const TURNAROUND = 30
/** What a drive counts as that nobody could measure. */
const UNMEASURED_DRIVE = 60
/** The terminals of an airport lie so near to its point. */
const AIRPORT_KM = 2

const airports = GAZETTEER.filter(({ displayType }) => displayType === 'airport')

let drive: DriveMinutes | undefined
/** Only the embedded road graph is asked: others wait for the lock that is held meanwhile. */
const emptyRoad: DriveMinutes = (from, to) => (drive ??= embeddedDriveMinutes())(from, to)

export const chainRules: ChainRules = {
  driveMinutes(from, to) {
    const minutes = emptyRoad(from, to)
    return minutes === undefined ? undefined : plannedDrive(minutes)
  },
  turnaroundMinutes: TURNAROUND,
}

/** When and where a trip takes a car and gives it back. */
export function jobOf({ stayMinutes, durationMinutes, ...trip }: TripToDrive): Job {
  const { pickup, dropoff } = trip
  const direct = dropoff && emptyRoad(pickup, dropoff)
  return tripJob({
    ...trip,
    waitMinutes: airports.some((airport) => greatCircleKm(airport, pickup) <= AIRPORT_KM)
      ? AIRPORT_WAIT
      : OTHER_WAIT,
    // Never shorter than the graph's own drive: what follows from two drives in a row would not hold.
    driveMinutes: Math.max(durationMinutes ?? direct ?? UNMEASURED_DRIVE, direct ?? 0),
    stayMinutes,
  })
}
