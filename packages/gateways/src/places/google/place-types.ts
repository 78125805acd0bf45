import type { Place } from '../places.ts'

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

export function displayTypeFrom(types: readonly string[]): Place['displayType'] {
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
