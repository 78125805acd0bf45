import { randomUUID } from 'node:crypto'
import type { PricingRate } from '@chauffeur/domain/pricing-rules'
import { vehicleOf } from '../common/resolve-vehicle.ts'
import type { Transaction } from '../../core/transaction.ts'
import { presentPricing } from './present-pricing.ts'
import { rateColumns, writeOnce } from './rate-columns.ts'
import { recordPricingAct } from './record-pricing-act.ts'
import { VehiclePricing } from './vehicle-pricing.entity.ts'

/** Sets a price for a vehicle of the fleet; it is stored under the fleet's name, however that was written. */
export async function createPricing(
  { vehicleName, rate }: { readonly vehicleName: string; readonly rate: PricingRate },
  admin: string,
  tx: Transaction,
): Promise<VehiclePricing> {
  const id = randomUUID()
  const { name } = vehicleOf({ vehicleName })
  await writeOnce({ vehicleName: name, serviceType: rate.serviceType }, () =>
    tx.em.insert(VehiclePricing, { id, vehicleName: name, ...rateColumns(rate) }),
  )
  const row = await tx.em.findOneOrFail(VehiclePricing, { id })
  await recordPricingAct({ admin, act: 'created', before: null, after: presentPricing(row) }, tx)
  return row
}
