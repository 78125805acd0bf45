import { wallTimeIn } from '@chauffeur/domain/time'
import { zoneAt } from '@chauffeur/domain/zone-at'
import type { Obstacle } from '../capacity/find-available-cars.ts'
import type { TripToDrive } from '../capacity/trip-to-drive.ts'
import { Refusal } from '../core/refusal.ts'
import { whyObstacle } from '../quotes/obstacle-of-trip.ts'

interface Named {
  readonly vehicleName: string
}

/** The refusal of a trip that is not sold. */
export function notSold(obstacle: Obstacle, booking: Named, trip: TripToDrive, now: Date): Refusal {
  const { vehicleName } = booking
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
