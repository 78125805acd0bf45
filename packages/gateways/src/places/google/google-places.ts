import { fold } from '@chauffeur/domain/fold'
import { LRUCache } from 'lru-cache'

import { within } from '../../http/with-timeout.ts'
import { autocomplete } from './autocomplete.ts'
import { type Located, locatePlace } from './geocode-place-id.ts'
import { once } from '../get-or-fetch.ts'
import { type Asking, type PlaceProvider, type ResolvedPlace, type Suggestion } from '../places.ts'
import { regionAt } from '../region-at.ts'
import type { Area } from '../service-area.ts'
import { unreachableIfFailed } from '../unreachable-if-failed.ts'

export interface GooglePlacesOptions {
  readonly apiKey: string
  /** Other addresses to test against. */
  readonly placesUrl?: string
  readonly geocodingUrl?: string
  readonly area?: Area
  /** For a list while somebody types, in milliseconds, headers and body together. */
  readonly searchLimitMs?: number
  /** The same for the one place that was chosen. */
  readonly resolveLimitMs?: number
}

/** Positions and place ids only, which Google's terms let us keep: one page asks for each of them ten times. */
const KEPT = { max: 2000, ttl: 10 * 60_000 }

/** Places by Google: Autocomplete (New) finds them, Geocoding says where the chosen one is. */
export function googlePlaces(options: GooglePlacesOptions): PlaceProvider {
  const { searchLimitMs = 1000, resolveLimitMs = 2000 } = options
  const geocoding = { apiKey: options.apiKey, baseUrl: options.geocodingUrl }
  const predicting = { apiKey: options.apiKey, baseUrl: options.placesUrl, area: options.area }
  const positions = new LRUCache<string, Promise<Located | undefined>>(KEPT)
  const idsByAddress = new LRUCache<string, Promise<string | undefined>>(KEPT)

  const locate = (placeId: string) =>
    once(positions, placeId, () =>
      within({ name: 'Google Geocoding', limitMs: resolveLimitMs }, (deadline) =>
        locatePlace(placeId, geocoding, deadline),
      ),
    )

  const search = (query: string, limit: number, asking: Asking | undefined, limitMs: number) =>
    within({ name: 'Google Places autocomplete', limitMs, signal: asking?.signal }, async (deadline) => {
      const found = await autocomplete(query, predicting, asking?.sessionToken, deadline)
      return found.slice(0, limit)
    })

  return {
    search: (query, limit, asking) => unreachableIfFailed(() => search(query, limit, asking, searchLimitMs)),
    resolve: ({ text, placeId }, asking) =>
      unreachableIfFailed(async () => {
        const known = placeId !== undefined && isPlaceId(placeId) ? await locate(placeId) : undefined
        if (placeId !== undefined && known) return chosenPlace(placeId, text, known, 'id')
        const address = fold(text)
        if (address === '') return undefined
        const id = await once(idsByAddress, address, async () =>
          onlyId(
            await search(text, Infinity, { sessionToken: asking?.sessionToken }, resolveLimitMs),
            address,
          ),
        )
        const found = id === undefined ? undefined : await locate(id)
        return id !== undefined && found ? chosenPlace(id, text, found, 'address') : undefined
      }),
  }
}

/** The id of the only place with that whole address; a text that is merely similar is no match. */
function onlyId(found: readonly Suggestion[], address: string): string | undefined {
  const [only, ...others] = found.filter((place) => fold(place.address) === address)
  return others.length === 0 ? only?.id : undefined
}

/** Its words are those that were chosen: Google's own may be shown, but not kept. */
function chosenPlace(
  id: string,
  text: string,
  { lat, lon, country }: Located,
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
