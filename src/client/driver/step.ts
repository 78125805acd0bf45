import type { DriverEventInput, DriverJob } from '@chauffeur/contract/driver-jobs'
import { tripMove, type TripState } from '@chauffeur/domain/trip-state'

/** A step that this phone has not sent yet, in the order in which it was taken. */
export interface Step {
  readonly kind: 'event'
  readonly event: DriverEventInput
  /** The state before, for the page while nothing of it is known at the server. */
  readonly from: TripState
}

export interface Photo {
  readonly kind: 'photo'
  readonly id: string
  readonly assignmentId: string
  readonly takenAt: string
  readonly file: Blob
}

export type Unsent = Step | Photo

/**
 * A job as it is once all unsent steps have arrived. Their times are the phone's, so they are put right by how far that is
 * behind the server's clock.
 */
export function withUnsent(job: DriverJob, unsent: readonly Unsent[], behindMs: number): DriverJob {
  return unsent.reduce((known, one) => (isOf(job, one) ? after(known, one, unsent, behindMs) : known), job)
}

function isOf({ assignmentId }: DriverJob, one: Unsent): boolean {
  return (one.kind === 'photo' ? one.assignmentId : one.event.assignmentId) === assignmentId
}

function after(job: DriverJob, one: Unsent, unsent: readonly Unsent[], behindMs: number): DriverJob {
  if (one.kind === 'photo') return { ...job, photos: job.photos + 1 }
  const { id, type, undoes } = one.event
  const occurredAt = new Date(Date.parse(one.event.occurredAt) + behindMs).toISOString()
  if (type === 'contact_attempt') return { ...job, contactAttempts: [...job.contactAttempts, occurredAt] }
  if (type === 'undo') {
    const undone = unsent.find((other) => other.kind === 'event' && other.event.id === undoes)
    const step = undone?.kind === 'event' ? undone : undefined
    const arrivedAt = step?.event.type === 'arrived' ? null : job.arrivedAt
    return { ...job, state: step?.from ?? one.from, arrivedAt, lastStep: null }
  }
  if (type === 'no_show_confirmed' || type === 'no_show_refused') return job
  const move = tripMove(job.state, type)
  return move.kind === 'moved'
    ? {
        ...job,
        state: move.to,
        stateSince: occurredAt,
        arrivedAt: move.to === 'at_pickup' ? occurredAt : job.arrivedAt,
        lastStep: { id, type, occurredAt },
      }
    : job
}
