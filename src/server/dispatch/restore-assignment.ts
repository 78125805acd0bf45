import { bookingState } from '@chauffeur/domain/booking-status'
import { meetingTime } from '@chauffeur/domain/meeting-time'
import { UNDO_SECONDS } from '@chauffeur/domain/trip-state'
import { Refusal } from '../core/refusal.ts'
import { record, type OfficeTransaction } from '../core/transaction.ts'
import type { Assignment } from './assignment.entity.ts'
import { aboutTrip, checkOverlaps, lockDispatch, lockStanding, lockTrip } from './change-assignment.ts'
import { withCarAndDriver } from './read-trip-progress.ts'

const UNDO_MS = UNDO_SECONDS * 1000

/** Until when the office can give a trip back that it has taken from its driver; undefined of every other release. */
export function restorableUntil({ takenBackFrom, releasedAt }: Assignment): Date | undefined {
  return takenBackFrom && releasedAt ? new Date(releasedAt.getTime() + UNDO_MS) : undefined
}

/** Whether it was taken back so short a time ago that it can be given back. */
export function isRestorable(assignment: Assignment, now: Date): boolean {
  const until = restorableUntil(assignment)
  return until !== undefined && until >= now
}

/** Gives a trip back to the driver and car that it was taken from a moment ago, as far as it was then. */
export async function restoreAssignment(
  { id }: { readonly id: string },
  tx: OfficeTransaction,
): Promise<Assignment> {
  const { em, clock } = tx
  const { booking, assignment } = await lockTrip(id, em)
  const { state, takenBackFrom, takenBackSince, startsAt } = assignment
  if (state !== 'released') return assignment
  const isAsBefore =
    bookingState(booking) === 'confirmed' && meetingTime(booking).getTime() === startsAt.getTime()
  const isGiven = (await lockStanding(booking.id, assignment.carNo, em)) !== null
  if (!takenBackFrom || !isRestorable(assignment, clock()) || !isAsBefore || isGiven)
    throw new Refusal('TRIP_MOVED_ON', { code: 'take_back_stands' }, { state })
  await lockDispatch([assignment], em)
  Object.assign(assignment, {
    state: takenBackFrom,
    stateSince: takenBackSince ?? assignment.assignedAt,
    releasedAt: null,
    releaseCode: null,
    releaseReason: null,
    takenBackFrom: null,
    takenBackSince: null,
  })
  await checkOverlaps(em)
  const [given] = await withCarAndDriver([assignment], em)
  const note = [given?.driver?.name, given?.car?.plate].filter(Boolean).join(', ')
  await record(tx, 'trip.assigned', aboutTrip(assignment, booking, { by: tx.admin, note }))
  return assignment
}
