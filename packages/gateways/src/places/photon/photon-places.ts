import { fold } from '@chauffeur/domain/fold'
import { greatCircleKm, type Point } from '@chauffeur/domain/geometry'
import { z } from 'zod'
import { countryFromCode, regionAt, type Area, CENTRE, SERVICE_AREA } from '../service-area.ts'
import { type Place, type PlaceProvider, PlacesUnreachable } from '../places.ts'
import { fetchJson, withTimeout } from '../../http/fetch-json.ts'

const text = z.string().nullish()
const longitude = z.number().min(-180).max(180)
const latitude = z.number().min(-90).max(90)

/** https://github.com/komoot/photon/blob/master/docs/api-v1.md */
const photonAnswer = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([longitude, latitude]) }),
      properties: z.object({
        osm_type: z.string(),
        osm_id: z.number().int(),
        osm_key: text,
        osm_value: text,
        name: text,
        street: text,
        housenumber: text,
        postcode: text,
        district: text,
        city: text,
        county: text,
        state: text,
        country: text,
        countrycode: text,
        extent: z.array(z.number()).length(4).nullish(),
      }),
    }),
  ),
})

type Feature = z.infer<typeof photonAnswer>['features'][number]
type Properties = Feature['properties']

const PHOTON_ID = /^photon:[NWR]:\d+$/

/** The extent of a city is smaller than this, that of a motorway or a district larger: no place to send a car to. */
const MAX_EXTENT_KM = 60

/** The place of a feature; undefined for one without a name, outside Portugal and Spain, or too wide. */
function placeFromFeature({ geometry, properties }: Feature): Place | undefined {
  const [lon, lat] = geometry.coordinates
  const country = countryFromCode(properties.countrycode)
  const name = properties.name ?? streetLine(properties)
  const id = `photon:${properties.osm_type}:${properties.osm_id}`
  if (!country || !name || !PHOTON_ID.test(id) || isWide(properties)) return undefined
  return {
    id,
    name,
    address: addressOf(name, properties, country),
    region: regionAt({ lat, lon }),
    displayType: displayType(properties),
    aliases: [],
    isGoogleResult: false,
    lat,
    lon,
    country,
  }
}

/** Starts with the name, so that the address alone says what is there, and has each part once. */
function addressOf(name: string, at: Properties, country: 'PT' | 'ES'): string {
  const parts = [
    name,
    streetLine(at),
    townLine(at),
    townOf(at) ? undefined : at.state,
    country === 'PT' ? 'Portugal' : 'Spain',
  ]
  const seen = new Set<string>()
  const distinct = parts.filter((part): part is string => {
    if (!part || seen.has(fold(part))) return false
    seen.add(fold(part))
    return true
  })
  return distinct.join(', ')
}

function townOf({ city, district, county }: Properties): string | null | undefined {
  return city ?? district ?? county
}

function townLine(at: Properties): string {
  return [at.postcode, townOf(at)].filter((part) => part).join(' ')
}

function streetLine({ street, housenumber }: Properties): string | undefined {
  return street ? [street, housenumber].filter((part) => part).join(' ') : undefined
}

const WIDE_VALUES = new Set(['country', 'state', 'region', 'province', 'county', 'district', 'archipelago'])

function isWide({ osm_key, osm_value, extent }: Properties): boolean {
  if (osm_key === 'place' && WIDE_VALUES.has(osm_value ?? '')) return true
  const [west, north, east, south] = extent ?? []
  if (west === undefined || north === undefined || east === undefined || south === undefined) return false
  return greatCircleKm({ lat: south, lon: west }, { lat: north, lon: east }) > MAX_EXTENT_KM
}

const BY_VALUE: Readonly<Record<string, Place['displayType']>> = {
  aerodrome: 'airport',
  terminal: 'airport',
  resort: 'resort',
  golf_course: 'golf',
  beach: 'beach',
  beach_resort: 'beach',
  hotel: 'hotel',
  hostel: 'hotel',
  guest_house: 'hotel',
  apartment: 'hotel',
  restaurant: 'restaurant',
  cafe: 'restaurant',
  bar: 'restaurant',
  mall: 'shopping',
  department_store: 'shopping',
  marketplace: 'shopping',
  station: 'station',
  halt: 'station',
  bus_station: 'station',
  ferry_terminal: 'station',
  attraction: 'landmark',
  museum: 'landmark',
  viewpoint: 'landmark',
  theme_park: 'landmark',
  marina: 'landmark',
  stadium: 'landmark',
}
const BY_KEY: Readonly<Record<string, Place['displayType']>> = {
  place: 'city',
  historic: 'landmark',
  aeroway: 'airport',
  shop: 'shopping',
}

function displayType({ osm_key, osm_value, housenumber }: Properties): Place['displayType'] {
  if (osm_key === 'place' && (osm_value === 'house' || housenumber)) return 'generic'
  return BY_VALUE[osm_value ?? ''] ?? BY_KEY[osm_key ?? ''] ?? 'generic'
}

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
const REVERSE_CALL = 'Photon reverse'
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
  const shared = { name: CALL, failAs: PlacesUnreachable }
  return {
    search: (query, limit, call) =>
      withTimeout({ ...shared, timeoutMs: searchTimeoutMs, signal: call?.signal }, (deadline) =>
        find(query, limit, options, deadline),
      ),
    resolve: ({ text, placeId }, call) =>
      withTimeout({ ...shared, timeoutMs: resolveTimeoutMs, signal: call?.signal }, async (deadline) => {
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
    addressAt: (point, call) =>
      withTimeout(
        { ...shared, name: REVERSE_CALL, timeoutMs: searchTimeoutMs, signal: call?.signal },
        (deadline) => findAddress(point, options, deadline),
      ),
  }
}

/** An address that is farther from a point, in kilometres, is not the one of the point. */
const AT_ADDRESS_KM = 0.05
/** How many of the things near a point are looked at: not each of them has a street. */
const NEAR_POINT = 5

/** https://github.com/komoot/photon/blob/master/docs/api-v1.md#reverse */
async function findAddress(
  point: Point,
  { baseUrl, language = 'en' }: PhotonPlacesOptions,
  signal: AbortSignal,
): Promise<string | undefined> {
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}/reverse`)
  url.search = new URLSearchParams({
    lat: `${point.lat}`,
    lon: `${point.lon}`,
    radius: `${AT_ADDRESS_KM}`,
    limit: `${NEAR_POINT}`,
    lang: language,
  }).toString()
  const features = await readFeatures(REVERSE_CALL, url, signal)
  for (const { geometry, properties } of features) {
    const [lon, lat] = geometry.coordinates
    const street = streetLine(properties)
    if (!street || greatCircleKm(point, { lat, lon }) > AT_ADDRESS_KM) continue
    return [street, townLine(properties)].filter((part) => part).join(', ')
  }
  return undefined
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
  const features = await readFeatures(CALL, url, signal)
  return features
    .map(placeFromFeature)
    .filter((place) => place !== undefined)
    .slice(0, limit)
}

async function readFeatures(name: string, url: URL, signal: AbortSignal): Promise<Feature[]> {
  const { status, json } = await fetchJson({ name, url }, signal)
  if (status !== 200) throw new PlacesUnreachable(`${name}: answered ${status}`)
  const read = photonAnswer.safeParse(json)
  if (!read.success) throw new PlacesUnreachable(`${name}: answered in another shape`)
  return read.data.features
}

function onlyOne([first, ...others]: readonly Place[]): Place | undefined {
  return first && others.every((other) => greatCircleKm(first, other) < SAME_PLACE_KM) ? first : undefined
}
