import { randomUUID } from 'node:crypto'
import { isLinkEnded } from '@chauffeur/domain/booking-acts'
import { LockMode } from '@mikro-orm/core'
import { Booking } from '../bookings/booking.entity.ts'
import { findBooking } from '../bookings/read-booking.ts'
import { Refusal } from '../core/refusal.ts'
import { record, type Transaction } from '../core/transaction.ts'

/** Ends all private links of a booking, also those that browsers have opened, and mails its guest a new one. */
export async function renewLink(id: string, admin: string, tx: Transaction): Promise<void> {
  const { em, clock } = tx
  await findBooking(id, em)
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const
  const { number, pickupAt, linkGeneration } = await em.findOneOrFail(Booking, { id }, lock)
  if (isLinkEnded(pickupAt, clock()))
    throw new Refusal(
      'LINK_ENDED',
      'The links of this booking have ended by themselves: the trip was too long ago.',
    )
  await em.nativeUpdate(Booking, { id }, { linkGeneration: linkGeneration + 1 })
  await record(tx, 'booking.link-renewed', {
    admin,
    id,
    name: number,
    bookingId: id,
    occasion: randomUUID(),
  })
}
