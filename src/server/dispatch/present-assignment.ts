import type { AssignmentAnswer } from '@chauffeur/contract/dispatch-fields'
import type { Assignment } from '../assignments/assignment.entity.ts'
import { carName } from '../assignments/present-trip.ts'
import { withProgress, type TripProgress } from '../assignments/read-trip-progress.ts'
import type { TripEvent } from '../assignments/trip-event.entity.ts'
import type { EntityManager } from '../db/orm.ts'

/** Assignments as the office reads them. */
export async function readAssignments(
  assignments: readonly Assignment[],
  em: EntityManager,
): Promise<AssignmentAnswer[]> {
  return (await withProgress(assignments, em)).map(presentAssignment)
}

export async function readAssignment(assignment: Assignment, em: EntityManager): Promise<AssignmentAnswer> {
  const [answer] = await readAssignments([assignment], em)
  if (!answer) throw new Error('One assignment in, one out')
  return answer
}

export function presentAssignment(progress: TripProgress): AssignmentAnswer {
  const { assignment, car, driver, arrivedAt, events } = progress
  return {
    id: assignment.id,
    bookingId: assignment.bookingId,
    carNo: assignment.carNo,
    carId: car?.id ?? null,
    plate: car?.plate ?? null,
    carName: car ? carName(car) : null,
    driverId: driver?.id ?? null,
    driverName: driver?.name ?? null,
    driverPhone: driver?.phoneE164 ?? null,
    startsAt: assignment.startsAt.toISOString(),
    endsAt: assignment.endsAt.toISOString(),
    state: assignment.state,
    stateSince: assignment.stateSince.toISOString(),
    arrivedAt: arrivedAt?.toISOString() ?? null,
    version: assignment.version,
    changed: assignment.changed ?? null,
    overrideReason: assignment.overrideReason ?? null,
    assignedBy: assignment.assignedBy,
    assignedAt: assignment.assignedAt.toISOString(),
    releaseReason: assignment.releaseReason ?? null,
    events: events.map(presentEvent),
  }
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
    sentence: event.sentence ?? null,
  }
}
