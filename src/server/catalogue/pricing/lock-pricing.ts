import { LockMode } from '@mikro-orm/core'
import { isUuid } from '../../db/is-uuid.ts'
import type { EntityManager } from '../../db/orm.ts'
import { Refusal } from '../../core/refusal.ts'
import { VehiclePricing } from './vehicle-pricing.entity.ts'

/** The row, locked until the transaction ends, so that its old values in the audit trail are right. */
export async function lockPricing(id: string, em: EntityManager): Promise<VehiclePricing> {
  const row = isUuid(id)
    ? await em.findOne(VehiclePricing, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    : null
  if (!row) throw new Refusal('NOT_FOUND', 'There is no such vehicle pricing.')
  return row
}
