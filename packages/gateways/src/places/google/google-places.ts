import { fold } from '@chauffeur/domain/fold'
import { LRUCache } from 'lru-cache'
import { greatCircleKm, type Point } from '@chauffeur/domain/geometry'
import { z } from 'zod'
import { withTimeout, fetchJson } from '../../http/fetch-json.ts'
import { AUTOCOMPLETE, autocomplete, isWideArea } from './autocomplete.ts'
import { getOrFetch } from '../cached-places.ts'
import {
  type PlaceProvider,
  type PlacesCallOptions,
  PlacesUnreachable,
  type ResolvedPlace,
  type Suggestion,
  type Place,
  PlacesRefused,
} from '../places.ts'
import { regionAt, type Area, countryFromCode } from '../service-area.ts'

interface GooglePlacesOptions {
  readonly apiKey: string
  /** Other addresses to test against. */
  readonly placesUrl?: string
  readonly geocodingUrl?: string
  readonly area?: Area
  /** For a list while somebody types, in milliseconds until the last byte. */
  readonly searchTimeoutMs?: number
  /** For the one place that was chosen, in milliseconds until the last byte. */
  readonly resolveTimeoutMs?: number
}

/** Of positions and place ids only, which Google's terms allow to store: one page needs each of them ten times. */
const CACHE = { max: 2000, ttl: 10 * 60_000 }

/** Places by Google: Autocomplete (New) finds them, Geocoding gives the position of the chosen one. */
export function googlePlaces(options: GooglePlacesOptions): PlaceProvider {
  const { searchTimeoutMs = 1000, resolveTimeoutMs = 2000 } = options
  const geocoding = { apiKey: options.apiKey, baseUrl: options.geocodingUrl }
  const predicting = { apiKey: options.apiKey, baseUrl: options.placesUrl, area: options.area }
  const positions = new LRUCache<string, Promise<GeocodedPosition | undefined>>(CACHE)
  const idsByAddress = new LRUCache<string, Promise<string | undefined>>(CACHE)

  const locate = (placeId: string) =>
    getOrFetch(positions, placeId, () =>
      withTimeout({ name: CALL, timeoutMs: resolveTimeoutMs, failAs: PlacesUnreachable }, (deadline) =>
        geocodePlaceId(placeId, geocoding, deadline),
      ),
    )

  const search = (query: string, timeoutMs: number, { sessionToken, signal }: PlacesCallOptions = {}) =>
    withTimeout({ name: AUTOCOMPLETE, timeoutMs, signal, failAs: PlacesUnreachable }, (deadline) =>
      autocomplete(query, predicting, sessionToken, deadline),
    )

  return {
    search: async (query, limit, call) => (await search(query, searchTimeoutMs, call)).slice(0, limit),
    resolve: async ({ text, placeId }, call) => {
      const known = placeId !== undefined && isPlaceId(placeId) ? await locate(placeId) : undefined
      if (placeId !== undefined && known) return chosenPlace(placeId, text, known, 'id')
      const address = fold(text)
      if (address === '') return undefined
      const id = await getOrFetch(idsByAddress, address, async () =>
        onlyId(await search(text, resolveTimeoutMs, { sessionToken: call?.sessionToken }), address),
      )
      const found = id === undefined ? undefined : await locate(id)
      return id !== undefined && found ? chosenPlace(id, text, found, 'address') : undefined
    },
    addressAt: (point, call) =>
      withTimeout(
        { name: REVERSE_CALL, timeoutMs: searchTimeoutMs, signal: call?.signal, failAs: PlacesUnreachable },
        (deadline) => geocodePoint(point, geocoding, deadline),
      ),
  }
}

/** The id of the only place with exactly this address, folded; a similar address is no match. */
function onlyId(found: readonly Suggestion[], address: string): string | undefined {
  const [only, ...others] = found.filter((place) => fold(place.address) === address)
  return others.length === 0 ? only?.id : undefined
}

/** The name and address are those that the person chose: Google's own may be shown, but not stored. */
function chosenPlace(
  id: string,
  text: string,
  { lat, lon, country }: GeocodedPosition,
  match: ResolvedPlace['match'],
): ResolvedPlace {
  return {
    id,
    name: text.split(',')[0]?.trim() ?? '',
    address: text,
    region: regionAt({ lat, lon }),
    displayType: 'generic',
    aliases: [],
    isGoogleResult: true,
    lat,
    lon,
    country,
    match,
    confidence: 1,
  }
}

function isPlaceId(text: string): boolean {
  return /^[\w-]{10,500}$/.test(text)
}

interface GoogleGeocodingOptions {
  readonly apiKey: string
  /** Another address to test against. */
  readonly baseUrl?: string | undefined
}

/** Where a place is. Google's terms allow to store a position for 30 days and a place id, but no names or addresses. */
interface GeocodedPosition extends Point {
  readonly country: Place['country']
}

const CALL = 'Google Geocoding'
const REVERSE_CALL = 'Google reverse geocoding'
/** An address that is farther from a point, in kilometres, is not the one of the point. */
const AT_ADDRESS_KM = 0.05
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
        formatted_address: z.string().default(''),
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
async function geocodePlaceId(
  placeId: string,
  options: GoogleGeocodingOptions,
  signal: AbortSignal,
): Promise<GeocodedPosition | undefined> {
  const [place] = await geocode(CALL, { place_id: placeId }, options, signal)
  if (!place || isWideArea(place.types) || isWide(place.geometry.viewport)) return undefined
  const { lat, lng } = place.geometry.location
  const country = place.address_components.find(({ types }) => types.includes('country'))?.short_name
  return { lat, lon: lng, country: countryFromCode(country) }
}

/**
 * The street, house and town at a point, without the country; undefined where Google knows no house there.
 *
 * @throws {PlacesUnreachable} when Google does not answer as documented.
 * @throws {PlacesRefused} when Google does not accept the key.
 * @throws {CallFailed} when there is no readable response.
 */
async function geocodePoint(
  point: Point,
  options: GoogleGeocodingOptions,
  signal: AbortSignal,
): Promise<string | undefined> {
  const question = { latlng: `${point.lat},${point.lon}`, result_type: 'street_address' }
  const [place] = await geocode(REVERSE_CALL, question, options, signal)
  if (!place) return undefined
  const { lat, lng } = place.geometry.location
  if (greatCircleKm(point, { lat, lon: lng }) > AT_ADDRESS_KM) return undefined
  return place.formatted_address.replace(/, [^,]+$/, '') || undefined
}

async function geocode(
  name: string,
  question: Readonly<Record<string, string>>,
  { apiKey, baseUrl = 'https://maps.googleapis.com' }: GoogleGeocodingOptions,
  signal: AbortSignal,
): Promise<z.infer<typeof answer>['results']> {
  const url = new URL('/maps/api/geocode/json', baseUrl)
  url.search = new URLSearchParams({ ...question, language: 'en', key: apiKey }).toString()
  const { status, json } = await fetchJson({ name, url }, signal)
  const read = answer.safeParse(json)
  if (!read.success) throw new PlacesUnreachable(`${name}: answered ${status} in another shape`)
  // Google's error_message is left out: it may repeat the key.
  if (REFUSALS.has(read.data.status)) throw new PlacesRefused(`${name}: refused to answer`)
  if (NOT_FOUND.has(read.data.status)) return []
  if (read.data.status !== 'OK') throw new PlacesUnreachable(`${name}: answered ${status}, no result`)
  return read.data.results
}

type Corner = z.infer<typeof corner>

function isWide(viewport: { northeast: Corner; southwest: Corner } | undefined): boolean {
  if (!viewport) return false
  const { northeast, southwest } = viewport
  const [a, b] = [northeast, southwest].map(({ lat, lng }) => ({ lat, lon: lng }))
  return a !== undefined && b !== undefined && greatCircleKm(a, b) > MAX_EXTENT_KM
}
