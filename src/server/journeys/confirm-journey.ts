import { bookingState } from '@chauffeur/domain/booking-status'
import { LockMode } from '@mikro-orm/core'
import { Booking } from '../bookings/booking.entity.ts'
import type { Transaction } from '../core/transaction.ts'
import { findRows } from '../db/find-rows.ts'
import { UNMANAGED } from '../db/orm.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { Outbox } from '../mail/outbox.entity.ts'
import { Journey } from './journey.entity.ts'
import { findJourneyOf } from './journeys-of.ts'

/**
 * Has the customer of a journey told which legs are confirmed, once, as soon as none waits for a decision any more.
 *
 * @returns whether the booking is a leg of one.
 */
export async function confirmJourney(tx: Transaction, bookingId: string): Promise<boolean> {
  const { em } = tx
  const journey = await findJourneyOf(bookingId, em)
  if (!journey) return false
  // Of two decisions at once the later one sees the earlier.
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, ...UNMANAGED } as const
  await em.findOneOrFail(Journey, { id: journey.id }, lock)
  const bookings = await findRows(em, Booking, { id: { $in: journey.bookingIds } })
  const states = new Map(bookings.map((booking) => [booking.id, bookingState(booking)]))
  const first = journey.bookingIds.find((id) => states.get(id) === 'confirmed')
  if (first === undefined || [...states.values()].includes('pending')) return true
  const kind = 'booking-confirmed'
  const told = await em.count(Outbox, { kind, bookingId: { $in: [...journey.bookingIds] } })
  if (told === 0) await enqueueMail(tx, kind, first)
  return true
}
