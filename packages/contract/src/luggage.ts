import { MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { LUGGAGE_INCOMPLETE } from '@chauffeur/domain/luggage'
import { z } from 'zod'
import { endpointsFor, noInput } from './endpoint.ts'
import { count, id, imageUrl, rowVersion, text, version } from './fields.ts'
import { optionalVehicleName } from './trip-fields.ts'

const everybody = endpointsFor('public', 'Vehicles')
const office = endpointsFor('admin', 'Office: luggage')

/** The luggage that a vehicle takes in one configuration. */
export const luggageCapacity = z.object({
  id: z.string(),
  vehicleId: z.number(),
  vehicleName: z.string(),
  config: z.string(),
  imageUrl: z.string(),
  version: rowVersion,
})
export type LuggageCapacity = z.infer<typeof luggageCapacity>

export const listLuggageCapacities = everybody.get('/api/luggage-capacities', {
  procedure: 'luggage.list',
  summary: 'The luggage configurations of every vehicle',
  description:
    'What a vehicle takes along, in words to choose from: a booking has one of them as `luggageConfig`.',
  input: noInput,
  output: z.array(luggageCapacity),
})

export const createLuggageCapacity = office.post('/api/luggage-capacities', {
  procedure: 'luggage.create',
  summary: 'Add a luggage configuration of a vehicle, with its picture',
  refusals: ['ALREADY_EXISTS'],
  input: z.object({
    vehicleId: count('Vehicle id', 1, Number.MAX_SAFE_INTEGER),
    vehicleName: optionalVehicleName.describe('When given, the name of the vehicle with this id'),
    config: text('Configuration', MAX_TEXT_LENGTH, LUGGAGE_INCOMPLETE.code),
    imageUrl: imageUrl('Image URL', LUGGAGE_INCOMPLETE.code),
  }),
  output: luggageCapacity,
  status: 201,
  acceptsIdempotencyKey: true,
})

export const deleteLuggageCapacity = office.delete('/api/luggage-capacities/:id', {
  procedure: 'luggage.delete',
  summary: 'Delete a luggage configuration: it can no longer be booked',
  refusals: ['CHANGED_MEANWHILE'],
  input: z.object({ id: id('Luggage id'), version }),
  output: z.object({ success: z.literal(true) }),
})
