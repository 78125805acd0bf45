import type { Booking as BookingRow } from '@chauffeur/contract/bookings'
import type { EntityManager } from '../db/orm.ts'
import { Booking } from './booking.entity.ts'
import { withMail } from './list-bookings.ts'

/** The trips that start on a day, by each pick-up's own clock, in their order; without those that were rejected or cancelled. */
export async function listDay(day: string, em: EntityManager): Promise<BookingRow[]> {
  const bookings = await em.find(
    Booking,
    { pickupDate: day, status: { $ne: 'rejected' }, cancelledAt: null },
    { orderBy: { pickupAt: 'asc', number: 'asc' } },
  )
  return withMail(bookings, em)
}
