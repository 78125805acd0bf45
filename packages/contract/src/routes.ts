import { z } from 'zod'
import { endpointsFor, noInput } from './endpoint.ts'
import { MAX_ADDRESS_LENGTH, MAX_PASSENGERS, MIN_PASSENGERS } from '@chauffeur/domain/limits'
import { stops, optionalVehicleName } from './trip-fields.ts'
import { amount, latitude, longitude, optionalText, text, count } from './fields.ts'

const everybody = endpointsFor('public', 'Routes and stops')

export const listRegions = everybody.get('/api/regions', {
  procedure: 'regions.list',
  summary: 'The active regions and routes',
  description: 'Where there are stops to choose from on the way. Trips are driven outside of them, too.',
  input: noInput,
  output: z.array(z.object({ id: z.string(), name: z.string() })),
})

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

/** The places of a trip, in the query of an address. */
const way = {
  pickup: text('Pick-up location', MAX_ADDRESS_LENGTH),
  dropoff: optionalText('Drop-off location', MAX_ADDRESS_LENGTH),
  pickup_place_id: optionalText('Pick-up place id', MAX_ADDRESS_LENGTH),
  dropoff_place_id: optionalText('Drop-off place id', MAX_ADDRESS_LENGTH),
  stops,
}

export const readRoute = everybody.get('/api/route', {
  procedure: 'routes.read',
  summary: 'The way by road through the places of a trip; for a hire, its pick-up alone',
  description:
    'To draw the trip on a map of your own: the road, and each place in the order in which it is driven to. It is the way that a quote for the same places is priced on.',
  refusals: ['UNKNOWN_PLACE', 'UNKNOWN_STOP', 'NO_ROUTE', 'PLACES_UNAVAILABLE', 'ROUTING_UNAVAILABLE'],
  limit: 'quote',
  input: z.object(way),
  output: route,
})

/** A stop on offer between two places. `hourlyPrice` is in euros. */
export const suggestedStop = z.object({
  id: z.string(),
  name: z.string(),
  regionId: z.string().nullable(),
  hourlyPrice: amount,
  imageUrl: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  addedDistanceKm: z
    .number()
    .optional()
    .describe(
      'What it adds to the way at `position`, as charged; less than 0 where the fastest road is not the shortest. Left out while roads cannot be measured',
    ),
  addedPrice: amount
    .optional()
    .describe(
      'What it adds to the price with a stay of one hour, in euros: in the vehicle named, else in the vehicle where it adds least. Left out where there is no price',
    ),
  position: z
    .int()
    .optional()
    .describe('How many of the chosen stops to drive to first, so that it lengthens the way least'),
})
export type SuggestedStop = z.infer<typeof suggestedStop>

export const suggestStops = everybody.get('/api/stop-suggestions', {
  procedure: 'stops.suggest',
  summary: 'Stops worth a halt between two places, in the order of the way',
  description:
    'Those far off the way are left out. With the `stops` that are chosen already, those are left out too, and the others say what they add to the trip as it is then. An empty list where a place is not known, or there is no drop-off. Send the chosen ones with the quote and the booking, in the order in which they are to be driven to: it is never changed.',
  refusals: ['UNKNOWN_STOP', 'PLACES_UNAVAILABLE'],
  limit: 'search',
  input: z.object({
    ...way,
    passengers: count('The number of passengers', MIN_PASSENGERS, MAX_PASSENGERS)
      .nullish()
      .transform((passengers) => passengers ?? null),
    vehicleName: optionalVehicleName,
  }),
  output: z.array(suggestedStop),
})
