import { fold } from '@chauffeur/domain/fold'
import { greatCircleKm } from '@chauffeur/domain/geometry'
import { fetchJson, throwCallFailedAs, withTimeout } from '../../http/fetch-json.ts'
import { PHOTON_ID, photonAnswer, placeFromFeature } from './photon-features.ts'
import { type Place, type PlaceProvider, PlacesUnreachable } from '../places.ts'
import { type Area, CENTRE, SERVICE_AREA } from '../service-area.ts'

interface PhotonPlacesOptions {
  /** The address of a Photon service, without `/api`. */
  readonly baseUrl: string
  readonly area?: Area
  /** One of those that the service was set up with: any other is answered with an error. */
  readonly language?: string
  /** For a list while somebody types, in milliseconds until the last byte. */
  readonly searchTimeoutMs?: number
  /** For the one place that was chosen, in milliseconds until the last byte. */
  readonly resolveTimeoutMs?: number
}

const CALL = 'Photon search'
/** The number of rows in which the chosen place is looked for again. */
const CANDIDATES = 20
/** Two rows with one address that are closer than this are one place, mapped twice. */
const SAME_PLACE_KM = 0.3

/**
 * Places of OpenStreetMap by a Photon service, without a key. Photon cannot look up an id, so a chosen place is searched
 * again by its text and recognised by its id or its whole address.
 */
export function photonPlaces(options: PhotonPlacesOptions): PlaceProvider {
  const { searchTimeoutMs = 1000, resolveTimeoutMs = 2500 } = options
  return {
    search: (query, limit, call) =>
      throwCallFailedAs(PlacesUnreachable, () =>
        withTimeout({ name: CALL, timeoutMs: searchTimeoutMs, signal: call?.signal }, (deadline) =>
          find(query, limit, options, deadline),
        ),
      ),
    resolve: ({ text, placeId }, call) =>
      throwCallFailedAs(PlacesUnreachable, () =>
        withTimeout({ name: CALL, timeoutMs: resolveTimeoutMs, signal: call?.signal }, async (deadline) => {
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
