import { z } from 'zod'
import { fetchJson } from '../../http/fetch-json.ts'
import { countryFromAddress, type Area, SERVICE_AREA } from '../service-area.ts'
import { PlacesRefused, PlacesUnreachable, type Suggestion, type Place } from '../places.ts'

interface GoogleAutocompleteOptions {
  readonly apiKey: string
  /** Another address to test against. */
  readonly baseUrl?: string | undefined
  readonly area?: Area | undefined
}

/** How errors name the call. */
export const AUTOCOMPLETE = 'Google Places autocomplete'
const FIELDS = ['placeId', 'text.text', 'structuredFormat.mainText.text', 'types']
/** In characters; no name of a place is longer. */
const MAX_INPUT_LENGTH = 200

const text = z.object({ text: z.string().min(1) })

/** https://developers.google.com/maps/documentation/places/web-service/reference/rest/v1/places/autocomplete */
const answer = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z
          .object({
            placeId: z.string().min(1),
            text,
            structuredFormat: z.object({ mainText: text }).optional(),
            types: z.array(z.string()).default([]),
          })
          .optional(),
      }),
    )
    .default([]),
})

/**
 * The places in our area that a half-typed text may mean, five at most, without their positions.
 *
 * @throws {PlacesUnreachable} when Google does not answer as documented.
 * @throws {PlacesRefused} when Google does not accept the key.
 * @throws {CallFailed} when there is no readable response.
 */
export async function autocomplete(
  query: string,
  { apiKey, baseUrl = 'https://places.googleapis.com', area = SERVICE_AREA }: GoogleAutocompleteOptions,
  sessionToken: string | undefined,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const call = {
    name: AUTOCOMPLETE,
    url: new URL('/v1/places:autocomplete', baseUrl),
    headers: {
      'x-goog-api-key': apiKey,
      'x-goog-fieldmask': FIELDS.map((field) => `suggestions.placePrediction.${field}`).join(','),
    },
    body: {
      input: query.slice(0, MAX_INPUT_LENGTH),
      languageCode: 'en',
      regionCode: 'pt',
      includedRegionCodes: ['pt', 'es'],
      locationRestriction: {
        rectangle: {
          low: { latitude: area.south, longitude: area.west },
          high: { latitude: area.north, longitude: area.east },
        },
      },
      ...(isSessionToken(sessionToken) && { sessionToken }),
    },
  }
  const { status, json } = await fetchJson(call, signal)
  if (status === 400 || status === 401 || status === 403)
    throw new PlacesRefused(`${AUTOCOMPLETE}: refused with ${status}`)
  if (status !== 200) throw new PlacesUnreachable(`${AUTOCOMPLETE}: answered ${status}`)
  const read = answer.safeParse(json)
  if (!read.success) throw new PlacesUnreachable(`${AUTOCOMPLETE}: answered in another shape`)
  return read.data.suggestions.flatMap(({ placePrediction: place }) => {
    if (!place || isWideArea(place.types)) return []
    const address = place.text.text
    return {
      id: place.placeId,
      name: place.structuredFormat?.mainText.text ?? address,
      address,
      region: 'other',
      displayType: displayTypeFrom(place.types),
      aliases: [],
      isGoogleResult: true,
      lat: null,
      lon: null,
      country: countryFromAddress(address),
    }
  })
}

/** Google refuses the whole request when its token has another form. */
function isSessionToken(token: string | undefined): token is string {
  return token !== undefined && /^[\w-]{1,36}$/.test(token)
}

/** Our display type for each of Google's types; the first that fits counts. */
const DISPLAY_TYPES: readonly (readonly [Place['displayType'], ReadonlySet<string>])[] = [
  ['airport', new Set(['airport', 'international_airport', 'airstrip'])],
  ['resort', new Set(['resort_hotel'])],
  ['golf', new Set(['golf_course'])],
  [
    'hotel',
    new Set([
      'lodging',
      'hotel',
      'hostel',
      'inn',
      'motel',
      'guest_house',
      'bed_and_breakfast',
      'private_guest_room',
      'extended_stay_hotel',
    ]),
  ],
  ['beach', new Set(['beach'])],
  ['restaurant', new Set(['restaurant', 'cafe', 'bar', 'bakery', 'fine_dining_restaurant', 'meal_takeaway'])],
  ['shopping', new Set(['shopping_mall', 'department_store', 'market', 'supermarket'])],
  [
    'landmark',
    new Set([
      'tourist_attraction',
      'historical_landmark',
      'historical_place',
      'cultural_landmark',
      'monument',
      'museum',
      'castle',
      'church',
      'park',
      'natural_feature',
      'stadium',
      'marina',
    ]),
  ],
  ['station', new Set(['train_station', 'bus_station', 'transit_station', 'ferry_terminal'])],
  [
    'city',
    new Set(['locality', 'sublocality', 'neighborhood', 'postal_town', 'administrative_area_level_3']),
  ],
]

function displayTypeFrom(types: readonly string[]): Place['displayType'] {
  return DISPLAY_TYPES.find(([, known]) => types.some((type) => known.has(type)))?.[0] ?? 'generic'
}

const AREAS = new Set([
  'country',
  'continent',
  'archipelago',
  'colloquial_area',
  'administrative_area_level_1',
  'administrative_area_level_2',
])

/** Whether it is a whole area ("Algarve") rather than a place where somebody can be picked up. */
export function isWideArea(types: readonly string[]): boolean {
  return types.some((type) => AREAS.has(type)) && !types.includes('locality')
}
