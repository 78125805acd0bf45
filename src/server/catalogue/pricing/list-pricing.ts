import { vehicleChoices } from '@chauffeur/domain/vehicles'
import { serviceTypes } from '@chauffeur/domain/service-type'
import type { EntityManager } from '../../db/orm.ts'
import { VehiclePricing } from './vehicle-pricing.entity.ts'

/** Every price: the vehicles in the order of the fleet, of each the transfer before the hire. */
export async function listPricing(em: EntityManager): Promise<VehiclePricing[]> {
  const rows = await em.find(VehiclePricing, {})
  return rows.toSorted(
    (one, other) =>
      placeOf(one, other) || serviceTypes.indexOf(one.serviceType) - serviceTypes.indexOf(other.serviceType),
  )
}

function placeOf(one: VehiclePricing, other: VehiclePricing): number {
  return vehicleChoices.indexOf(one.vehicleName) - vehicleChoices.indexOf(other.vehicleName)
}
