import { LockMode } from '@mikro-orm/core'
import type { Transaction } from '../core/transaction.ts'
import { Booking } from './booking.entity.ts'
import { findBooking } from './read-booking.ts'

/**
 * The booking of this id as it is now, locked until the transaction ends: of two that change it at once, the second one sees
 * what the first one has written. Refuses one that there is none of.
 */
export async function lockBooking(id: string, { em }: Pick<Transaction, 'em'>): Promise<Booking> {
  await findBooking(id, em)
  return await em.findOneOrFail(
    Booking,
    { id },
    { lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true },
  )
}
