import { decidedStatus, type Decision } from '@chauffeur/domain/booking-status'
import type { RejectCode } from '@chauffeur/domain/decide-by'
import { record } from '../core/transaction.ts'
import { isUuid } from '../db/is-uuid.ts'
import type { EntityManager } from '../db/orm.ts'
import { Refusal } from '../core/refusal.ts'
import type { Transaction } from '../core/transaction.ts'
import { Booking } from './booking.entity.ts'
import { reserveCar, type OfficeOverride } from '../capacity/reserve-car.ts'
import { findBooking } from './read-booking.ts'

interface DecidedBy {
  /** The administrator's name. */
  readonly admin: string
  readonly reason?: string | null
  /** Where no person has decided. */
  readonly code?: RejectCode | null
}

/** Confirms a pending booking if a car can drive it, or for a reason. Of two decisions at once, one wins. */
export async function acceptBooking(id: string, override: OfficeOverride, tx: Transaction): Promise<Booking> {
  const booking = await confirmBooking(id, { admin: override.admin }, tx)
  await reserveCar(tx, booking, { kind: 'confirm', override })
  return booking
}

/** Confirms a pending booking whose car is known. */
export function confirmBooking(id: string, by: DecidedBy, tx: Transaction): Promise<Booking> {
  return decide(id, 'accept', by, tx)
}

/** Rejects a pending booking, with a reason if there is one. */
export function rejectBooking(id: string, by: DecidedBy, tx: Transaction): Promise<Booking> {
  return decide(id, 'reject', by, tx)
}

async function decide(
  id: string,
  decision: Decision,
  { admin, reason = null, code = null }: DecidedBy,
  tx: Transaction,
): Promise<Booking> {
  const { em, clock } = tx
  const status = decidedStatus[decision]
  const moved = isUuid(id)
    ? await em.nativeUpdate(
        Booking,
        { id, status: 'pending', cancelledAt: null },
        { status, decidedAt: clock(), decidedBy: admin, rejectReason: reason, rejectCode: code },
      )
    : 0
  if (moved === 0) throw await whyNotPending(id, em)
  const booking = await em.findOneOrFail(Booking, { id })
  const about = { bookingId: id, bookingNumber: booking.number, admin }
  if (decision === 'accept') await record(tx, 'booking.confirmed', about)
  else await record(tx, 'booking.rejected', { ...about, reason, code })
  return booking
}

async function whyNotPending(id: string, em: EntityManager): Promise<Refusal> {
  const booking = await findBooking(id, em)
  if (booking.cancelledAt != null) return alreadyCancelled()
  const { status } = booking
  return new Refusal('ALREADY_DECIDED', { code: 'already_decided', status }, { status })
}

function alreadyCancelled(): Refusal {
  return new Refusal('ALREADY_CANCELLED', { code: 'already_cancelled' }, { status: 'cancelled' })
}
