import { MAX_ADDRESS_LENGTH } from '@chauffeur/domain/limits'
import { z } from 'zod'
import { endpointsFor } from './endpoint.ts'
import { stops } from './trip-fields.ts'
import { latitude, longitude, optionalText, text } from './fields.ts'

const everybody = endpointsFor('public', 'Routes and stops')

/** The route of a trip for a map: the one that a quote for these places is priced on. */
export const route = z.object({
  distanceKm: z.number().nullable().describe('As charged; null without a drop-off'),
  durationMinutes: z.number().nullable().describe('Driving, without the stays'),
  line: z.array(z.tuple([longitude, latitude])).describe('The road, as positions of longitude and latitude'),
  points: z
    .array(
      z.object({
        kind: z.enum(['pickup', 'stop', 'dropoff']),
        name: z.string(),
        lat: latitude,
        lon: longitude,
      }),
    )
    .describe('In the order in which they are driven to'),
})
export type Route = z.infer<typeof route>

export const readRoute = everybody.get('/api/route', {
  procedure: 'routes.read',
  summary: 'The way by road through the places of a trip; for a hire, its pick-up alone',
  refusals: ['UNKNOWN_PLACE', 'UNKNOWN_STOP', 'NO_ROUTE', 'PLACES_UNAVAILABLE', 'ROUTING_UNAVAILABLE'],
  limit: 'quote',
  input: z.object({
    pickup: text('Pick-up location', MAX_ADDRESS_LENGTH),
    dropoff: optionalText('Drop-off location', MAX_ADDRESS_LENGTH),
    pickup_place_id: optionalText('Pick-up place id', MAX_ADDRESS_LENGTH),
    dropoff_place_id: optionalText('Drop-off place id', MAX_ADDRESS_LENGTH),
    stops,
  }),
  output: route,
})
