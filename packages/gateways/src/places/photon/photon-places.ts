import { fold } from '@chauffeur/domain/fold'
import { greatCircleKm } from '@chauffeur/domain/geometry'

import { fetchJson } from '../../http/fetch-json.ts'
import { withTimeout } from '../../http/with-timeout.ts'
import { PHOTON_ID, photonAnswer, placeFromFeature } from './photon-features.ts'
import { type Place, type PlaceProvider, PlacesUnreachable } from '../places.ts'
import { type Area, CENTRE, SERVICE_AREA } from '../service-area.ts'
import { unreachableIfFailed } from '../unreachable-if-failed.ts'

export interface PhotonPlacesOptions {
  /** The address of a Photon service, without `/api`. */
  readonly baseUrl: string
  readonly area?: Area
  /** One that the service was set up with; it answers another one with an error. */
  readonly language?: string
  /** For a list while somebody types, in milliseconds, headers and body together. */
  readonly searchTimeoutMs?: number
  /** The same for the one place that was chosen. */
  readonly resolveTimeoutMs?: number
}

const CALL = 'Photon search'
/** Among so many rows the chosen one is looked for again. */
const CANDIDATES = 20
/** Two rows of one address closer than this are one place, mapped twice. */
const SAME_PLACE_KM = 0.3

/**
 * Places of OpenStreetMap by a Photon service, without a key. Photon cannot be asked for an id, so a chosen place
 * is found again by its text and told by its id or its whole address.
 */
export function photonPlaces(options: PhotonPlacesOptions): PlaceProvider {
  const { searchTimeoutMs = 1000, resolveTimeoutMs = 2500 } = options
  return {
    search: (query, limit, asking) =>
      unreachableIfFailed(() =>
        withTimeout({ name: CALL, timeoutMs: searchTimeoutMs, signal: asking?.signal }, (deadline) =>
          find(query, limit, options, deadline),
        ),
      ),
    resolve: ({ text, placeId }, asking) =>
      unreachableIfFailed(() =>
        withTimeout({ name: CALL, timeoutMs: resolveTimeoutMs, signal: asking?.signal }, async (deadline) => {
          const [name = ''] = text.split(',')
          for (const query of new Set([text, name])) {
            if (fold(query) === '') continue
            const found = await find(query, CANDIDATES, options, deadline)
            const known = PHOTON_ID.test(placeId ?? '') && found.find(({ id }) => id === placeId)
            if (known) return { ...known, match: 'id', confidence: 1 } as const
            const place = onlyOne(found.filter(({ address }) => fold(address) === fold(text)))
            if (place) return { ...place, match: 'address', confidence: 1 } as const
          }
          return undefined
        }),
      ),
  }
}

async function find(
  query: string,
  limit: number,
  { baseUrl, area = SERVICE_AREA, language = 'en' }: PhotonPlacesOptions,
  signal: AbortSignal,
): Promise<Place[]> {
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}/api`)
  url.search = new URLSearchParams({
    q: query,
    limit: `${limit}`,
    lat: `${CENTRE.lat}`,
    lon: `${CENTRE.lon}`,
    bbox: [area.west, area.south, area.east, area.north].join(','),
    lang: language,
  }).toString()
  const { status, json } = await fetchJson({ name: CALL, url }, signal)
  if (status !== 200) throw new PlacesUnreachable(`${CALL}: answered ${status}`)
  const read = photonAnswer.safeParse(json)
  if (!read.success) throw new PlacesUnreachable(`${CALL}: answered in another shape`)
  return read.data.features
    .map(placeFromFeature)
    .filter((place) => place !== undefined)
    .slice(0, limit)
}

function onlyOne([first, ...others]: readonly Place[]): Place | undefined {
  return first && others.every((other) => greatCircleKm(first, other) < SAME_PLACE_KM) ? first : undefined
}
