import { clampSearchLimit, MAX_ADDRESS_LENGTH, SEARCH_LIMIT } from '@chauffeur/domain/limits'
import { linkIn, MAX_LINK_LENGTH } from '@chauffeur/domain/position'
import { z } from 'zod'
import { endpointsFor } from './endpoint.ts'
import { degrees, latitude, longitude, optionalText, text } from './fields.ts'

const everybody = endpointsFor('public', 'Places')

/** The longest text in characters, but for a link of a map. */
const MAX_QUERY_LENGTH = 200
const QUERY_TOO_LONG = `The search text can be at most ${MAX_QUERY_LENGTH} characters long.`

/** A place as the location field shows it. Its `id` is also the place id of geocode and check-region. */
export const location = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  region: z.string(),
  displayType: z.string().describe('pin: a point on the map'),
  aliases: z.array(z.string()),
  isGoogleResult: z.boolean(),
  pin: z
    .object({
      latitude,
      longitude,
      nearest: z
        .object({ name: z.string(), metres: z.int() })
        .nullable()
        .describe('The nearest named place; null where none is near'),
      walkMetres: z
        .int()
        .nullable()
        .describe('From the nearest road; null where only the main roads are known'),
    })
    .optional()
    .describe('Of a point on the map: its id says where it is, and its address ends with that'),
})
export type Location = z.infer<typeof location>

export const searchLocations = everybody.get('/api/locations/search', {
  procedure: 'locations.search',
  summary: 'Find places by name; without a text, the popular ones',
  description:
    'Upper and lower case, accents and small typing errors do not matter. Send the address of what was chosen to the other calls, and its id as place id. A text that is a position finds that point on the map alone: coordinates, a link of Google Maps or Apple Maps that holds them, a plus code, a short one with its town. It finds nothing where no car can come.',
  limit: 'search',
  input: z.object({
    q: z
      .string({ error: 'The search text must be text.' })
      .trim()
      .max(MAX_LINK_LENGTH, QUERY_TOO_LONG)
      .refine((q) => q.length <= MAX_QUERY_LENGTH || linkIn(q) !== undefined, QUERY_TOO_LONG)
      .default('')
      .describe(`At most ${MAX_QUERY_LENGTH} characters, but for a link of a map`),
    // A number outside the range is brought into it rather than refused.
    limit: z
      .number({ error: 'The limit must be a number.' })
      .transform((limit) => clampSearchLimit(Math.trunc(limit)))
      .default(SEARCH_LIMIT),
    sessionToken: optionalText('Session token', 64).describe(
      'One value for all that a person types into a field until they choose; an external provider bills by it',
    ),
  }),
  output: z.array(location),
})

export const geocode = everybody.get('/api/geocode', {
  procedure: 'locations.geocode',
  summary: 'The position of a place',
  description:
    'For a map of your own. Quotes and bookings need no position: they take the address or the place id as the search has answered it.',
  refusals: ['NOT_FOUND', 'PLACES_UNAVAILABLE'],
  limit: 'search',
  input: z.object({
    location: text('Location', MAX_ADDRESS_LENGTH),
    place_id: optionalText('Place id', MAX_ADDRESS_LENGTH),
  }),
  output: z.object({ lat: latitude, lon: longitude }),
})

export const checkRegion = everybody.get('/api/check-region', {
  procedure: 'locations.checkRegion',
  summary: 'Whether a pick-up place lies in the Algarve; an unknown place does not',
  description: 'Cash and card on pick-up are possible only for trips that start in the Algarve.',
  refusals: ['PLACES_UNAVAILABLE'],
  limit: 'search',
  input: z.object({
    location: text('Location', MAX_ADDRESS_LENGTH),
    place_id: optionalText('Place id', MAX_ADDRESS_LENGTH),
  }),
  output: z.object({ isInAlgarve: z.boolean() }),
})

export const locationAt = everybody.get('/api/locations/at', {
  procedure: 'locations.at',
  summary: 'A point on the map as a place, for whoever has no address',
  description:
    'A car must be able to come there: the point lies in the area that is served, on land, at most 2 km from a road or a place that is known. The same holds wherever a trip starts or ends at a point. Reasons of a refusal: outside_area, at_sea, no_road_near.',
  refusals: ['UNKNOWN_PLACE', 'PLACES_UNAVAILABLE'],
  limit: 'search',
  input: z.object({ latitude: degrees('Latitude', 90), longitude: degrees('Longitude', 180) }),
  output: location,
})
