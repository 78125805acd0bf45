import {
  bookingActRefusal,
  type BookingAct,
  type BookingActor,
  type BookingToActOn,
} from '@chauffeur/domain/booking-acts'
import { bookingState } from '@chauffeur/domain/booking-status'
import { Refusal } from '../core/refusal.ts'

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
