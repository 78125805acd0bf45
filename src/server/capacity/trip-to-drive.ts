import { airportAt, isAtAirport } from '@chauffeur/domain/airports'
import type { CapacitySettings } from '@chauffeur/domain/capacity-settings'
import { type ChainRules, type Job, plannedDrive, tripJob } from '@chauffeur/domain/cars-needed'
import type { Point } from '@chauffeur/domain/geometry'
import type { VehicleId } from '@chauffeur/domain/vehicles'
import {
  embeddedDriveMinutes,
  type FindDriveMinutes,
} from '@chauffeur/gateways/routing/embedded/embedded-router'
import { GAZETTEER } from '@chauffeur/geodata/gazetteer'

/** The part of a trip for which it needs a car. */
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

/** The minutes of a drive that nobody could measure. */
const UNMEASURED_DRIVE = 60
const airports = GAZETTEER.filter(({ displayType }) => displayType === 'airport')

let drive: FindDriveMinutes | undefined
/** Only the embedded road graph is asked: others wait for the lock that is held meanwhile. */
const emptyRoad: FindDriveMinutes = (from, to) => (drive ??= embeddedDriveMinutes())(from, to)

/** When a car of a class can do one job after another. */
export function chainRulesOf({ turnaroundMinutes }: Pick<CapacitySettings, 'turnaroundMinutes'>): ChainRules {
  return { driveMinutes, turnaroundMinutes }
}

/** The planned drive from one point to another; undefined where there is no road. */
export function driveMinutes(from: Point, to: Point): number | undefined {
  const minutes = emptyRoad(from, to)
  return minutes === undefined ? undefined : plannedDrive(minutes)
}

/** One point for each airport, by its IATA code, with the name of its first terminal. */
export function listAirports(): { readonly code: string; readonly name: string; readonly point: Point }[] {
  const named = airports.flatMap((airport) => {
    const code = airportAt(airport)
    return code === undefined ? [] : [{ code, name: airport.name.replace(/ - .*$/, ''), point: airport }]
  })
  return [...new Map(named.toReversed().map((airport) => [airport.code, airport])).values()].toReversed()
}

/** When and where a trip takes a car and gives it back. */
export function jobOf(
  { stayMinutes, durationMinutes, ...trip }: TripToDrive,
  { airportWaitMinutes, otherWaitMinutes }: Pick<CapacitySettings, 'airportWaitMinutes' | 'otherWaitMinutes'>,
): Job {
  const { pickup, dropoff } = trip
  const direct = dropoff && emptyRoad(pickup, dropoff)
  return tripJob({
    ...trip,
    waitMinutes: isAtAirport(pickup) ? airportWaitMinutes : otherWaitMinutes,
    // Never shorter than the graph's own drive: what follows from two drives in a row would not hold.
    driveMinutes: Math.max(durationMinutes ?? direct ?? UNMEASURED_DRIVE, direct ?? 0),
    stayMinutes,
  })
}
