import { isChauffeurAnnounced } from '@chauffeur/domain/phone-visibility'
import { only } from '../core/only.ts'
import { jobNews } from '@chauffeur/contract/driver-jobs'
import { newsText, releaseText } from '@chauffeur/words/en/trip-news'
import { englishSentence } from '@chauffeur/words/english-reasons'
import type { BoardAssignment } from '@chauffeur/contract/board'
import type { AssignmentAnswer } from '@chauffeur/contract/dispatch'
import type { PartnerTrip } from '@chauffeur/contract/partner-fields'
import { vehicleById } from '@chauffeur/domain/vehicles'
import type { Car } from '../cars/car.entity.ts'
import { readStoredList } from '../core/read-stored.ts'
import type { DatabaseAccess } from '../core/transaction.ts'
import type { EntityManager } from '../db/orm.ts'
import type { Assignment, TripEvent } from './assignment.entity.ts'
import { lastStepOf, withProgress, type TripProgress } from './read-trip-progress.ts'

/**
 * How far a trip is, as other companies' systems read it: who drives and in which car from when on the guest knows it.
 * Undefined of one that was released.
 */
export function presentPartnerTrip(
  { assignment, car, driver, state, times }: TripProgress,
  pickupAt: Date,
  now: Date,
): PartnerTrip | undefined {
  if (state === 'released') return undefined
  const isAnnounced = isChauffeurAnnounced({ state, pickupAt }, now)
  return {
    carNo: assignment.carNo,
    state,
    stateSince: assignment.stateSince.toISOString(),
    driverName: (isAnnounced && driver?.name) || null,
    driverPhone: (isAnnounced && driver?.phoneE164) || null,
    plate: (isAnnounced && car?.plate) || null,
    car: isAnnounced && car ? carName(car) : null,
    ...presentTimes(times),
  }
}

/** When each step of a trip was taken, as far as it is. */
export function presentTimes(times: TripProgress['times']) {
  return {
    onTheWayAt: times.on_the_way?.toISOString() ?? null,
    arrivedAt: times.arrived?.toISOString() ?? null,
    onBoardAt: times.on_board?.toISOString() ?? null,
    completedAt: times.completed?.toISOString() ?? null,
  }
}

/** "black Mercedes E Class" */
export function carName({ vehicleId, colour }: Pick<Car, 'vehicleId' | 'colour'>): string {
  const name = vehicleById(vehicleId)?.name ?? 'car'
  return colour ? `${colour.toLowerCase()} ${name}` : name
}

/** Assignments as the office reads them. */
export async function presentAssignments(
  assignments: readonly Assignment[],
  em: EntityManager,
): Promise<AssignmentAnswer[]> {
  return (await withProgress(assignments, em)).map(presentAssignment)
}

export async function presentAssignmentOf(
  assignment: Assignment,
  { em }: Pick<DatabaseAccess, 'em'>,
): Promise<AssignmentAnswer> {
  return only(await presentAssignments([assignment], em))
}

export function presentAssignment(progress: TripProgress): AssignmentAnswer {
  const { assignment, car, events } = progress
  return {
    ...presentGiven(progress),
    bookingId: assignment.bookingId,
    carNo: assignment.carNo,
    carName: car ? carName(car) : null,
    ...presentNews(assignment),
    assignedBy: assignment.assignedBy,
    assignedAt: assignment.assignedAt.toISOString(),
    releaseReason: releaseText(assignment),
    releaseCode: assignment.releaseCode ?? null,
    events: events.map(presentEvent),
  }
}

/** An assignment as the board shows it. */
export function presentOnBoard(progress: TripProgress): BoardAssignment {
  const { contactAttempts, events } = progress
  const step = lastStepOf(events)
  return {
    ...presentGiven(progress),
    lastStep: step
      ? {
          id: step.id,
          type: step.type,
          occurredAt: step.occurredAt.toISOString(),
          receivedAt: step.receivedAt.toISOString(),
          note: step.note ?? null,
        }
      : null,
    contactAttempts: contactAttempts.map((at) => at.toISOString()),
    isClockOff: events.some(({ isClockOff }) => isClockOff),
  }
}

/** Who drives with what, and how far that is. */
function presentGiven({ assignment, car, driver, arrivedAt }: TripProgress) {
  return {
    id: assignment.id,
    carId: car?.id ?? null,
    plate: car?.plate ?? null,
    driverId: driver?.id ?? null,
    driverName: driver?.name ?? null,
    driverPhone: driver?.phoneE164 ?? null,
    startsAt: assignment.startsAt.toISOString(),
    endsAt: assignment.endsAt.toISOString(),
    state: assignment.state,
    stateSince: assignment.stateSince.toISOString(),
    arrivedAt: arrivedAt?.toISOString() ?? null,
    version: assignment.version,
    overrideReason: assignment.overrideReason ?? null,
  }
}

/** The last change, as far as it matters to the driver: by code, and in English. */
export function presentNews({ id, news: stored }: Assignment): Pick<AssignmentAnswer, 'changed' | 'news'> {
  const news = stored ? readStoredList(jobNews, stored, { table: 'assignment', id, column: 'news' }) : null
  return { changed: newsText(news), news }
}

function presentEvent(event: TripEvent): AssignmentAnswer['events'][number] {
  const { id, type, isClockOff, source, by, outcome } = event
  return {
    id,
    type,
    occurredAt: event.occurredAt.toISOString(),
    reportedAt: event.reportedAt.toISOString(),
    receivedAt: event.receivedAt.toISOString(),
    isClockOff,
    source,
    by,
    note: event.note ?? null,
    undoes: event.undoes ?? null,
    outcome,
    sentence: event.reason ? englishSentence(event.reason) : null,
    reason: event.reason ?? null,
  }
}
