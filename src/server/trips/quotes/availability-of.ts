import type { Quote, QuoteInput } from '@chauffeur/contract/quotes'
import { instantOf, isPast } from '@chauffeur/domain/time'
import type { Vehicle } from '@chauffeur/domain/vehicles'
import { readGuard } from '../../capacity/guard.ts'
import type { Obstacle } from '../../capacity/look-for-cars.ts'
import type { DatabaseAccess } from '../../core/transaction.ts'
import { zoneOf } from '../places/pickup-moment.ts'
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
  { pickupDate, pickupTime }: Pick<QuoteInput, 'pickupDate' | 'pickupTime'>,
  { trip, vehicle, priced }: Planned,
  database: DatabaseAccess,
): Promise<Availability> {
  const guard = await readGuard({ vehicleId: vehicle.id, pickup: trip.pickup }, database)
  if (!guard.isLimiting) return {}
  const moment =
    pickupDate === null || pickupTime === null
      ? undefined
      : instantOf({ date: pickupDate, time: pickupTime }, zoneOf(trip.pickup))
  // No clock shows some times, and past ones are nobody's to book.
  if (moment?.kind !== 'instant' || isPast(moment.instant, database.clock()))
    return { availability: 'depends_on_time' }
  const found = await obstacleOfTrip(
    { trip, vehicle, pickupAt: moment.instant, durationMinutes: priced.durationMinutes },
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
