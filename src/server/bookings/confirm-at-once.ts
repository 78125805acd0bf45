import { canDecide } from '@chauffeur/domain/booking-status'
import { isConfirmedAtOnce } from '@chauffeur/domain/partners'
import { Partner } from '../auth/partner.entity.ts'
import { readNoCar } from '../capacity/find-available-cars.ts'
import { tripToDrive } from '../capacity/reserve-car.ts'
import type { Transaction } from '../core/transaction.ts'
import { findRow } from '../db/find-rows.ts'
import type { EntityManager } from '../db/orm.ts'
import { Booking } from './booking.entity.ts'
import { confirmBooking } from './decide-booking.ts'

/** The name in which a booking is confirmed without the office, where its partner's bookings are; else undefined. */
export async function confirmsAtOnce(
  booking: Pick<Booking, 'partnerId' | 'paymentMethod' | 'paymentStatus'>,
  em: EntityManager,
): Promise<string | undefined> {
  const partner = booking.partnerId == null ? null : await findRow(em, Partner, { id: booking.partnerId })
  if (partner?.state !== 'live' || !isConfirmedAtOnce(partner.confirmation, booking)) return undefined
  return `${partner.name} (instant confirmation)`
}

/** Confirms a booking that has been paid, where its partner's are confirmed then and a car is free for it. */
export async function confirmPaid(
  tx: Transaction,
  { bookingId }: { readonly bookingId: string },
): Promise<void> {
  const booking = await tx.em.findOneOrFail(Booking, { id: bookingId }, { disableIdentityMap: true })
  if (!canDecide(booking) || booking.pickupAt <= tx.clock()) return
  const admin = await confirmsAtOnce(booking, tx.em)
  if (admin === undefined || (await readNoCar(tripToDrive(booking), tx, bookingId))) return
  await confirmBooking(bookingId, { admin }, tx)
}
