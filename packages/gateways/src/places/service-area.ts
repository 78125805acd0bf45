import { greatCircleKm, type Point } from '@chauffeur/domain/geometry'
import { isInAlgarve } from '@chauffeur/geodata/algarve'
import { GAZETTEER } from '@chauffeur/geodata/gazetteer'
import { fold } from '@chauffeur/domain/fold'
import type { Place } from './places.ts'

/** A rectangle of the map, in degrees. */
export interface Area {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/**
 * Where a journey may start or end: the mainland from Málaga to Porto and Madrid. Without it a search would offer
 * Madeira, the Azores and Lagos in Nigeria.
 */
export const SERVICE_AREA: Area = { south: 35.95, west: -9.6, north: 41.6, east: -3.4 }

/** Where most journeys start: providers that rank by distance measure from here. */
export const CENTRE = { lat: 37.12, lon: -8.2 }

/** A place of the gazetteer farther away than this does not decide the region. */
const NEAR_KM = 15

/** The gazetteer's region that a position belongs to; `other` where none is near. */
export function regionAt(point: Point): string {
  if (isInAlgarve(point)) return 'Algarve'
  let nearest = { km: NEAR_KM, region: 'other' }
  for (const place of GAZETTEER) {
    const km = greatCircleKm(point, place)
    if (km < nearest.km && place.region !== 'Algarve') nearest = { km, region: place.region }
  }
  return nearest.region
}

/** The country that sets a pick-up's time zone, from its ISO code; null for any other and for none. */
export function countryFromCode(code: string | null | undefined): Place['country'] {
  const upper = code?.toUpperCase()
  return upper === 'PT' || upper === 'ES' ? upper : null
}

const NAMES: Readonly<Record<string, Place['country']>> = {
  portugal: 'PT',
  spain: 'ES',
  espana: 'ES',
  espanha: 'ES',
}

/** The country of an address that ends with its name; null for any other and for none. */
export function countryFromAddress(address: string): Place['country'] {
  return NAMES[fold(address.split(',').at(-1) ?? '')] ?? null
}
