import {
  type RecordedRequest,
  type FakeResponse,
  type FakeService,
  startFakeService,
} from '../../http/testing/fake-service.ts'

interface PhotonPlace {
  readonly at: readonly [lon: number, lat: number]
  readonly properties: Readonly<Record<string, string | number | readonly number[]>>
}

const PT = { country: 'Portugal', countrycode: 'PT' }

const PLACES: readonly PhotonPlace[] = [
  {
    at: [-8.4205, 37.2011],
    properties: {
      osm_type: 'W',
      osm_id: 101,
      osm_key: 'tourism',
      osm_value: 'hotel',
      name: 'Villa Orange',
      street: 'Rua das Laranjeiras',
      housenumber: '5',
      postcode: '8300-100',
      city: 'Silves',
      state: 'Faro',
      ...PT,
    },
  },
  {
    at: [-8.6742, 37.1031],
    properties: {
      osm_type: 'N',
      osm_id: 102,
      osm_key: 'place',
      osm_value: 'town',
      name: 'Lagos',
      state: 'Faro',
      ...PT,
    },
  },
  {
    at: [-7.9697, 37.0176],
    properties: {
      osm_type: 'W',
      osm_id: 103,
      osm_key: 'aeroway',
      osm_value: 'aerodrome',
      name: 'Aeroporto de Faro',
      city: 'Faro',
      ...PT,
    },
  },
  {
    at: [-8.83, 41.69],
    properties: {
      osm_type: 'N',
      osm_id: 104,
      osm_key: 'place',
      osm_value: 'village',
      name: 'Santa Luzia',
      ...PT,
    },
  },
  {
    at: [-6.0114, 37.3849],
    properties: {
      osm_type: 'N',
      osm_id: 105,
      osm_key: 'building',
      osm_value: 'house',
      street: 'Calle Villa Betis',
      housenumber: '7',
      postcode: '41010',
      city: 'Seville',
      country: 'Spain',
      countrycode: 'ES',
    },
  },
  {
    at: [-8.2, 37.2],
    properties: {
      osm_type: 'R',
      osm_id: 106,
      osm_key: 'highway',
      osm_value: 'motorway',
      name: 'Villa Motorway',
      extent: [-8.75, 37.25, -7.4, 37.1],
      ...PT,
    },
  },
  {
    at: [2.35, 48.86],
    properties: {
      osm_type: 'N',
      osm_id: 107,
      osm_key: 'tourism',
      osm_value: 'hotel',
      name: 'Villa Paris',
      country: 'France',
      countrycode: 'FR',
    },
  },
  ...[37.1, 37.3].map((lat, index) => ({
    at: [-8.5, lat] as const,
    properties: {
      osm_type: 'N',
      osm_id: 108 + index,
      osm_key: 'tourism',
      osm_value: 'guest_house',
      name: 'Villa Verde',
      city: 'Monchique',
      ...PT,
    },
  })),
]

/** Speaks Photon's `/api`, where every word of the question must be in a word of the place, and its `/reverse`. */
export function startFakePhoton(): Promise<FakeService> {
  return startFakeService((asked) => (asked.url.pathname === '/reverse' ? reverse(asked) : search(asked)))
}

/** The places within a hundredth of a degree, also beyond the radius that is asked for. */
function reverse({ url }: RecordedRequest): FakeResponse {
  const [lat, lon] = ['lat', 'lon'].map((name) => Number(url.searchParams.get(name) ?? Number.NaN))
  if (lat === undefined || lon === undefined || Number.isNaN(lat + lon))
    return { status: 400, json: { message: 'missing search term' } }
  return collectionOf(PLACES.filter(({ at }) => Math.hypot(at[0] - lon, at[1] - lat) < 0.01))
}

function collectionOf(places: readonly PhotonPlace[]): FakeResponse {
  return {
    json: {
      type: 'FeatureCollection',
      features: places.map(({ at, properties }) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: at },
        properties,
      })),
    },
  }
}

function search({ url }: RecordedRequest): FakeResponse {
  const query = url.searchParams.get('q')
  if (url.pathname !== '/api' || !query)
    return { status: 400, json: { message: "missing search term 'q': /?q=berlin" } }
  const words = query.toLowerCase().split(/[ ,]+/)
  const found = PLACES.filter(({ properties }) => {
    const text = Object.values(properties).join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })
  return collectionOf(found.slice(0, Number(url.searchParams.get('limit'))))
}
