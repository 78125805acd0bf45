import type { VehiclePricing as PricingRow } from '@chauffeur/contract/pricing'
import { formatDecimal, type Cents } from '@chauffeur/domain/money'
import type { VehiclePricing } from './vehicle-pricing.entity.ts'

/** A price as the office reads it. */
export function presentPricing(row: VehiclePricing): PricingRow {
  const { id, vehicleName, serviceType, version } = row
  return {
    id,
    vehicleName,
    serviceType,
    minimumFare: decimal(row.minimumFareCents),
    pricePerKm: decimal(row.pricePerKmCents),
    hourlyRate: decimal(row.hourlyRateCents),
    version,
  }
}

function decimal(cents: Cents | null | undefined): string | null {
  return cents == null ? null : formatDecimal(cents)
}
