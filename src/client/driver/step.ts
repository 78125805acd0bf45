import type { DriverEventInput, DriverJob } from '@chauffeur/contract/driver-jobs'
import { tripMove, tripStates, type TripState } from '@chauffeur/domain/trip-state'

/** An event as it is sent: one that another version of this page has left may be of a type that this one does not know. */
export type SentEvent = Omit<DriverEventInput, 'type'> & { readonly type: string }

/** The guest's payment to the driver, in euros. */
export type Collected = NonNullable<DriverJob['collected']>

/** A step that this phone has not sent yet, in the order in which it was taken. */
export interface UnsentStep {
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

/** A record of another version of this page, which this one cannot read. */
interface Unreadable {
  readonly kind: 'unreadable'
  readonly value: unknown
}

export type Unsent = UnsentStep | Photo | Unreadable

/** A record of the phone's database, as far as this version of the page knows it. */
export function asUnsent(value: unknown): Unsent {
  if (isPhoto(value)) return value
  if (!isObject(value) || !isEvent(value['event'])) return { kind: 'unreadable', value }
  const from = tripStates.find((state) => state === value['from']) ?? 'offered'
  return { kind: 'event', from, event: value['event'] }
}

function isPhoto(value: unknown): value is Photo {
  return (
    isObject(value) &&
    value['kind'] === 'photo' &&
    value['file'] instanceof Blob &&
    [value['id'], value['assignmentId'], value['takenAt']].every((text) => typeof text === 'string')
  )
}

/** The server judges the rest: a step that it does not know may be one of a newer page. */
function isEvent(value: unknown): value is UnsentStep['event'] {
  return (
    isObject(value) &&
    [value['id'], value['assignmentId'], value['type'], value['occurredAt']].every(
      (text) => typeof text === 'string',
    )
  )
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

/** The trip that it belongs to, whose steps arrive in their order. */
export function assignmentIdOf(one: Unsent): string {
  if (one.kind === 'unreadable') return ''
  return one.kind === 'photo' ? one.assignmentId : one.event.assignmentId
}

/**
 * A job as it is once all unsent steps have arrived. Their times are the phone's, so they are put right by how far that is
 * behind the server's clock.
 */
export function withUnsent(job: DriverJob, unsent: readonly Unsent[], behindMs: number): DriverJob {
  return unsent.reduce(
    (known, one) => (assignmentIdOf(one) === job.assignmentId ? after(known, one, unsent, behindMs) : known),
    job,
  )
}

function after(job: DriverJob, one: Unsent, unsent: readonly Unsent[], behindMs: number): DriverJob {
  if (one.kind === 'unreadable') return job
  if (one.kind === 'photo') return { ...job, photos: job.photos + 1 }
  const { id, type, undoes } = one.event
  const occurredAt = new Date(Date.parse(one.event.occurredAt) + behindMs).toISOString()
  if (type === 'contact_attempt') return { ...job, contactAttempts: [...job.contactAttempts, occurredAt] }
  if (type === 'undo') {
    const undone = unsent.find((other) => other.kind === 'event' && other.event.id === undoes)
    const step = undone?.kind === 'event' ? undone : undefined
    const arrivedAt = step?.event.type === 'arrived' ? null : job.arrivedAt
    const collected = step?.event.type === 'completed' ? null : job.collected
    return { ...job, state: step?.from ?? one.from, arrivedAt, collected, lastStep: null }
  }
  if (type === 'no_show_confirmed' || type === 'no_show_refused') return job
  const move = tripMove(job.state, type)
  return move.kind === 'moved'
    ? {
        ...job,
        state: move.to,
        stateSince: occurredAt,
        arrivedAt: move.to === 'at_pickup' ? occurredAt : job.arrivedAt,
        collected: collectedBy(one) ?? job.collected,
        lastStep: { id, type, occurredAt },
      }
    : job
}

function collectedBy({ event: { collected } }: UnsentStep): Collected | null {
  return collected ? { method: collected.method, amount: Number(collected.amount) } : null
}
