import {
  bookingActRefusal,
  type BookingAct,
  type BookingActor,
  type BookingToActOn,
} from '@chauffeur/domain/booking-acts'
import { bookingState } from '@chauffeur/domain/booking-status'
import { Refusal } from '../core/refusal.ts'
import type { DatabaseAccess } from '../core/transaction.ts'
import type { EntityManager } from '../db/orm.ts'
import { hasBegun } from '../dispatch/read-trip-progress.ts'
import type { Booking } from './booking.entity.ts'

/** What decides which acts on a booking are open, but for its rating. */
export async function readFactsOfActs(booking: Booking, em: EntityManager): Promise<BookingToActOn> {
  const { id, status, cancelledAt, pickupAt, paymentMethod } = booking
  return { status, cancelledAt, pickupAt, paymentMethod, hasBegun: await hasBegun(id, em) }
}

/** Whether a guest can cancel the booking: what else is open to a guest ends before. */
export async function mayGuestCancel(booking: Booking, { em, clock }: DatabaseAccess): Promise<boolean> {
  return bookingActRefusal('guest', 'cancel', await readFactsOfActs(booking, em), clock()) === undefined
}

/** Refuses an act that is not open to whoever asks, with how the booking stands. */
export function refuseUnlessOpen(
  actor: BookingActor,
  act: BookingAct,
  booking: BookingToActOn,
  now: Date,
): void {
  const refusal = bookingActRefusal(actor, act, booking, now)
  if (!refusal) return
  const { code, reason } = refusal
  if (code === 'TOO_EARLY' || code === 'TOO_LATE' || code === 'ALREADY_RATED') throw new Refusal(code, reason)
  throw new Refusal(code, reason, { status: bookingState(booking) })
}
