import { bookingActRefusal, type BookingAct, type BookingActor } from '@chauffeur/domain/booking-acts'
import { bookingState } from '@chauffeur/domain/booking-status'
import { Refusal } from '../core/refusal.ts'
import type { Booking } from './booking.entity.ts'

/** Refuses an act that is not open to whoever asks, with how the booking stands. */
export function refuseUnlessOpen(actor: BookingActor, act: BookingAct, booking: Booking, now: Date): void {
  const refusal = bookingActRefusal(actor, act, booking, now)
  if (refusal?.code === 'TOO_LATE') throw new Refusal('TOO_LATE', refusal.message)
  if (refusal) throw new Refusal(refusal.code, refusal.message, { status: bookingState(booking) })
}
