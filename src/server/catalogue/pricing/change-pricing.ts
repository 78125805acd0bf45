import type { PricingRate } from '@chauffeur/domain/pricing-rules'
import type { Transaction } from '../../core/transaction.ts'
import { lockPricing } from './lock-pricing.ts'
import { presentPricing } from './present-pricing.ts'
import { rateColumns, writeOnce } from './rate-columns.ts'
import { recordPricingAct } from './record-pricing-act.ts'
import { VehiclePricing } from './vehicle-pricing.entity.ts'

/** Changes a price, also to the other service type. Of two changes at once the later one stays, and both are audited. */
export async function changePricing(
  { id, rate }: { readonly id: string; readonly rate: PricingRate },
  admin: string,
  tx: Transaction,
): Promise<VehiclePricing> {
  const found = await lockPricing(id, tx.em)
  const before = presentPricing(found)
  const { vehicleName } = found
  await writeOnce({ vehicleName, serviceType: rate.serviceType }, () =>
    tx.em.nativeUpdate(VehiclePricing, { id }, rateColumns(rate)),
  )
  await tx.em.refresh(found)
  await recordPricingAct({ admin, act: 'changed', before, after: presentPricing(found) }, tx)
  return found
}
