import type { EntityManager } from '../db/orm.ts'

/** Until the transaction ends nobody else gives out cars and drivers: two who do so at once would wait for each other. */
export async function lockDispatch(em: EntityManager): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', ['dispatch'])
}
