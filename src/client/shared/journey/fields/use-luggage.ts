import type { LuggageCapacity } from '@chauffeur/contract/luggage'
import { trpc } from '../../api/trpc.ts'

/** The luggage that a vehicle can be loaded with. */
export function useLuggage(id: number): readonly LuggageCapacity[] {
  const { data = [] } = trpc.luggage.list.useQuery()
  return data.filter(({ vehicleId }) => vehicleId === id)
}
