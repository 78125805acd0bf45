import { includedWait, noShowMissing } from '@chauffeur/domain/no-show'
import type { Reason } from '@chauffeur/words/english-reasons'
import type { StepDoubt } from '@chauffeur/domain/step-doubts'
import {
  CLOCK_TOLERANCE_MINUTES,
  eventTime,
  isTripOver,
  mayReport,
  tripMove,
  undoRefusal,
  type TripActor,
  type TripEventType,
  type TripState,
} from '@chauffeur/domain/trip-state'
import { type Assignment, TripEvent, type TripEventOutcome } from './assignment.entity.ts'
import { aboutTrip, checkOverlaps, lockTrip, noSuchAssignment } from './change-assignment.ts'
import { lastStepOf, standing, withProgress } from './read-trip-progress.ts'
import { recordCollected, takeBackCollected, type Collected } from '../cash/collect-cash.ts'
import { readCollected } from '../cash/sum-cash.ts'
import type { Booking } from '../bookings/booking.entity.ts'
import { invalid, Refusal } from '../core/refusal.ts'
import { record, type Transaction } from '../core/transaction.ts'
import { isUuid } from '../db/is-uuid.ts'
import { isPickupAtAirport, jobsByPlan } from './planned-trips.ts'
import { TripProof } from './proofs.ts'
import { findRow } from '../db/find-rows.ts'

/** Something that the driver, or the office by phone, reports of a trip. */
interface ReportedEvent {
  /** Made by the sender: the same event counts once, however often it arrives. */
  readonly id: string
  readonly assignmentId: string
  readonly type: TripEventType
  /** The version that the sender knows; left out, the event is about the trip as it is. */
  readonly version?: number | undefined
  /** By the sender's clock; without one, now. */
  readonly occurredAt?: Date | undefined
  /** The sender's clock cannot be read: the event counts from when it arrives. */
  readonly isClockOff?: boolean | undefined
  /** When it happened by our clock: corrected by how far the sender's is off. */
  readonly correctedAt?: Date | undefined
  readonly note?: string | null | undefined
  /** The event that is taken back. */
  readonly undoes?: string | null | undefined
  /** The guest's payment to the driver, with `completed`. */
  readonly collected?: Collected | null | undefined
  /** The doubts that the driver was asked about before, and has confirmed. */
  readonly confirmed?: readonly StepDoubt[] | null | undefined
}

interface Reporter {
  readonly source: TripActor
  /** The administrator's name, or the driver's. */
  readonly by: string
  /** Of a driver, whose own trips these must be. */
  readonly driverId?: string
  /** Of somebody who may report on this trip only. */
  readonly assignmentId?: string
}

/** The outcome of an event. All but an unreadable one are stored, also those that change nothing. */
export interface TripEventResult {
  readonly outcome: TripEventOutcome
  /** It had arrived before. */
  readonly isRepeated: boolean
  /** Why it did nothing, what its sender should know, or what he has confirmed. */
  readonly reason: Reason | null
  /** As it is now. */
  readonly assignment: Assignment
}

/** An event with all that decides what comes of it. */
interface Report {
  readonly reported: ReportedEvent
  readonly reporter: Reporter
  readonly assignment: Assignment
  readonly booking: Booking
  /** When it took place, by our clock. */
  readonly at: Date
}

interface Judged {
  readonly outcome: TripEventOutcome
  readonly to: TripState
  /** Since when it has been in that state, where it has not come into it just now. */
  readonly since?: Date
  readonly reason?: Reason
}

/** A step that arrives so long after it was taken was without signal. */
const LATE_MS = 60_000

/** Writes down what was reported of a trip, and moves the trip on where that fits. */
export async function recordTripEvent(
  reported: ReportedEvent,
  reporter: Reporter,
  tx: Transaction,
): Promise<TripEventResult> {
  const { em, clock } = tx
  const { booking, assignment } = await lockTrip(reported.assignmentId, em)
  if (!isOf(assignment, reporter)) throw noSuchAssignment()
  if (reported.type === 'undo' && !isUuid(reported.undoes ?? ''))
    throw invalid('undoes', { code: 'undone_not_named' })
  if (!mayReport(reporter.source, reported.type)) throw invalid('type', { code: 'office_only' })
  const known = await findRow(em, TripEvent, { id: reported.id })
  if (known) return repeated(known, reported, assignment)

  const receivedAt = clock()
  const reportedAt = reported.occurredAt ?? receivedAt
  const correctedAt = reported.correctedAt ?? reportedAt
  const time = eventTime({ reportedAt: correctedAt, receivedAt, notBefore: assignment.assignedAt })
  const { at } = time
  const isClockOff = reported.isClockOff === true || time.isClockOff || isFarOff(reportedAt, correctedAt)
  const from = assignment.state
  const report = { reported, reporter, assignment, booking, at }
  const judged = await judge(report, tx)
  const { outcome, to } = judged
  const isArrivalCounted = time.isClockOff || reported.isClockOff === true
  const confirmed = reported.confirmed?.length
    ? ({ code: 'driver_confirmed', doubts: reported.confirmed } as const)
    : null
  const reason = judged.reason ?? confirmed ?? (isArrivalCounted ? ({ code: 'clock_off' } as const) : null)
  await em.insert(TripEvent, {
    id: reported.id,
    assignmentId: assignment.id,
    no: 1 + (await em.count(TripEvent, { assignmentId: assignment.id })),
    type: reported.type,
    version: reported.version ?? null,
    occurredAt: at,
    reportedAt,
    receivedAt,
    isClockOff,
    source: reporter.source,
    by: reporter.by,
    note: reported.note ?? null,
    undoes: reported.type === 'undo' ? (reported.undoes ?? null) : null,
    outcome,
    reason,
    fromState: from,
    fromSince: assignment.stateSince,
    toState: to,
  })
  if (outcome === 'moved') await move(report, judged, tx)
  await followCash({ ...report, outcome }, tx)
  const isWorthALine = outcome === 'moved' || reported.type === 'contact_attempt'
  if (isWorthALine)
    await record(tx, 'trip.reported', {
      ...aboutTrip(assignment, booking, {
        by: reporter.by,
        note: reported.note ?? null,
        ...(confirmed && { reason: confirmed }),
        ...(receivedAt.getTime() - at.getTime() >= LATE_MS && { takenAt: at }),
      }),
      type: reported.type,
      state: to,
      isByPhone: reporter.source === 'office',
      eventId: reported.id,
    })
  return { outcome, isRepeated: false, reason, assignment }
}

function isOf({ id, driverId }: Assignment, reporter: Reporter): boolean {
  return (
    (reporter.driverId === undefined || driverId === reporter.driverId) &&
    (reporter.assignmentId === undefined || id === reporter.assignmentId)
  )
}

function isFarOff(reportedAt: Date, correctedAt: Date): boolean {
  return Math.abs(correctedAt.getTime() - reportedAt.getTime()) > CLOCK_TOLERANCE_MINUTES * 60_000
}

function repeated(
  { type, assignmentId, outcome, reason }: TripEvent,
  reported: ReportedEvent,
  assignment: Assignment,
): TripEventResult {
  if (type !== reported.type || assignmentId !== reported.assignmentId)
    throw invalid('id', { code: 'id_taken', by: 'event' })
  return { outcome, isRepeated: true, reason: reason ?? null, assignment }
}

async function judge(report: Report, tx: Transaction): Promise<Judged> {
  const { reported, reporter, assignment } = report
  const { state, version, news = null, releaseCode = null, releaseReason = null } = assignment
  const stays = (outcome: TripEventOutcome, reason?: Reason): Judged => ({
    outcome,
    to: state,
    ...(reason && { reason }),
  })
  if (state === 'released') return stays('outdated', { code: 'trip_not_yours', releaseCode, releaseReason })
  // The guest was called, even if the trip has changed since.
  if (reported.version !== undefined && reported.version < version && reported.type !== 'contact_attempt')
    return stays('outdated', { code: 'trip_changed', news })
  if (reported.type === 'undo') return judgeUndo(report, tx)
  const move = tripMove(state, reported.type)
  if (move.kind === 'refused') return stays('refused', move.reason)
  if (move.kind === 'late') return stays('added')
  if (reported.type === 'decline' && reporter.source === 'driver' && !reported.note)
    return stays('refused', { code: 'why_declined_missing' })
  if (reported.type === 'no_show' && reporter.source === 'driver') {
    const [missing] = await missingForNoShow(report, tx)
    if (missing) return stays('refused', missing)
  }
  return { outcome: 'moved', to: move.to }
}

/** The steps that a driver still lacks before the guest counts as not come. */
async function missingForNoShow({ reported, assignment, booking, at }: Report, { em }: Transaction) {
  const [progress] = await withProgress([assignment], em)
  return noShowMissing(
    {
      pickupAt: booking.pickupAt,
      meetAt: booking.meetAt ?? null,
      landedAt: booking.landedAt ?? null,
      arrivedAt: progress?.arrivedAt ?? null,
      includedMinutes: includedWait({ isAtAirport: isPickupAtAirport(booking) }),
      contactAttempts: progress?.contactAttempts ?? [],
      photos: await em.count(TripProof, { assignmentId: assignment.id }),
      note: reported.note ?? null,
    },
    at,
  )
}

async function judgeUndo(
  { reported: { undoes }, assignment, at }: Report,
  { em }: Transaction,
): Promise<Judged> {
  const [progress] = await withProgress([assignment], em)
  const events = standing(progress?.events ?? [])
  const event = events.find(({ id }) => id === undoes)
  const refusal = event
    ? undoRefusal(
        {
          type: event.type,
          occurredAt: event.occurredAt,
          hasMoved: event.outcome === 'moved',
          isLast: lastStepOf(events)?.id === event.id,
        },
        at,
      )
    : ({ code: 'nothing_to_undo' } as const)
  if (event && refusal === undefined)
    return { outcome: 'moved', to: event.fromState, ...(event.fromSince && { since: event.fromSince }) }
  return { outcome: 'refused', to: assignment.state, ...(refusal && { reason: refusal }) }
}

async function move(
  { reported, assignment, booking, at }: Report,
  { to, since = at }: Judged,
  { em, clock }: Transaction,
): Promise<void> {
  const wasOver = isTripOver(assignment.state)
  assignment.state = to
  assignment.stateSince = since
  if (to === 'released') {
    assignment.releasedAt = clock()
    assignment.releaseCode = 'declined'
    assignment.releaseReason = reported.note ?? null
  }
  if (to === 'accepted') assignment.news = null
  // From now on car and driver are free.
  if (isTripOver(to) && to !== 'released' && at < assignment.endsAt)
    assignment.endsAt = new Date(Math.max(at.getTime(), assignment.startsAt.getTime() + 60_000))
  if (wasOver && !isTripOver(to)) assignment.endsAt = new Date((await jobsByPlan(em))(booking).end)
  await checkOverlaps(em)
}

/**
 * Counts a driver's reported collection with its step, and takes it back with it. Of a trip that ends on two phones it
 * counts once: where they say different things, as the later one to arrive says.
 */
async function followCash(
  { reported, reporter, assignment, booking, at, outcome }: Report & { outcome: TripEventOutcome },
  tx: Transaction,
): Promise<void> {
  const counts = outcome === 'moved' || outcome === 'added'
  if (!counts || assignment.driverId == null) return
  const about = { assignment, booking, driverId: assignment.driverId, by: reporter.by, at }
  const standing = (await readCollected([assignment.id], tx.em)).get(assignment.id)
  if (reported.type === 'completed' && reported.collected) {
    const { method } = reported.collected
    const amountCents = method === 'not_paid' ? 0 : reported.collected.amount
    if (standing?.method === method && standing.amountCents === amountCents) return
    if (standing) await takeBackCollected(standing.id, about, tx)
    await recordCollected({ ...about, eventId: reported.id, collected: reported.collected }, tx)
  }
  // One that was replaced has been taken back already.
  if (reported.type === 'undo' && standing && standing.id === reported.undoes)
    await takeBackCollected(standing.id, about, tx)
}

/** The refusal for an event that did nothing; undefined of one that counts. Thrown after the transaction. */
export function refusalOf({ outcome, reason, assignment }: TripEventResult): Refusal | undefined {
  if (outcome !== 'outdated' && outcome !== 'refused') return undefined
  const { state, version } = assignment
  const code = outcome === 'outdated' ? 'TRIP_CHANGED' : 'TRIP_MOVED_ON'
  return new Refusal(code, reason ?? { code: 'step_does_not_fit' }, { state, version })
}
