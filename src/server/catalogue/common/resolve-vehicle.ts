import { findVehicle, vehicleById, type Vehicle } from '@chauffeur/domain/vehicles'
import { invalid } from '../../core/refusal.ts'

/** The vehicle that a call names, by id, by name or by both in agreement. */
export function vehicleOf({
  vehicleId,
  vehicleName,
}: {
  vehicleId?: number | null | undefined
  vehicleName: string | null
}): Vehicle {
  const named = vehicleName === null ? undefined : findVehicle(vehicleName)
  if (vehicleName !== null && !named)
    throw invalid('vehicleName', { code: 'vehicle_unknown', name: vehicleName })
  if (vehicleId == null) {
    if (named) return named
    throw invalid('vehicleName', { code: 'no_vehicle' })
  }
  const numbered = vehicleById(vehicleId)
  if (!numbered) throw invalid('vehicleId', { code: 'vehicle_id_unknown', id: vehicleId })
  if (named && named.id !== numbered.id)
    throw invalid('vehicleId', { code: 'vehicle_id_of_another', id: vehicleId, name: named.name })
  return numbered
}
