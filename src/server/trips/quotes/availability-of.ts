import type { Quote } from '@chauffeur/contract/quotes'
import type { Vehicle } from '@chauffeur/domain/vehicles'
import { readGuard } from '../../capacity/guard.ts'
import type { Obstacle } from '../../capacity/look-for-cars.ts'
import type { DatabaseAccess } from '../../core/transaction.ts'
import type { Trip } from '../routes/plan-trip.ts'
import { obstacleOfTrip } from './obstacle-of-trip.ts'
import type { PricedTrip } from './price-trip.ts'

interface Planned {
  readonly trip: Trip
  readonly vehicle: Vehicle
  readonly priced: PricedTrip
}

type Availability = Pick<Quote, 'availability' | 'unavailableBecause' | 'nearestTimes'>

/** Whether what is quoted could be booked at its time, where that depends on the time. Nothing is held. */
export async function availabilityOf(
  pickupAt: Date | undefined,
  { trip, vehicle, priced }: Planned,
  database: DatabaseAccess,
): Promise<Availability> {
  const guard = await readGuard({ vehicleId: vehicle.id, pickup: trip.pickup }, database)
  if (!guard.isLimiting) return {}
  if (!pickupAt) return { availability: 'depends_on_time' }
  const found = await obstacleOfTrip(
    { trip, vehicle, pickupAt, durationMinutes: priced.durationMinutes },
    guard,
    database,
  )
  if (!found) return { availability: 'available' }
  const { obstacle, sentence } = found
  return {
    availability: wordFor(obstacle),
    unavailableBecause: sentence,
    ...(obstacle.kind === 'no-car' && { nearestTimes: [...obstacle.nearestTimes] }),
  }
}

function wordFor(obstacle: Obstacle): Availability['availability'] {
  if (obstacle.kind === 'short-notice') return 'short_notice'
  return obstacle.kind === 'no-car' && obstacle.whenFull === 'ask' ? 'on_request' : 'none'
}
