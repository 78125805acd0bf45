import type {
  changeJourneyDiscount as endpoint,
  JourneyDiscount as Answer,
} from '@chauffeur/contract/journeys'
import { MAX_DISCOUNT_BASIS_POINTS } from '@chauffeur/domain/journeys'
import { defineEntity, p } from '@mikro-orm/core'
import { checksOf } from '../db/columns.ts'
import type { z } from 'zod'
import { editRow, lockOnlyRow, type VersionedKind } from '../core/audit/versioned-row.ts'
import type { OfficeTransaction } from '../core/transaction.ts'
import type { EntityManager } from '../db/orm.ts'

const DISCOUNT_ID = 1

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

/** What is taken off each leg of a journey, once the office has set it. There is one row. */
export class JourneyDiscount extends schema.class {}
schema.setClass(JourneyDiscount)

const kind: VersionedKind<JourneyDiscount, Answer, 'journey-discount'> = {
  subject: 'journey-discount',
  present: ({ basisPoints, version }) => ({ discountPercent: basisPoints / 100, version }),
  describe: ({ id, basisPoints }) => ({
    id: String(id),
    name: 'Journeys',
    facts: { discountPercent: basisPoints / 100 },
  }),
}

/** The discount that counts now, in hundredths of a per cent. */
export async function discountNow(em: EntityManager): Promise<number> {
  return (await em.findOne(JourneyDiscount, { id: DISCOUNT_ID }))?.basisPoints ?? 0
}

export async function readDiscount(em: EntityManager): Promise<Answer> {
  const row = await em.findOne(JourneyDiscount, { id: DISCOUNT_ID })
  return { discountPercent: (row?.basisPoints ?? 0) / 100, version: row?.version ?? 0 }
}

export async function changeDiscount(
  { version, discountPercent }: z.output<typeof endpoint.input>,
  tx: OfficeTransaction,
): Promise<Answer> {
  const row = await lockOnlyRow(JourneyDiscount, { id: DISCOUNT_ID, basisPoints: 0, version: 0 }, tx.em)
  const basisPoints = Math.round(discountPercent * 100)
  return await editRow(kind, row, version, () => Object.assign(row, { basisPoints }), tx)
}
