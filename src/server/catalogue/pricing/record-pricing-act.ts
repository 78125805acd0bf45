import type { VehiclePricing as PricingRow } from '@chauffeur/contract/pricing'
import { changesBetween } from '../../core/audit/changes-between.ts'
import { record } from '../../core/transaction.ts'
import type { Transaction } from '../../core/transaction.ts'

/** What an act did to a price: null before its creation, and after its deletion. */
export interface PricingAct {
  readonly admin: string
  readonly act: 'created' | 'changed' | 'deleted'
  readonly before: PricingRow | null
  readonly after: PricingRow | null
}

export async function recordPricingAct(
  { admin, act, before, after }: PricingAct,
  tx: Transaction,
): Promise<void> {
  const row = before ?? after
  if (!row) throw new Error('An act is done to a row')
  await record(tx, `pricing.${act}`, {
    admin,
    id: row.id,
    name: `${row.vehicleName}, ${row.serviceType}`,
    details: changesBetween(valuesOf(before), valuesOf(after)),
  })
}

function valuesOf(row: PricingRow | null): Omit<PricingRow, 'id' | 'version'> | null {
  if (!row) return null
  const { id: _, version: __, ...values } = row
  return values
}
