import type { ReleaseCode } from '@chauffeur/domain/job-news'
import { isTripOver } from '@chauffeur/domain/trip-state'
import type { Assignment } from './assignment.entity.ts'
import { Refusal } from '../core/refusal.ts'
import { record, type Transaction } from '../core/transaction.ts'
import { aboutTrip, lockTrip } from './change-assignment.ts'

/** Takes a trip from its driver and car. What was reported of it stays. */
export async function releaseAssignment(
  { id, reason }: { readonly id: string; readonly reason: string | null },
  admin: string,
  tx: Transaction,
): Promise<Assignment> {
  const { booking, assignment } = await lockTrip(id, tx.em)
  if (assignment.state === 'released') return assignment
  if (isTripOver(assignment.state))
    throw new Refusal('TRIP_MOVED_ON', 'This trip is over, so nobody else can have it.', {
      state: assignment.state,
    })
  await release(assignment, reason === null ? 'taken_back' : { reason }, tx)
  await record(tx, 'trip.released', aboutTrip(assignment, booking, { by: admin, note: reason }))
  return assignment
}

/** Stores the release alone: the caller records the event from which mails and messages follow. */
export async function release(
  assignment: Assignment,
  why: Exclude<ReleaseCode, 'declined'> | { readonly reason: string },
  { em, clock }: Transaction,
): Promise<void> {
  assignment.state = 'released'
  assignment.stateSince = clock()
  assignment.releasedAt = clock()
  assignment.releaseCode = typeof why === 'string' ? why : null
  assignment.releaseReason = typeof why === 'string' ? null : why.reason
  await em.flush()
}
