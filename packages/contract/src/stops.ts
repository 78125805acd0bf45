import { MAX_ADDRESS_LENGTH } from '@chauffeur/domain/limits'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { optionalText, text } from './fields.ts'

/** A stop on offer between two places. `hourlyPrice` is in euros. */
export const suggestedStop = z.object({
  id: z.string(),
  name: z.string(),
  regionId: z.string().nullable(),
  hourlyPrice: z.number(),
  imageUrl: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})
export type SuggestedStop = z.infer<typeof suggestedStop>

export const suggestStops = endpoint({
  procedure: 'stops.suggest',
  access: 'public',
  method: 'GET',
  path: '/api/stop-suggestions',
  tag: 'Routes and stops',
  summary: 'Stops worth a halt between two places, nearest to the way first',
  description:
    'An empty list where a place is not known, or there is no drop-off. Send the chosen ones with the quote and the booking.',
  refusals: ['PLACES_UNAVAILABLE'],
  limit: 'search',
  input: z.object({
    pickup: text('Pick-up location', MAX_ADDRESS_LENGTH),
    dropoff: optionalText('Drop-off location', MAX_ADDRESS_LENGTH),
    pickup_place_id: optionalText('Pick-up place id', MAX_ADDRESS_LENGTH),
    dropoff_place_id: optionalText('Drop-off place id', MAX_ADDRESS_LENGTH),
  }),
  output: z.array(suggestedStop),
})
