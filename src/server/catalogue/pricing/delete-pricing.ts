import { checkVersion } from '../../core/audit/check-version.ts'
import type { Transaction } from '../../core/transaction.ts'
import { lockPricing } from './lock-pricing.ts'
import { presentPricing } from './present-pricing.ts'
import { recordPricingAct } from './record-pricing-act.ts'
import { VehiclePricing } from './vehicle-pricing.entity.ts'

/** Takes a price away. Bookings keep their own figures, and a quote given before keeps its price. */
export async function deletePricing(
  { id, version }: { readonly id: string; readonly version?: number | undefined },
  admin: string,
  tx: Transaction,
): Promise<void> {
  const found = await lockPricing(id, tx.em)
  const before = presentPricing(found)
  await checkVersion('pricing', before, version, tx.em)
  await tx.em.nativeDelete(VehiclePricing, { id })
  await recordPricingAct({ admin, act: 'deleted', before, after: null }, tx)
}
