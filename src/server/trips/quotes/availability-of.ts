import type { Quote, QuoteInput } from '@chauffeur/contract/quotes'
import { instantOf, isPast } from '@chauffeur/domain/time'
import type { Vehicle } from '@chauffeur/domain/vehicles'
import { isClassGuarded, readAvailability } from '../../capacity/read-availability.ts'
import type { DatabaseAccess } from '../../core/transaction.ts'
import { zoneOf } from '../places/pickup-moment.ts'
import type { Trip } from '../routes/plan-trip.ts'
import type { PricedTrip } from './price-trip.ts'

interface Planned {
  readonly trip: Trip
  readonly vehicle: Vehicle
  readonly priced: PricedTrip
}

/** Whether a car is free for what is quoted, where its class is guarded. Nothing is held. */
export async function availabilityOf(
  { pickupDate, pickupTime }: Pick<QuoteInput, 'pickupDate' | 'pickupTime'>,
  { trip, vehicle, priced }: Planned,
  database: DatabaseAccess,
): Promise<Pick<Quote, 'availability' | 'nearestTimes'>> {
  if (!(await isClassGuarded(vehicle.id, database))) return {}
  const moment =
    pickupDate === null || pickupTime === null
      ? undefined
      : instantOf({ date: pickupDate, time: pickupTime }, zoneOf(trip.pickup))
  // No clock shows some times, and past ones are nobody's to book.
  if (moment?.kind !== 'instant' || isPast(moment.instant, database.clock()))
    return { availability: 'depends_on_time' }
  const found = await readAvailability(
    {
      vehicleId: vehicle.id,
      pickupAt: moment.instant,
      pickup: trip.pickup,
      dropoff: trip.serviceType === 'hourly' ? null : trip.dropoff,
      hireHours: trip.serviceType === 'hourly' ? trip.hours : null,
      durationMinutes: priced.durationMinutes,
      stayMinutes: trip.stops.reduce((sum, { minutes }) => sum + minutes, 0),
    },
    database,
  )
  return found.isFree
    ? { availability: 'available' }
    : { availability: 'on_request', nearestTimes: [...found.nearestTimes] }
}
