import { z } from 'zod'
import { endpoint, nothing } from './endpoint.ts'

/** What luggage a vehicle takes in one configuration (admin.md §3). */
export const luggageCapacity = z.object({
  id: z.string(),
  vehicleId: z.number(),
  vehicleName: z.string(),
  config: z.string(),
  imageUrl: z.string(),
})
export type LuggageCapacity = z.infer<typeof luggageCapacity>

export const listLuggageCapacities = endpoint({
  method: 'GET',
  path: '/api/luggage-capacities',
  tag: 'Vehicles',
  summary: 'The luggage configurations of every vehicle',
  input: nothing,
  output: z.array(luggageCapacity),
})
