import type { Vehicle } from '@chauffeur/domain/vehicles'
import type { Routing } from '@chauffeur/gateways/routing/routing'
import { readGuard, type Guard } from '../../capacity/guard.ts'
import type { Obstacle } from '../../capacity/look-for-cars.ts'
import { obstacleOf } from '../../capacity/read-availability.ts'
import type { DatabaseAccess } from '../../core/transaction.ts'
import { measureTrip } from '../routes/measure-trip.ts'
import type { Trip } from '../routes/plan-trip.ts'
import { obstacleInWords } from './obstacle-in-words.ts'

interface TripAtTime {
  readonly trip: Trip
  readonly vehicle: Vehicle
  readonly pickupAt: Date
  /** Driving, without the stays; null for a hire and where it was not measured. */
  readonly durationMinutes: number | null
}

/** What keeps a trip from being sold at a time, with its sentence. Nothing is held. */
export async function obstacleOfTrip(
  { trip, vehicle, pickupAt, durationMinutes }: TripAtTime,
  guard: Guard,
  database: DatabaseAccess,
): Promise<{ readonly obstacle: Obstacle; readonly sentence: string } | undefined> {
  const planned = {
    vehicleId: vehicle.id,
    pickupAt,
    pickup: trip.pickup,
    dropoff: trip.serviceType === 'hourly' ? null : trip.dropoff,
    hireHours: trip.serviceType === 'hourly' ? trip.hours : null,
    durationMinutes,
    stayMinutes: trip.stops.reduce((sum, { minutes }) => sum + minutes, 0),
  }
  const obstacle = await obstacleOf(planned, guard, database)
  if (!obstacle) return undefined
  const facts = { vehicleName: vehicle.name, trip: planned, now: database.clock() }
  return { obstacle, sentence: obstacleInWords(obstacle, facts) }
}

/** Why a trip that was not priced could not be booked now, in a sentence; null where it could. */
export async function whyNotSold(
  trip: Omit<TripAtTime, 'durationMinutes'>,
  context: DatabaseAccess & { readonly routing: Routing },
): Promise<string | null> {
  const asked = { vehicleId: trip.vehicle.id, pickup: trip.trip.pickup }
  const guard = await readGuard(asked, context)
  if (!guard.isLimiting) return null
  const { durationMinutes } = await measureTrip(trip.trip, context.routing)
  return (await obstacleOfTrip({ ...trip, durationMinutes }, guard, context))?.sentence ?? null
}
