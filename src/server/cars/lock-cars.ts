import type { Base } from '@chauffeur/domain/cars'
import type { EntityManager } from '../db/orm.ts'

/** The lock of the firm's cars: whoever sells shares it, whoever changes them has it alone. */
export const CARS_KEY = 'cars of the firm'

/** The lock of those who sell the cars of a base. */
export function baseKey(base: Base): string {
  return `cars of ${base}`
}

/** Until the transaction ends nobody sells a car, and nobody else changes one. */
export async function lockAllCars(em: EntityManager): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [CARS_KEY])
}

/** Until the transaction ends nobody changes a car. */
export async function shareCars(em: EntityManager): Promise<void> {
  await em.execute('select pg_advisory_xact_lock_shared(hashtextextended(?, 0))', [CARS_KEY])
}
