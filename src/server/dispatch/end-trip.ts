import { randomUUID } from 'node:crypto'
import type { AssignInput } from '@chauffeur/contract/dispatch'
import { meetingTime } from '@chauffeur/domain/meeting-time'
import type { RecordedEnd } from '@chauffeur/domain/trip-state'
import { lockBooking } from '../bookings/read-booking.ts'
import { invalid } from '../core/refusal.ts'
import type { OfficeTransaction } from '../core/transaction.ts'
import type { Assignment } from './assignment.entity.ts'
import { assignTrip, refuseOtherVersion, refuseUnlessConfirmed } from './assign-trip.ts'
import { lockStanding } from './change-assignment.ts'
import { recordTripEvent, refusalOf } from './record-trip-event.ts'

/**
 * Records how a trip ended when its driver did not report it. A trip without a driver is first assigned to the one who drove
 * it; a driver who already has it keeps it.
 */
export async function endTrip(
  { ended, ...given }: AssignInput & { readonly ended: RecordedEnd },
  tx: OfficeTransaction,
): Promise<Assignment> {
  const { id, carNo, version } = given
  const booking = await lockBooking(id, tx)
  refuseUnlessConfirmed(booking)
  if (meetingTime(booking) > tx.clock()) throw invalid('ended', { code: 'pickup_to_come' })
  const current = await lockStanding(id, carNo, tx.em)
  refuseOtherVersion(version, current)
  // A driver who is named without a car drove the one that the trip has.
  const carId = given.driverId === null ? given.carId : (given.carId ?? current?.carId ?? null)
  const assignment = current?.driverId == null ? await assignTrip({ ...given, carId }, tx) : current
  const result = await recordTripEvent(
    { id: randomUUID(), assignmentId: assignment.id, type: ended },
    { source: 'office', by: tx.admin },
    tx,
  )
  const refusal = refusalOf(result)
  if (refusal) throw refusal
  return result.assignment
}
