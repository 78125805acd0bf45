import { noCarSentence, shortNoticeSentence } from '@chauffeur/domain/not-sold'
import { todayIn, wallTimeIn } from '@chauffeur/domain/time'
import { zoneAt } from '@chauffeur/domain/zone-at'
import type { Obstacle } from '../../capacity/look-for-cars.ts'
import type { TripToDrive } from '../../capacity/trip-to-drive.ts'

/** Why a trip is not sold, for people, by the clock of its pick-up. */
export function obstacleInWords(
  obstacle: Obstacle,
  {
    vehicleName,
    trip,
    now,
  }: { readonly vehicleName: string; readonly trip: TripToDrive; readonly now: Date },
): string {
  const zone = zoneAt(trip.pickup)
  if (obstacle.kind === 'no-service') return obstacle.sentence
  if (obstacle.kind === 'short-notice')
    return shortNoticeSentence(wallTimeIn(zone, obstacle.earliest), todayIn(zone, now))
  return noCarSentence(vehicleName, wallTimeIn(zone, trip.pickupAt), obstacle.nearestTimes)
}
