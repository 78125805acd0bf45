import { randomUUID } from 'node:crypto'
import type { decideNoShow as endpoint } from '@chauffeur/contract/dispatch'
import type { z } from 'zod'
import type { Assignment } from './assignment.entity.ts'
import { invalid } from '../core/refusal.ts'
import { record, type OfficeTransaction } from '../core/transaction.ts'
import { aboutTrip, lockTrip } from './change-assignment.ts'
import { recordTripEvent, refusalOf } from './record-trip-event.ts'

/** The office's answer to a driver who says that the guest has not come: that is so, or please wait on. */
export async function decideNoShow(
  { id, decision, refund, note }: z.output<typeof endpoint.input>,
  tx: OfficeTransaction,
): Promise<Assignment> {
  const isConfirmed = decision === 'confirm'
  // Of what was paid and is with us, this much goes back; none where the guest is still waited for.
  const refundCents = refund ?? 0
  const { booking } = await lockTrip(id, tx.em)
  const kept = booking.paidCents - booking.refundCents
  if (isConfirmed && refundCents > kept) throw invalid('refund', { code: 'at_most_refunded', most: kept })
  const result = await recordTripEvent(
    { id: randomUUID(), assignmentId: id, type: isConfirmed ? 'no_show_confirmed' : 'no_show_refused', note },
    { source: 'office', by: tx.admin },
    tx,
  )
  const refusal = refusalOf(result)
  if (refusal) throw refusal
  if (isConfirmed)
    await record(tx, 'trip.no-show-confirmed', {
      ...aboutTrip(result.assignment, booking, { by: tx.admin, note }),
      refundCents,
    })
  return result.assignment
}
