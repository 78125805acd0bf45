import { MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { LUGGAGE_INCOMPLETE } from '@chauffeur/domain/luggage'
import { z } from 'zod'
import { endpoint, noInput } from './endpoint.ts'
import { count, id, imageUrl, rowVersion, text, version } from './fields.ts'
import { optionalVehicleName } from './trip-fields.ts'

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

export const listLuggageCapacities = endpoint({
  procedure: 'luggage.list',
  access: 'public',
  method: 'GET',
  path: '/api/luggage-capacities',
  tag: 'Vehicles',
  summary: 'The luggage configurations of every vehicle',
  input: noInput,
  output: z.array(luggageCapacity),
})

export const createLuggageCapacity = endpoint({
  procedure: 'luggage.create',
  access: 'admin',
  method: 'POST',
  path: '/api/luggage-capacities',
  tag: 'Office: luggage',
  summary: 'Add a luggage configuration of a vehicle, with its picture',
  refusals: ['ALREADY_EXISTS'],
  input: z.object({
    vehicleId: count('Vehicle id', 1, Number.MAX_SAFE_INTEGER),
    vehicleName: optionalVehicleName.describe('When given, the name of the vehicle with this id'),
    config: text('Configuration', MAX_TEXT_LENGTH, LUGGAGE_INCOMPLETE),
    imageUrl: imageUrl('Image URL', LUGGAGE_INCOMPLETE),
  }),
  output: luggageCapacity,
  status: 201,
  acceptsIdempotencyKey: true,
})

export const deleteLuggageCapacity = endpoint({
  procedure: 'luggage.delete',
  access: 'admin',
  method: 'DELETE',
  path: '/api/luggage-capacities/:id',
  tag: 'Office: luggage',
  summary: 'Delete a luggage configuration: it can no longer be booked',
  refusals: ['CHANGED_MEANWHILE'],
  input: z.object({ id: id('Luggage id'), version }),
  output: z.object({ success: z.literal(true) }),
})
