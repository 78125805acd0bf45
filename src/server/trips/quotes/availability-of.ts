import type { Quote, QuoteInput } from '@chauffeur/contract/quotes'
import { instantOf, isPast } from '@chauffeur/domain/time'
import type { Vehicle } from '@chauffeur/domain/vehicles'
import { readGuard, type Obstacle } from '../../capacity/guard.ts'
import { obstacleOf } from '../../capacity/read-availability.ts'
import type { DatabaseAccess } from '../../core/transaction.ts'
import { zoneOf } from '../places/pickup-moment.ts'
import type { Trip } from '../routes/plan-trip.ts'
import { obstacleInWords } from './obstacle-in-words.ts'
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
  const asked = { vehicleId: vehicle.id, pickup: trip.pickup }
  const guard = await readGuard(asked, { isSelling: false }, database)
  if (!guard.isLimiting) return {}
  const moment =
    pickupDate === null || pickupTime === null
      ? undefined
      : instantOf({ date: pickupDate, time: pickupTime }, zoneOf(trip.pickup))
  // No clock shows some times, and past ones are nobody's to book.
  if (moment?.kind !== 'instant' || isPast(moment.instant, database.clock()))
    return { availability: 'depends_on_time' }
  const planned = {
    ...asked,
    pickupAt: moment.instant,
    dropoff: trip.serviceType === 'hourly' ? null : trip.dropoff,
    hireHours: trip.serviceType === 'hourly' ? trip.hours : null,
    durationMinutes: priced.durationMinutes,
    stayMinutes: trip.stops.reduce((sum, { minutes }) => sum + minutes, 0),
  }
  const obstacle = await obstacleOf(planned, guard, database)
  if (!obstacle) return { availability: 'available' }
  return {
    availability: wordFor(obstacle),
    unavailableBecause: obstacleInWords(obstacle, {
      vehicleName: vehicle.name,
      trip: planned,
      now: database.clock(),
    }),
    ...(obstacle.kind === 'no-car' && { nearestTimes: [...obstacle.nearestTimes] }),
  }
}

function wordFor(obstacle: Obstacle): Availability['availability'] {
  if (obstacle.kind === 'short-notice') return 'short_notice'
  return obstacle.kind === 'no-car' && obstacle.whenFull === 'ask' ? 'on_request' : 'none'
}
