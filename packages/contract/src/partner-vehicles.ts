import { z } from 'zod'
import { endpointsFor, noInput } from './endpoint.ts'

/** A vehicle class as partners offer it. */
export const partnerVehicle = z.object({
  id: z.int(),
  name: z.string().describe('The name that quotes and bookings take as vehicleName'),
  aliases: z.array(z.string()).describe('Shorter names that they take, too'),
  seats: z.int().describe('The most passengers that it can be booked for'),
  luggage: z.array(z.string()).describe('What it takes along: a booking has one of them as luggageConfig'),
  picture: z.string().describe('The address of a picture from outside, 1280 pixels wide'),
})
export type PartnerVehicle = z.infer<typeof partnerVehicle>

export const listPartnerVehicles = endpointsFor('partner', 'Partners').get('/api/v1/vehicles', {
  procedure: 'partners.vehicles',
  summary: 'The vehicles that can be priced and booked',
  description: 'They change seldom: ask once a day.',
  limit: 'read',
  scope: 'quote',
  input: noInput,
  output: z.object({ data: z.array(partnerVehicle) }),
})
