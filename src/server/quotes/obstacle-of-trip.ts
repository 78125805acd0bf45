import { todayIn, wallTimeIn } from '@chauffeur/domain/time'
import type { Vehicle } from '@chauffeur/domain/vehicles'
import { zoneAt } from '@chauffeur/domain/zone-at'
import type { Reason } from '@chauffeur/words/english-reasons'
import type { Routing } from '@chauffeur/gateways/routing/routing'
import { readAvailabilityRules, type AvailabilityRules } from '../capacity/availability-rules.ts'
import { type Obstacle, obstacleOf } from '../capacity/find-available-cars.ts'
import type { TripToDrive } from '../capacity/trip-to-drive.ts'
import { Refusal } from '../core/refusal.ts'
import type { DatabaseAccess } from '../core/transaction.ts'
import { measureTrip } from './routes/routes.ts'
import type { ResolvedTrip } from './routes/plan-trip.ts'

interface TripAtTime {
  readonly trip: ResolvedTrip
  readonly vehicle: Vehicle
  readonly pickupAt: Date
  /** Driving, without the stays; null for a hire and where it was not measured. */
  readonly durationMinutes: number | null
}

/** The obstacle to selling a trip at a time, and why. Nothing is held. */
export async function obstacleOfTrip(
  { trip, vehicle, pickupAt, durationMinutes }: TripAtTime,
  rules: AvailabilityRules,
  database: DatabaseAccess,
): Promise<{ readonly obstacle: Obstacle; readonly why: Reason } | undefined> {
  const planned = {
    vehicleId: vehicle.id,
    pickupAt,
    pickup: trip.pickup,
    dropoff: trip.serviceType === 'hourly' ? null : trip.dropoff,
    hireHours: trip.serviceType === 'hourly' ? trip.hours : null,
    durationMinutes,
    stayMinutes: trip.stops.reduce((sum, { minutes }) => sum + minutes, 0),
  }
  const obstacle = await obstacleOf(planned, rules, database)
  if (!obstacle) return undefined
  const facts = { vehicleName: vehicle.name, trip: planned, now: database.clock() }
  return { obstacle, why: whyObstacle(obstacle, facts) }
}

/** Why a trip that was not priced could not be booked now; null where it could. */
export async function whyNotSold(
  trip: Omit<TripAtTime, 'durationMinutes'>,
  context: DatabaseAccess & { readonly routing: Routing },
): Promise<Reason | null> {
  const asked = { vehicleId: trip.vehicle.id, pickup: trip.trip.pickup }
  const rules = await readAvailabilityRules(asked, context)
  if (!rules.isLimiting) return null
  const { durationMinutes } = await measureTrip(trip.trip, context.routing)
  const found = await obstacleOfTrip({ ...trip, durationMinutes }, rules, context)
  return found ? found.why : null
}

/** Why a trip is not sold, by the clock of its pick-up; where nothing is driven, in the office's own words. */
export function whyObstacle(
  obstacle: Obstacle,
  {
    vehicleName,
    trip,
    now,
  }: { readonly vehicleName: string; readonly trip: TripToDrive; readonly now: Date },
): Reason {
  const zone = zoneAt(trip.pickup)
  if (obstacle.kind === 'no-service') return { code: 'written', text: obstacle.sentence }
  if (obstacle.kind === 'short-notice') {
    const { date, time } = wallTimeIn(zone, obstacle.earliest)
    return { code: 'short_notice', date: date === todayIn(zone, now) ? null : date, time }
  }
  const { nearestTimes } = obstacle
  return { code: 'no_car', vehicle: vehicleName, ...wallTimeIn(zone, trip.pickupAt), nearestTimes }
}

/** The refusal of a trip that is not sold. */
export function notSold(
  obstacle: Obstacle,
  { vehicleName }: { readonly vehicleName: string },
  trip: TripToDrive,
  now: Date,
): Refusal {
  const why = whyObstacle(obstacle, { vehicleName, trip, now })
  const zone = zoneAt(trip.pickup)
  if (obstacle.kind === 'no-car') return new Refusal('NO_CAR', why, { nearestTimes: obstacle.nearestTimes })
  if (obstacle.kind === 'short-notice') {
    const { date, time } = wallTimeIn(zone, obstacle.earliest)
    return new Refusal('SHORT_NOTICE', why, { earliestDate: date, earliestTime: time })
  }
  const { date, time } = wallTimeIn(zone, obstacle.until)
  return new Refusal('NO_SERVICE', why, { untilDate: date, untilTime: time })
}
