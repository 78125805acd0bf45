import { fold } from '@chauffeur/domain/fold'

import {
  type RecordedRequest,
  type FakeResponse,
  type FakeService,
  startFakeService,
} from '../../http/testing/fake-service.ts'

/** The only key that it serves. */
export const GOOGLE_KEY = 'AIza-test-key-that-must-not-show'

interface GooglePlace {
  readonly id: string
  readonly name: string
  readonly address: string
  readonly types: readonly string[]
  readonly lat: number
  readonly lng: number
  readonly country: string
  /** Half the height of its window, in degrees. */
  readonly size?: number
}

const PLACES: readonly GooglePlace[] = [
  {
    id: 'ChIJ-villa-orange',
    name: 'Villa Orange',
    address: 'Villa Orange, Rua das Laranjeiras 5, Silves, Portugal',
    types: ['lodging', 'point_of_interest', 'establishment'],
    lat: 37.2011,
    lng: -8.4205,
    country: 'PT',
  },
  {
    id: 'ChIJ-villa-verde-1',
    name: 'Villa Verde',
    address: 'Villa Verde, Lagos, Portugal',
    types: ['lodging'],
    lat: 37.11,
    lng: -8.69,
    country: 'PT',
  },
  {
    id: 'ChIJ-villa-verde-2',
    name: 'Villa Verde',
    address: 'Villa Verde, Lagos, Portugal',
    types: ['lodging'],
    lat: 37.2,
    lng: -8.7,
    country: 'PT',
  },
  {
    id: 'ChIJ-hotel-triana',
    name: 'Hotel Villa Triana',
    address: 'Hotel Villa Triana, Calle Clara de Jesús Montero, Seville, Spain',
    types: ['hotel', 'lodging'],
    lat: 37.3849,
    lng: -6.0114,
    country: 'ES',
  },
  {
    id: 'ChIJ-faro-airport',
    name: 'Faro Airport',
    address: 'Faro Airport, Faro, Portugal',
    types: ['airport', 'international_airport'],
    lat: 37.0176,
    lng: -7.9697,
    country: 'PT',
  },
  {
    id: 'ChIJ-algarve-area',
    name: 'Villa Real District',
    address: 'Villa Real District, Portugal',
    types: ['administrative_area_level_1', 'political'],
    lat: 37.2,
    lng: -8.2,
    country: 'PT',
  },
  {
    id: 'ChIJ-villa-road-n999',
    name: 'Villa Road N999',
    address: 'Villa Road N999, Portugal',
    types: ['route'],
    lat: 37.4,
    lng: -8.1,
    country: 'PT',
    size: 0.6,
  },
]

/** Speaks Places Autocomplete (New) and Geocoding, with the refusals for a wrong key. */
export function startFakeGoogle(): Promise<FakeService> {
  return startFakeService((asked) => {
    if (asked.method === 'POST' && asked.url.pathname === '/v1/places:autocomplete')
      return autocomplete(asked)
    if (asked.url.pathname === '/maps/api/geocode/json') return geocode(asked)
    return { status: 404, json: { error: { code: 404, status: 'NOT_FOUND' } } }
  })
}

function autocomplete({ headers, body }: RecordedRequest): FakeResponse {
  const key = headers['x-goog-api-key']
  if (key !== GOOGLE_KEY)
    return {
      status: 400,
      json: {
        error: { code: 400, message: `API key not valid: ${String(key)}`, status: 'INVALID_ARGUMENT' },
      },
    }
  if (!headers['x-goog-fieldmask'])
    return { status: 400, json: { error: { code: 400, message: 'FieldMask is a required parameter' } } }
  const question: unknown = JSON.parse(body)
  const input = typeof question === 'object' && question && 'input' in question ? question.input : undefined
  const typed = typeof input === 'string' ? fold(input) : ''
  const found = PLACES.filter(({ address }) => fold(address).includes(typed)).slice(0, 5)
  // Google leaves the list out where it is empty.
  if (found.length === 0) return { json: {} }
  return {
    json: {
      suggestions: found.map(({ id, name, address, types }) => ({
        placePrediction: {
          placeId: id,
          text: { text: address },
          structuredFormat: { mainText: { text: name } },
          types,
        },
      })),
    },
  }
}

function geocode({ url }: RecordedRequest): FakeResponse {
  if (url.searchParams.get('key') !== GOOGLE_KEY)
    return {
      json: {
        status: 'REQUEST_DENIED',
        error_message: `The provided API key ${url.searchParams.get('key')} is invalid.`,
        results: [],
      },
    }
  const latlng = url.searchParams.get('latlng')
  const place = latlng === null ? placeOf(url.searchParams.get('place_id')) : houseAt(latlng)
  if (latlng !== null && !place) return { json: { status: 'ZERO_RESULTS', results: [] } }
  if (!place)
    return {
      status: 400,
      json: {
        status: 'INVALID_REQUEST',
        error_message: "Invalid request. Invalid 'place_id' parameter.",
        results: [],
      },
    }
  const { lat, lng, size = 0.01 } = place
  return {
    json: {
      status: 'OK',
      results: [
        {
          place_id: place.id,
          types: place.types,
          formatted_address: place.address,
          address_components: [
            { long_name: 'somewhere', short_name: 'somewhere', types: ['locality', 'political'] },
            { long_name: place.country, short_name: place.country, types: ['country', 'political'] },
          ],
          geometry: {
            location: { lat, lng },
            location_type: 'ROOFTOP',
            viewport: {
              northeast: { lat: lat + size, lng: lng + size },
              southwest: { lat: lat - size, lng: lng - size },
            },
          },
        },
      ],
    },
  }
}

function placeOf(id: string | null): GooglePlace | undefined {
  return PLACES.find((place) => place.id === id)
}

/** The nearest house within a hundredth of a degree. */
function houseAt(latlng: string): GooglePlace | undefined {
  const [lat = NaN, lng = NaN] = latlng.split(',').map(Number)
  return PLACES.find(
    (place) => /\d/.test(place.address) && Math.hypot(place.lat - lat, place.lng - lng) < 0.01,
  )
}
