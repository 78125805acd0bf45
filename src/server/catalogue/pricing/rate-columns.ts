import { duplicatePricing, type PricingRate } from '@chauffeur/domain/pricing-rules'
import type { ServiceType } from '@chauffeur/domain/service-type'
import { UniqueConstraintViolationException } from '@mikro-orm/core'
import { Refusal } from '../../core/refusal.ts'

/** What a row holds for a rate: its own amounts, and null for those of the other service type. */
export function rateColumns(rate: PricingRate) {
  const isHourly = rate.serviceType === 'hourly'
  return {
    serviceType: rate.serviceType,
    minimumFareCents: isHourly ? null : rate.minimumFare,
    pricePerKmCents: isHourly ? null : rate.pricePerKm,
    hourlyRateCents: isHourly ? rate.hourlyRate : null,
  }
}

/** Writes a row; the database decides whether its vehicle has that service already, also of two writers at once. */
export async function writeOnce<T>(
  { vehicleName, serviceType }: { readonly vehicleName: string; readonly serviceType: ServiceType },
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error
    throw new Refusal('ALREADY_EXISTS', duplicatePricing(vehicleName, serviceType))
  }
}
