import type {
  changeJourneyDiscount as endpoint,
  JourneyDiscount as Answer,
} from '@chauffeur/contract/journeys'
import { MAX_DISCOUNT_BASIS_POINTS } from '@chauffeur/domain/journeys'
import { defineEntity, p } from '@mikro-orm/core'
import { checksOf } from '../db/columns.ts'
import type { z } from 'zod'
import { officeSetting } from '../core/audit/office-setting.ts'
import type { OfficeTransaction } from '../core/transaction.ts'
import type { EntityManager } from '../db/orm.ts'

const schema = defineEntity({
  name: 'JourneyDiscount',
  tableName: 'journey_discount',
  properties: {
    id: p.integer().primary().autoincrement(false),
    basisPoints: p.integer(),
    version: p.integer(),
  },
  checks: checksOf('journey_discount', {
    once: 'id = 1',
    within: `basis_points >= 0 and basis_points <= ${MAX_DISCOUNT_BASIS_POINTS}`,
  }),
})

/** The discount on each leg of a journey, once the office has set it. There is one row. */
export class JourneyDiscount extends schema.class {}
schema.setClass(JourneyDiscount)

const setting = officeSetting(JourneyDiscount, {
  subject: 'journey-discount',
  name: 'Journeys',
  first: { basisPoints: 0, version: 0 },
  present: ({ basisPoints, version }): Answer => ({ discountPercent: basisPoints / 100, version }),
})

export const readDiscount = setting.read

/** The discount that counts now, in hundredths of a per cent. */
export async function discountNow(em: EntityManager): Promise<number> {
  return (await setting.readFacts(em)).basisPoints
}

export function changeDiscount(
  { version, discountPercent }: z.output<typeof endpoint.input>,
  tx: OfficeTransaction,
): Promise<Answer> {
  return setting.change(version, { basisPoints: Math.round(discountPercent * 100) }, tx)
}
