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

/** The services that a vehicle has no price for. */
export function missingServices(
  rows: readonly VehiclePricing[],
  vehicleName: string,
): readonly ServiceType[] {
  return serviceTypes.filter((serviceType) => !findPricing(rows, vehicleName, serviceType))
}

/** Every price that is missing, in the fleet's order. */
export function missingPrices(rows: readonly VehiclePricing[]) {
  return FLEET.flatMap(({ name: vehicleName }) =>
    missingServices(rows, vehicleName).map((serviceType) => ({ vehicleName, serviceType })),
  )
}
