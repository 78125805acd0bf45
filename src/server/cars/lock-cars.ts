import type { Base } from '@chauffeur/domain/cars'
import type { EntityManager } from '../db/orm.ts'

/** The cars of the firm: whoever sells shares them, whoever changes them has them alone. */
const CARS = 'cars of the firm'

/** Until the transaction ends nobody sells a car, and nobody else changes one. */
export async function lockAllCars(em: EntityManager): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [CARS])
}

/** Until the transaction ends nobody changes a car. */
export async function shareCars(em: EntityManager): Promise<void> {
  await em.execute('select pg_advisory_xact_lock_shared(hashtextextended(?, 0))', [CARS])
}

/** Until the transaction ends nobody else sells a car of this base. */
export async function lockBase(base: Base, em: EntityManager): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`cars of ${base}`])
}
