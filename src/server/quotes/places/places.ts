import type { Location } from '@chauffeur/contract/locations'
import { POPULAR_LIMIT } from '@chauffeur/domain/limits'
import { pinText } from '@chauffeur/domain/pin'
import {
  PinRefused,
  PlacesUnreachable,
  type Places,
  type PlacesCallOptions,
  type ResolvedPlace,
  type Suggestion,
} from '@chauffeur/gateways/places/places'
import { aboutField, invalid, Refusal } from '../../core/refusal.ts'
import type { Point } from '@chauffeur/domain/geometry'
import { instantOf, isPast, isShortNotice, type Zone } from '@chauffeur/domain/time'
import { zoneAt } from '@chauffeur/domain/zone-at'

/** The places that a typed text may mean; without a text, the popular ones. */
export async function findLocations(
  { q, limit }: { q: string; limit: number },
  places: Places,
  asking: PlacesCallOptions = {},
): Promise<Location[]> {
  const found = q
    ? await places.search(q, limit, asking)
    : await places.popular(Math.min(limit, POPULAR_LIMIT))
  return found.map(presentPlace)
}

/** A point on the map as a place. Refuses one that no car can come to. */
export async function findLocationAt(
  { latitude, longitude }: { latitude: number; longitude: number },
  places: Places,
): Promise<Location> {
  try {
    return presentPlace(await places.at({ lat: latitude, lon: longitude }))
  } catch (error) {
    if (error instanceof PinRefused) throw new Refusal('UNKNOWN_PLACE', error.obstacle)
    if (!(error instanceof PlacesUnreachable)) throw error
    const place = pinText({ lat: latitude, lon: longitude })
    throw new Refusal('PLACES_UNAVAILABLE', { code: 'place_search_failed', place })
  }
}

function presentPlace(place: Suggestion): Location {
  const { id, name, address, region, displayType, aliases, isGoogleResult, lat, lon, pin } = place
  return {
    id,
    name,
    address,
    region,
    displayType,
    aliases: [...aliases],
    isGoogleResult,
    ...(pin && lat !== null && lon !== null && { pin: { latitude: lat, longitude: lon, ...pin } }),
  }
}

export interface PlaceText {
  readonly text: string
  readonly placeId: string | null
}

/** The one place that a text or place id stands for; the same answer for map, region, stops, price and booking. */
export async function findPlace(of: PlaceText, places: Places): Promise<ResolvedPlace | undefined> {
  const found = await placeOrObstacle(of, places)
  return found instanceof PinRefused ? undefined : found
}

async function placeOrObstacle(
  { text, placeId }: PlaceText,
  places: Places,
): Promise<ResolvedPlace | PinRefused | undefined> {
  try {
    return await places.resolve({ text, ...(placeId && { placeId }) })
  } catch (error) {
    if (error instanceof PinRefused) return error
    if (!(error instanceof PlacesUnreachable)) throw error
    throw new Refusal('PLACES_UNAVAILABLE', { code: 'place_search_failed', place: text })
  }
}

/** Like findPlace, for calls that cannot go on without it. `field` names the input it came from. */
export async function resolvePlace(of: PlaceText, field: string, places: Places): Promise<ResolvedPlace> {
  const place = await placeOrObstacle(of, places)
  if (place instanceof PinRefused) throw aboutField('UNKNOWN_PLACE', field, place.obstacle)
  if (place) return place
  throw aboutField('UNKNOWN_PLACE', field, { code: 'place_not_chosen', place: of.text })
}

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

/** The instant of a pick-up by the clock of a zone. */
export function momentOn(
  zone: Zone,
  wall: { readonly date: string; readonly time: string },
  now: Date,
): PickupMoment {
  const moment = instantOf(wall, zone)
  if (moment.kind === 'skipped')
    throw invalid('pickupTime', { code: 'time_skipped', time: wall.time, next: moment.nextValid.time })
  if (isPast(moment.instant, now)) throw invalid('pickupTime', { code: 'pickup_time_past' })
  return { zone, at: moment.instant, shortNotice: isShortNotice(moment.instant, now) }
}

/** The clock that a place keeps. */
export function zoneOf(place: Point & { readonly country: 'PT' | 'ES' | null }): Zone {
  if (place.country === null) return zoneAt(place)
  return place.country === 'ES' ? 'Europe/Madrid' : 'Europe/Lisbon'
}
