import type { VehiclePricing } from '@chauffeur/contract/pricing'
import { formatEuros, parseDecimal } from '@chauffeur/domain/money'
import { PRICING_DEFAULTS } from '@chauffeur/domain/pricing-rules'
import { type ServiceType, serviceTypes } from '@chauffeur/domain/service-type'
import { FLEET, type Vehicle } from '@chauffeur/domain/vehicles'
import type { ShownField } from '../common/meanwhile.tsx'

/** The dialog's fields as typed. Those of the other service type wait there, in case it is changed. */
export interface PricingDraft {
  readonly vehicleName: string
  readonly serviceType: ServiceType
  readonly minimumFare: string
  readonly pricePerKm: string
  readonly hourlyRate: string
}

/** The purpose for which the dialog is opened. */
export type PricingTask =
  | { readonly mode: 'create'; readonly vehicleName?: string; readonly serviceType?: ServiceType }
  | { readonly mode: 'edit'; readonly row: VehiclePricing }

export function startPricingDraft(task: PricingTask): PricingDraft {
  if (task.mode === 'create') {
    const { vehicleName = PRICING_DEFAULTS.vehicleName, serviceType = PRICING_DEFAULTS.serviceType } = task
    return { ...PRICING_DEFAULTS, vehicleName, serviceType }
  }
  const { vehicleName, serviceType, minimumFare, pricePerKm, hourlyRate } = task.row
  return {
    vehicleName,
    serviceType,
    minimumFare: minimumFare ?? PRICING_DEFAULTS.minimumFare,
    pricePerKm: pricePerKm ?? PRICING_DEFAULTS.pricePerKm,
    hourlyRate: hourlyRate ?? PRICING_DEFAULTS.hourlyRate,
  }
}

export const serviceNames: Readonly<Record<ServiceType, string>> = {
  'point-to-point': 'Point-to-point',
  hourly: 'Hourly',
}
/** The labels of the amounts in the dialog. */
export const amountNames = {
  minimumFare: 'Minimum Fare',
  pricePerKm: 'Price per km',
  hourlyRate: 'Hourly Rate',
} as const

/** A price as the dialog calls its fields, to tell two versions of it apart. */
export function shownFields({ serviceType, ...amounts }: VehiclePricing): readonly ShownField[] {
  const fields = ['minimumFare', 'pricePerKm', 'hourlyRate'] as const
  return [
    ['Service Type', serviceNames[serviceType]],
    ...fields.map((field): ShownField => [amountNames[field], shownAmount(amounts[field])]),
  ]
}

function shownAmount(decimal: string | null): string {
  const cents = decimal === null ? undefined : parseDecimal(decimal)
  return cents === undefined ? '–' : formatEuros(cents)
}

/** The fields that are sent: those of the service type, and no others. */
export function rateOf({ serviceType, minimumFare, pricePerKm, hourlyRate }: PricingDraft) {
  return serviceType === 'hourly'
    ? ({ serviceType, hourlyRate } as const)
    : ({ serviceType, minimumFare, pricePerKm } as const)
}

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
