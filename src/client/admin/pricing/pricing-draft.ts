import type { VehiclePricing } from '@chauffeur/contract/pricing'
import { formatEuros, parseDecimal } from '@chauffeur/domain/money'
import { PRICING_DEFAULTS } from '@chauffeur/domain/pricing-rules'
import type { ServiceType } from '@chauffeur/domain/service-type'
import type { ShownField } from '../common/changed-meanwhile.tsx'
import { pricingTexts } from './pricing-texts.ts'

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

export function startDraft(task: PricingTask): PricingDraft {
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

/** A price as the dialog calls its fields, to tell two versions of it apart. */
export function shownFields({ serviceType, ...amounts }: VehiclePricing): readonly ShownField[] {
  const fields = ['minimumFare', 'pricePerKm', 'hourlyRate'] as const
  return [
    [pricingTexts.dialog.serviceType, pricingTexts.services[serviceType]],
    ...fields.map((field): ShownField => [pricingTexts.dialog[field], shownAmount(amounts[field])]),
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
