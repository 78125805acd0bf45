import { fold } from '@chauffeur/domain/fold'
import { LRUCache } from 'lru-cache'

import { throwCallFailedAs } from '../../http/call-failed.ts'
import { withTimeout } from '../../http/with-timeout.ts'
import { autocomplete } from './autocomplete.ts'
import { type GeocodedPosition, geocodePlaceId } from './geocode-place-id.ts'
import { getOrFetch } from '../get-or-fetch.ts'
import {
  type PlaceProvider,
  type PlacesCallOptions,
  PlacesUnreachable,
  type ResolvedPlace,
  type Suggestion,
} from '../places.ts'
import { regionAt } from '../region-at.ts'
import type { Area } from '../service-area.ts'

export interface GooglePlacesOptions {
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
      withTimeout({ name: 'Google Geocoding', timeoutMs: resolveTimeoutMs }, (deadline) =>
        geocodePlaceId(placeId, geocoding, deadline),
      ),
    )

  const search = (query: string, limit: number, call: PlacesCallOptions | undefined, timeoutMs: number) =>
    withTimeout({ name: 'Google Places autocomplete', timeoutMs, signal: call?.signal }, async (deadline) => {
      const found = await autocomplete(query, predicting, call?.sessionToken, deadline)
      return found.slice(0, limit)
    })

  return {
    search: (query, limit, call) =>
      throwCallFailedAs(PlacesUnreachable, () => search(query, limit, call, searchTimeoutMs)),
    resolve: ({ text, placeId }, call) =>
      throwCallFailedAs(PlacesUnreachable, async () => {
        const known = placeId !== undefined && isPlaceId(placeId) ? await locate(placeId) : undefined
        if (placeId !== undefined && known) return chosenPlace(placeId, text, known, 'id')
        const address = fold(text)
        if (address === '') return undefined
        const id = await getOrFetch(idsByAddress, address, async () =>
          onlyId(
            await search(text, Infinity, { sessionToken: call?.sessionToken }, resolveTimeoutMs),
            address,
          ),
        )
        const found = id === undefined ? undefined : await locate(id)
        return id !== undefined && found ? chosenPlace(id, text, found, 'address') : undefined
      }),
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
