import { newsText, releaseText } from '@chauffeur/domain/job-news'
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
import { standing, withProgress } from './read-trip-progress.ts'
import type { Booking } from '../bookings/booking.entity.ts'
import { invalid, Refusal } from '../core/refusal.ts'
import { record, type Transaction } from '../core/transaction.ts'
import { UNMANAGED } from '../db/orm.ts'
import { isUuid } from '../db/is-uuid.ts'
import { jobsByPlan } from './planned-trips.ts'
import { missingForNoShow } from './missing-for-no-show.ts'

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
  /** The same by our clock: corrected by how far the sender's is off. */
  readonly correctedAt?: Date | undefined
  readonly note?: string | null | undefined
  /** The event that is taken back. */
  readonly undoes?: string | null | undefined
}

export interface Reporter {
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
  /** Why it did nothing, or what its sender should know. */
  readonly sentence: string | null
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
  readonly sentence?: string
}

/** A step that arrives so long after it was taken was without signal. */
const LATE_MS = 60_000

const CLOCK_OFF = 'Your phone’s clock is wrong, so the time at which this arrived here was written down.'

/** Writes down what was reported of a trip, and moves the trip on where that fits. */
export async function recordTripEvent(
  reported: ReportedEvent,
  reporter: Reporter,
  tx: Transaction,
): Promise<TripEventResult> {
  const { em, clock } = tx
  if (!isUuid(reported.id)) throw invalid('id', 'The id of an event must be a UUID.')
  const { booking, assignment } = await lockTrip(reported.assignmentId, em)
  if (!isOf(assignment, reporter)) throw noSuchAssignment()
  if (reported.type === 'undo' && !isUuid(reported.undoes ?? ''))
    throw invalid('undoes', 'Say which event is taken back, by its id.')
  if (!mayReport(reporter.source, reported.type)) throw invalid('type', 'Only the office can say this.')
  const known = await em.findOne(TripEvent, { id: reported.id }, UNMANAGED)
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
  const { outcome, to, sentence } = judged
  const said = sentence ?? (time.isClockOff || reported.isClockOff === true ? CLOCK_OFF : null)
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
    sentence: said,
    fromState: from,
    fromSince: assignment.stateSince,
    toState: to,
  })
  if (outcome === 'moved') await move(report, judged, tx)
  const isWorthALine = outcome === 'moved' || reported.type === 'contact_attempt'
  if (isWorthALine)
    await record(tx, 'trip.reported', {
      ...aboutTrip(assignment, booking, {
        by: reporter.by,
        note: reported.note ?? null,
        ...(receivedAt.getTime() - at.getTime() >= LATE_MS && { takenAt: at }),
      }),
      type: reported.type,
      state: to,
      isByPhone: reporter.source === 'office',
      eventId: reported.id,
    })
  return { outcome, isRepeated: false, sentence: said, assignment }
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
  { type, assignmentId, outcome, sentence }: TripEvent,
  reported: ReportedEvent,
  assignment: Assignment,
): TripEventResult {
  if (type !== reported.type || assignmentId !== reported.assignmentId)
    throw invalid('id', 'This id belongs to another event.')
  return { outcome, isRepeated: true, sentence: sentence ?? null, assignment }
}

async function judge(report: Report, tx: Transaction): Promise<Judged> {
  const { reported, reporter, assignment, booking, at } = report
  const { state, version } = assignment
  const stays = (outcome: TripEventOutcome, sentence?: string): Judged => ({
    outcome,
    to: state,
    ...(sentence !== undefined && { sentence }),
  })
  if (state === 'released')
    return stays('outdated', `This trip is no longer yours. ${releaseText(assignment) ?? ''}`.trim())
  // The guest was called, even if the trip has changed since.
  if (reported.version !== undefined && reported.version < version && reported.type !== 'contact_attempt')
    return stays('outdated', `${newsText(assignment) ?? 'The trip has changed.'} Please look at it again.`)
  if (reported.type === 'undo') return judgeUndo(report, tx)
  const move = tripMove(state, reported.type)
  if (move.kind === 'refused') return stays('refused', move.sentence)
  if (move.kind === 'late') return stays('added')
  if (reported.type === 'decline' && reporter.source === 'driver' && !reported.note)
    return stays('refused', 'Please say why you decline.')
  if (reported.type === 'no_show' && reporter.source === 'driver') {
    const [missing] = await missingForNoShow({ assignment, booking, note: reported.note ?? null, at }, tx)
    if (missing !== undefined) return stays('refused', missing)
  }
  return { outcome: 'moved', to: move.to }
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
          isLast: events.findLast(({ outcome }) => outcome === 'moved')?.id === event.id,
        },
        at,
      )
    : 'There is no such step to take back.'
  if (event && refusal === undefined)
    return { outcome: 'moved', to: event.fromState, ...(event.fromSince && { since: event.fromSince }) }
  return { outcome: 'refused', to: assignment.state, ...(refusal !== undefined && { sentence: refusal }) }
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
  if (to === 'accepted') {
    assignment.changed = null
    assignment.news = null
  }
  // From now on car and driver are free.
  if (isTripOver(to) && to !== 'released' && at < assignment.endsAt)
    assignment.endsAt = new Date(Math.max(at.getTime(), assignment.startsAt.getTime() + 60_000))
  if (wasOver && !isTripOver(to)) assignment.endsAt = new Date((await jobsByPlan(em))(booking).end)
  await checkOverlaps(em)
}

/** The refusal for an event that did nothing; undefined of one that counts. Thrown after the transaction. */
export function refusalOf({ outcome, sentence, assignment }: TripEventResult): Refusal | undefined {
  const facts = { state: assignment.state, version: assignment.version }
  if (outcome === 'outdated') return new Refusal('TRIP_CHANGED', sentence ?? 'The trip has changed.', facts)
  if (outcome === 'refused') return new Refusal('TRIP_MOVED_ON', sentence ?? 'This does not fit.', facts)
  return undefined
}
