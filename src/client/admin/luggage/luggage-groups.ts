import type { LuggageCapacity } from '@chauffeur/contract/luggage'

export interface VehicleLuggage {
  readonly vehicleId: number
  readonly vehicleName: string
  readonly rows: readonly LuggageCapacity[]
}

/** The configurations of each vehicle that has any, in their given order. */
export function groupLuggage(rows: readonly LuggageCapacity[]): readonly VehicleLuggage[] {
  return [...Map.groupBy(rows, ({ vehicleId }) => vehicleId)].map(([vehicleId, rows]) => ({
    vehicleId,
    vehicleName: rows[0]?.vehicleName ?? '',
    rows,
  }))
}
