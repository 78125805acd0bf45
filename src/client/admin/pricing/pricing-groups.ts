import type { VehiclePricing } from '@chauffeur/contract/pricing'
import { FLEET, type Vehicle } from '@chauffeur/domain/vehicles'
import { serviceTypes, type ServiceType } from '@chauffeur/domain/service-type'

export interface ServicePrice {
  readonly serviceType: ServiceType
  /** Undefined where there is no price: the vehicle cannot be quoted for this service. */
  readonly row: VehiclePricing | undefined
}

export interface VehiclePrices {
  readonly vehicle: Vehicle
  readonly services: readonly ServicePrice[]
}

/** The prices of every vehicle of the fleet, also where one is missing. */
export function groupPricing(rows: readonly VehiclePricing[]): readonly VehiclePrices[] {
  return FLEET.map((vehicle) => ({
    vehicle,
    services: serviceTypes.map((serviceType) => ({
      serviceType,
      row: findPricing(rows, vehicle.name, serviceType),
    })),
  }))
}

/** The row of this vehicle and service, if there is one. */
export function findPricing(
  rows: readonly VehiclePricing[],
  vehicleName: string,
  serviceType: ServiceType,
): VehiclePricing | undefined {
  return rows.find(
    (row) => row.serviceType === serviceType && row.vehicleName.toLowerCase() === vehicleName.toLowerCase(),
  )
}

/** How many prices are missing: each vehicle has one for each service. */
export function countMissing(rows: readonly VehiclePricing[]): number {
  return groupPricing(rows)
    .flatMap(({ services }) => services)
    .filter(({ row }) => !row).length
}
