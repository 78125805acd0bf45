import type { Point } from '@chauffeur/domain/geometry'
import { instantOf, isPast, isShortNotice, type Zone } from '@chauffeur/domain/time'
import { zoneAt } from '@chauffeur/domain/zone-at'
import { invalid } from '../../core/refusal.ts'

export interface PickupMoment {
  readonly zone: Zone
  readonly at: Date
  readonly shortNotice: boolean
}

/** The instant of a pick-up by the clock of its place. Refuses one that is past or that no clock shows. */
export function pickupMoment(
  wall: { readonly date: string; readonly time: string },
  place: Point & { readonly country: 'PT' | 'ES' | null },
  now: Date,
): PickupMoment {
  return momentOn(zoneOf(place), wall, now)
}

/** The same where only the zone matters. */
export function momentOn(
  zone: Zone,
  wall: { readonly date: string; readonly time: string },
  now: Date,
): PickupMoment {
  const moment = instantOf(wall, zone)
  if (moment.kind === 'skipped')
    throw invalid(
      'pickupTime',
      `The clocks go forward that night: ${wall.time} does not exist. The next time that does is ${moment.nextValid.time}.`,
    )
  if (isPast(moment.instant, now)) throw invalid('pickupTime', 'The pick-up time is in the past.')
  return { zone, at: moment.instant, shortNotice: isShortNotice(moment.instant, now) }
}

/** The clock that a place keeps. */
export function zoneOf(place: Point & { readonly country: 'PT' | 'ES' | null }): Zone {
  if (place.country === null) return zoneAt(place)
  return place.country === 'ES' ? 'Europe/Madrid' : 'Europe/Lisbon'
}
