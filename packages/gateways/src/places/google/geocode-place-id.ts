import { greatCircleKm, type Point } from '@chauffeur/domain/geometry'
import { z } from 'zod'

import { fetchJson } from '../../http/fetch-json.ts'
import { countryFromCode } from '../country.ts'
import { isWideArea } from './place-types.ts'
import { type Place, PlacesRefused, PlacesUnreachable } from '../places.ts'

export interface GoogleGeocodingOptions {
  readonly apiKey: string
  /** Another address to test against. */
  readonly baseUrl?: string | undefined
}

/** Where a place is. Google's terms allow to store a position for 30 days and a place id, but no names or addresses. */
export interface GeocodedPosition extends Point {
  readonly country: Place['country']
}

const CALL = 'Google Geocoding'
/** The viewport of a city is smaller than this, that of a motorway or a district larger. */
const MAX_EXTENT_KM = 60

const corner = z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })

/** https://developers.google.com/maps/documentation/geocoding/requests-geocoding#GeocodingResponses */
const answer = z.object({
  status: z.string(),
  results: z
    .array(
      z.object({
        types: z.array(z.string()).default([]),
        address_components: z.array(z.object({ short_name: z.string(), types: z.array(z.string()) })),
        geometry: z.object({
          location: corner,
          viewport: z.object({ northeast: corner, southwest: corner }).optional(),
        }),
      }),
    )
    .default([]),
})

const REFUSALS = new Set(['REQUEST_DENIED', 'OVER_DAILY_LIMIT'])
/** Google answers INVALID_REQUEST for an id that never was one. */
const NOT_FOUND = new Set(['ZERO_RESULTS', 'NOT_FOUND', 'INVALID_REQUEST'])

/**
 * The position of a Google place id; undefined for an unknown id, and for an area too wide to send a car to.
 *
 * @throws {PlacesUnreachable} when Google does not answer as documented.
 * @throws {PlacesRefused} when Google does not accept the key.
 * @throws {CallFailed} when there is no readable response.
 */
export async function geocodePlaceId(
  placeId: string,
  { apiKey, baseUrl = 'https://maps.googleapis.com' }: GoogleGeocodingOptions,
  signal: AbortSignal,
): Promise<GeocodedPosition | undefined> {
  const url = new URL('/maps/api/geocode/json', baseUrl)
  url.search = new URLSearchParams({ place_id: placeId, language: 'en', key: apiKey }).toString()
  const { status, json } = await fetchJson({ name: CALL, url }, signal)
  const read = answer.safeParse(json)
  if (!read.success) throw new PlacesUnreachable(`${CALL}: answered ${status} in another shape`)
  // Google's error_message is left out: it may repeat the key.
  if (REFUSALS.has(read.data.status)) throw new PlacesRefused(`${CALL}: refused to answer`)
  if (NOT_FOUND.has(read.data.status)) return undefined
  if (read.data.status !== 'OK') throw new PlacesUnreachable(`${CALL}: answered ${status}, no result`)
  const [place] = read.data.results
  if (!place || isWideArea(place.types) || isWide(place.geometry.viewport)) return undefined
  const { lat, lng } = place.geometry.location
  const country = place.address_components.find(({ types }) => types.includes('country'))?.short_name
  return { lat, lon: lng, country: countryFromCode(country) }
}

type Corner = z.infer<typeof corner>

function isWide(viewport: { northeast: Corner; southwest: Corner } | undefined): boolean {
  if (!viewport) return false
  const { northeast, southwest } = viewport
  const [a, b] = [northeast, southwest].map(({ lat, lng }) => ({ lat, lon: lng }))
  return a !== undefined && b !== undefined && greatCircleKm(a, b) > MAX_EXTENT_KM
}
