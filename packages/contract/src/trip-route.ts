import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { optionalText } from './fields.ts'
import { route } from './routes.ts'

export const readTripRoute = endpoint({
  procedure: 'trip.route',
  access: 'public',
  method: 'GET',
  path: '/api/trip/route',
  tag: 'Your journey',
  summary: 'The way of the booking by road, for a map',
  description: 'Stops that the office has deleted since are left out.',
  refusals: ['NOT_FOUND', 'LINK_ENDED', 'NO_ROUTE', 'ROUTING_UNAVAILABLE'],
  limit: 'trip',
  isNeverCached: true,
  input: z.object({
    bookingNumber: optionalText('Booking number', 64).describe(
      'Of several that were opened; without it, the last one',
    ),
  }),
  output: route,
})
