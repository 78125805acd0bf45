import { Refusal } from '../core/refusal.ts'
import type { EntityManager } from '../db/orm.ts'
import { CAR_ONCE, DRIVER_ONCE } from './assignment.entity.ts'

const EXCLUSION_VIOLATION = '23P01'

/** Has the database look now at what it would look at when the transaction ends, so that the refusal has its sentence. */
export async function checkOverlaps(em: EntityManager): Promise<void> {
  await em.flush()
  try {
    await em.execute(`set constraints ${CAR_ONCE}, ${DRIVER_ONCE} immediate`)
  } catch (error) {
    throw overlapRefusal(error) ?? error
  }
}

/** The database names the constraint that was broken. */
function overlapRefusal(error: unknown): Refusal | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== EXCLUSION_VIOLATION) return undefined
  return error.message.includes(DRIVER_ONCE)
    ? new Refusal('DRIVER_TAKEN', 'The driver has another trip at that time.')
    : new Refusal('CAR_TAKEN', 'The car has another trip at that time.')
}
