import type { PricingRate } from '@chauffeur/domain/pricing-rules'
import { checkVersion } from '../../core/audit/check-version.ts'
import type { Transaction } from '../../core/transaction.ts'
import { lockPricing } from './lock-pricing.ts'
import { presentPricing } from './present-pricing.ts'
import { rateColumns, writeOnce } from './rate-columns.ts'
import { recordPricingAct } from './record-pricing-act.ts'
import { VehiclePricing } from './vehicle-pricing.entity.ts'

/**
 * Changes a price, also to the other service type. Of two changes at once of the same version the first one stays; without
 * a version the later one does, and both are audited.
 */
export async function changePricing(
  {
    id,
    rate,
    version,
  }: { readonly id: string; readonly rate: PricingRate; readonly version?: number | undefined },
  admin: string,
  tx: Transaction,
): Promise<VehiclePricing> {
  const found = await lockPricing(id, tx.em)
  const before = presentPricing(found)
  await checkVersion('pricing', before, version, tx.em)
  const { vehicleName } = found
  const columns = rateColumns(rate)
  await writeOnce({ vehicleName, serviceType: rate.serviceType }, () =>
    tx.em.nativeUpdate(VehiclePricing, { id }, { ...columns, version: versionAfter(found, columns) }),
  )
  await tx.em.refresh(found)
  await recordPricingAct({ admin, act: 'changed', before, after: presentPricing(found) }, tx)
  return found
}

/** One more where the row changes. */
function versionAfter(row: VehiclePricing, columns: ReturnType<typeof rateColumns>): number {
  const { serviceType, minimumFareCents, pricePerKmCents, hourlyRateCents } = columns
  const isSame =
    row.serviceType === serviceType &&
    row.minimumFareCents === minimumFareCents &&
    row.pricePerKmCents === pricePerKmCents &&
    row.hourlyRateCents === hourlyRateCents
  return isSame ? row.version : row.version + 1
}
