import { z } from 'zod'
import { endpointsFor } from './endpoint.ts'
import { optionalText } from './fields.ts'
import { route } from './routes.ts'

const everybody = endpointsFor('public', 'Your journey')

export const readTripRoute = everybody.get('/api/trip/route', {
  procedure: 'trip.route',
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
