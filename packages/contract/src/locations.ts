import { clampSearchLimit, MAX_ADDRESS_LENGTH, SEARCH_LIMIT } from '@chauffeur/domain/limits'
import { z } from 'zod'
import { endpointsFor } from './endpoint.ts'
import { latitude, longitude, optionalText, text } from './fields.ts'

const everybody = endpointsFor('public', 'Places')

/** A place as the location field shows it. Its `id` is also the place id of geocode and check-region. */
export const location = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  region: z.string(),
  displayType: z.string(),
  aliases: z.array(z.string()),
  isGoogleResult: z.boolean(),
})
export type Location = z.infer<typeof location>

export const searchLocations = everybody.get('/api/locations/search', {
  procedure: 'locations.search',
  summary: 'Find places by name; without a text, the popular ones',
  description:
    'Upper and lower case, accents and small typing errors do not matter. Send the address of what was chosen to the other calls, and its id as place id.',
  limit: 'search',
  input: z.object({
    q: z
      .string({ error: 'The search text must be text.' })
      .trim()
      .max(200, 'The search text can be at most 200 characters long.')
      .default(''),
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
