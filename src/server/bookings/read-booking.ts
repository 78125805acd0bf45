import type { Booking as BookingAnswer } from '@chauffeur/contract/bookings'
import { isBookingNumber } from '@chauffeur/domain/booking-number'
import { LockMode } from '@mikro-orm/core'
import { isUuid } from '../db/is-uuid.ts'
import { UNMANAGED, type EntityManager } from '../db/orm.ts'
import { Refusal } from '../core/refusal.ts'
import type { Transaction } from '../core/transaction.ts'
import { Booking } from './booking.entity.ts'
import { withMail } from './list-bookings.ts'

/** One booking as the office reads it, by its id, or by its number as people write it. */
export async function readBooking(id: string, em: EntityManager): Promise<BookingAnswer> {
  const number = id.toUpperCase()
  const found = isBookingNumber(number) ? await em.findOne(Booking, { number }) : await findBooking(id, em)
  if (!found) throw noSuchBooking()
  const [row] = await withMail([found], em)
  if (!row) throw new Error('One booking in, one booking out')
  return row
}

/** The booking of this id. Refuses one that there is none of. */
export async function findBooking(id: string, em: EntityManager): Promise<Booking> {
  const booking = isUuid(id) ? await em.findOne(Booking, { id }) : null
  if (!booking) throw noSuchBooking()
  return booking
}

export function noSuchBooking(): Refusal {
  return new Refusal('NOT_FOUND', { code: 'not_found', what: 'booking' })
}

/**
 * The booking of this id as it is now, locked until the transaction ends: of two that change it at once, the second one sees
 * what the first one has written. Refuses one that there is none of.
 */
export async function lockBooking(id: string, { em }: Pick<Transaction, 'em'>): Promise<Booking> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, ...UNMANAGED } as const
  const booking = isUuid(id) ? await em.findOne(Booking, { id }, lock) : null
  if (!booking) throw noSuchBooking()
  return booking
}
