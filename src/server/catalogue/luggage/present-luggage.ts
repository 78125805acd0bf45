import type { LuggageCapacity as LuggageRow } from '@chauffeur/contract/luggage'
import type { LuggageCapacity } from './luggage-capacity.entity.ts'

/** A configuration as everybody reads it. */
export function presentLuggage(row: LuggageCapacity): LuggageRow {
  const { id, vehicleId, vehicleName, config, imageUrl, version } = row
  return { id, vehicleId, vehicleName, config, imageUrl, version }
}
