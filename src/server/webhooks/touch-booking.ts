import type { EntityManager } from '../db/orm.ts'

/** Makes a booking count as changed at this moment; its trigger gives the instant, later than every one before. */
export async function touchBooking(id: string, em: EntityManager): Promise<void> {
  await em.execute('update booking set updated_at = clock_timestamp() where id = ?', [id])
}
