import { BASES, type Base } from '@chauffeur/domain/cars'
import type { Transaction } from '../core/transaction.ts'
import { lockName } from '../db/lock-name.ts'
import type { EntityManager } from '../db/orm.ts'
import { defineEntity, p, type TriggerDef } from '@mikro-orm/core'
import { checksOf } from '../db/columns.ts'

const schema = defineEntity({
  name: 'CapacityVersion',
  tableName: 'capacity_version',
  properties: {
    /** There is one row. */
    id: p.integer().primary().autoincrement(false),
    version: p.uuid(),
  },
  checks: checksOf('capacity_version', { once: 'id = 1' }),
})

/**
 * Which state the cars, their blocks, the settings and the blackouts are in. Each statement that changes one of these
 * tables gives it a new random name, so that one name never stands for two states, of two databases neither.
 */
export class CapacityVersion extends schema.class {}
schema.setClass(CapacityVersion)

/** Of each of these tables. The baseline has TRUNCATE do the same, which MikroORM does not see. */
export const RENEWS_CAPACITY_VERSION: TriggerDef = {
  name: 'renew_capacity_version',
  timing: 'after',
  events: ['insert', 'update', 'delete'],
  forEach: 'statement',
  body: 'update capacity_version set version = gen_random_uuid(); return null',
}

/** The lock of the firm's cars: whoever sells shares it, whoever has changed them has it alone. */
export const CARS_KEY = 'cars of the firm'

/** The lock of those who sell the cars of a base. */
export function baseKey(base: Base): string {
  return `cars of ${base}`
}

/**
 * Has nobody else sell a car of any base until the transaction ends. Before the first of several cars is taken in one
 * transaction, whose bases would else be locked in the order of its trips, and not in that of everybody.
 */
export async function lockAllBases({ em }: { readonly em: EntityManager }): Promise<void> {
  await lockName(CARS_KEY, em, { isShared: true })
  for (const base of BASES) await lockName(baseKey(base), em)
}

/**
 * Until the transaction ends nobody sells a car: whoever does so later sees what it has changed. The last act of one that
 * changes cars, blocks, settings or blackouts, whose own rows are locked before, so that the sales wait for its end alone.
 */
export async function stopSales({ em, announce }: Pick<Transaction, 'em' | 'announce'>): Promise<void> {
  await announce()
  await lockName(CARS_KEY, em)
}
