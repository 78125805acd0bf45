import { guestHere, guestHereRefusal, guestHereUndoUntil } from '@chauffeur/domain/guest-here'
import { bookingState } from '@chauffeur/domain/booking-status'
import type { Reason } from '@chauffeur/words/english-reasons'
import { Booking } from '../bookings/booking.entity.ts'
import { lockBooking } from '../bookings/read-booking.ts'
import { invalid, Refusal } from '../core/refusal.ts'
import { record, type Transaction } from '../core/transaction.ts'
import { readAssignments } from '../dispatch/read-trip-progress.ts'
import { readMeetingPlaces } from './meeting-points.ts'
import { toMeet } from './present-meeting.ts'

/** Writes down that the guest is at the meeting point. Said again with the same exit, it stays as it was. */
export async function sayHere(
  { id, exit }: { readonly id: string; readonly exit: string | null },
  tx: Transaction,
): Promise<void> {
  const booking = await lockBooking(id, tx)
  const now = tx.clock()
  const facts = await readFacts(booking, tx)
  const refusal = guestHereRefusal(facts, now)
  if (refusal?.code === 'ALREADY_CANCELLED')
    throw new Refusal(refusal.code, refusal.reason, { status: bookingState(booking) })
  if (refusal) throw new Refusal(refusal.code, refusal.reason)
  const exits = (await readMeetingPlaces(tx.em)).ofPickup(booking)?.exits ?? []
  if (exit !== null && !exits.includes(exit)) throw invalid('exit', { code: 'exit_unknown' })
  if (guestHere(facts, now)?.exit === exit) return
  await write(booking, { guestHereAt: now, guestHereExit: exit }, { code: 'guest_here', exit }, tx)
}

/** Takes it back within its minute. Nothing happens where nothing was said. */
export async function takeBackHere({ id }: { readonly id: string }, tx: Transaction): Promise<void> {
  const booking = await lockBooking(id, tx)
  const here = guestHere(await readFacts(booking, tx), tx.clock())
  if (!here) return
  if (tx.clock() > guestHereUndoUntil(here)) throw new Refusal('TOO_LATE', { code: 'here_undo_too_late' })
  await write(booking, { guestHereAt: null, guestHereExit: null }, { code: 'guest_not_here' }, tx)
  // Its driver is told when it is true.
  await tx.em.execute(
    `update driver_told set is_guest_here = false
     where assignment_id in (select id from assignment where booking_id = ?)`,
    [booking.id],
  )
}

async function readFacts(booking: Booking, { em }: Transaction) {
  return toMeet(
    booking,
    (await readAssignments([booking.id], em)).map(({ state }) => state),
  )
}

async function write(
  { id, number }: Booking,
  said: Pick<Booking, 'guestHereAt' | 'guestHereExit'>,
  reason: Reason,
  tx: Transaction,
): Promise<void> {
  await tx.em.nativeUpdate(Booking, { id }, said)
  await record(tx, 'trip.guest-here', {
    admin: 'the customer',
    id,
    name: number,
    bookingId: id,
    details: { reason },
  })
}
