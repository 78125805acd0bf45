import { releaseCodes } from '@chauffeur/domain/job-news'
import { MAX_REASON_LENGTH } from '@chauffeur/domain/limits'
import { recordedEnds, tripEventTypes, tripStates, UNDO_SECONDS } from '@chauffeur/domain/trip-state'
import { z } from 'zod'
import { instant, optionalText, count, euros, id, oneOf, optionalNotes, reason, version } from './fields.ts'
import { jobNews } from './driver-jobs.ts'
import { endpointsFor } from './endpoint.ts'
import { PROOF_DAYS } from '@chauffeur/domain/driver-link'

/** A report about a trip. Reports that changed nothing are kept, too. */
export const tripEvent = z.object({
  id: z.string(),
  type: z.enum(tripEventTypes),
  occurredAt: instant.describe('As the sender says; the time of arrival where the sender’s clock is off'),
  reportedAt: instant.describe('By the sender’s clock'),
  receivedAt: instant,
  isClockOff: z.boolean(),
  source: z.enum(['driver', 'office']),
  by: z.string(),
  note: z.string().nullable(),
  undoes: z.string().nullable().describe('The event that it takes back'),
  outcome: z
    .enum(['moved', 'added', 'outdated', 'refused'])
    .describe(
      'moved: it led to another state. added: only its time counts. outdated: it was reported of a trip that had changed. refused: it did not fit',
    ),
  sentence: z.string().nullable().describe('Why it did nothing'),
  reason: reason.nullable().describe('The same by code'),
})

/** A car and a driver for one of a booking's cars. */
export const assignment = z.object({
  id: z.string(),
  bookingId: z.string(),
  carNo: z.int().describe('Which of the booking’s cars, from 1'),
  carId: z.string().nullable(),
  plate: z.string().nullable(),
  carName: z.string().nullable().describe('Its class and colour'),
  driverId: z.string().nullable(),
  driverName: z.string().nullable(),
  driverPhone: z.string().nullable(),
  startsAt: instant,
  endsAt: instant.describe('When the trip is planned to be over'),
  state: z.enum(tripStates),
  stateSince: instant,
  arrivedAt: instant.nullable().describe('When the driver came to the pick-up, as far as it is known'),
  version: z.int().describe('One more with each change that the driver has to know'),
  changed: z.string().nullable().describe('The last such change, in a sentence'),
  news: z.array(jobNews).nullable().describe('The same by code'),
  overrideReason: z.string().nullable().describe('Why it stands although something speaks against it'),
  assignedBy: z.string(),
  assignedAt: instant,
  releaseReason: z.string().nullable(),
  releaseCode: z
    .enum(releaseCodes)
    .nullable()
    .describe('The same; null where the office said it in its own words'),
  events: z.array(tripEvent).describe('All that was reported of it, in the order of arrival'),
})
export type AssignmentAnswer = z.infer<typeof assignment>

const office = endpointsFor('admin', 'Office: today’s work')

const MAX_CARS = 10
const which = { id: id('Assignment id') }
const nobodyOr = (label: string) => optionalText(label, 64)

export const assignTrip = office.post('/api/admin/bookings/:id/assign', {
  procedure: 'dispatch.assign',
  summary: 'Give a booking a car and a driver',
  description:
    'Whoever had it before is released. An overlap of one car or driver is refused by the database. A car with too few seats, or too few child seats, is refused as well. What only speaks against it, like too little time for the drive between two trips, needs a reason in override.',
  refusals: [
    'NOT_CONFIRMED',
    'CAR_TOO_SMALL',
    'CAR_TAKEN',
    'DRIVER_TAKEN',
    'NEEDS_REASON',
    'CHANGED_MEANWHILE',
    'TRIP_MOVED_ON',
  ],
  input: z.object({
    id: id('Booking id'),
    carNo: count('Car number', 1, MAX_CARS).default(1),
    carId: nobodyOr('Car').describe('Null: no car yet'),
    driverId: nobodyOr('Driver').describe('Null: no driver yet'),
    version: version.describe(
      'That of the assignment that is replaced, 0 where there is none: when it is another one meanwhile, nothing is done',
    ),
    override: optionalText('Override', MAX_REASON_LENGTH).describe(
      'Why it is done although something speaks against it',
    ),
    ended: oneOf('End', recordedEnds)
      .nullish()
      .describe(
        'How a trip whose pick-up is past has ended, recorded with the same call. no_show: the office decides on it next',
      ),
  }),
  output: assignment,
})
export type AssignInput = z.output<typeof assignTrip.input>

export const releaseTrip = office.post('/api/admin/assignments/:id/release', {
  procedure: 'dispatch.release',
  summary: 'Take a trip from its driver and car',
  refusals: ['TRIP_MOVED_ON'],
  input: z.object({ ...which, reason: optionalText('Reason', MAX_REASON_LENGTH) }),
  output: assignment,
})

export const restoreTrip = office.post('/api/admin/assignments/:id/restore', {
  procedure: 'dispatch.restore',
  summary: 'Give a trip back to the driver and car that it was just taken from',
  description: `Within ${UNDO_SECONDS} seconds after it was taken back, while it has not changed and nobody else has it. It is as far as it was.`,
  refusals: ['TRIP_MOVED_ON', 'CAR_TAKEN', 'DRIVER_TAKEN'],
  input: z.object(which),
  output: assignment,
})

export const swapTripCars = office.post('/api/admin/assignments/:id/swap', {
  procedure: 'dispatch.swapCars',
  summary: 'Give each of two trips the other’s car',
  description: 'In one step, also where no third car is free. Both drivers have to accept again.',
  refusals: ['CAR_TOO_SMALL', 'CAR_TAKEN', 'TRIP_MOVED_ON'],
  input: z.object({ ...which, otherId: id('Other assignment') }),
  output: z.object({ assignments: z.array(assignment) }),
})

export const recordTripEvent = office.post('/api/admin/assignments/:id/events', {
  procedure: 'dispatch.recordEvent',
  summary: 'Record what a driver has said by phone',
  description:
    'The id of the event is made by the sender: sent twice, it counts once. Steps may be skipped. One reported of an old version is kept and answered TRIP_CHANGED. A step is taken back by undo within a minute.',
  refusals: ['TRIP_CHANGED', 'TRIP_MOVED_ON', 'CAR_TAKEN', 'DRIVER_TAKEN'],
  input: z.object({
    ...which,
    eventId: z.uuid('The id of an event must be a UUID.').describe('Made by the sender'),
    type: oneOf('Event', tripEventTypes),
    version: version.describe('That of the assignment that the sender knows'),
    occurredAt: z.iso
      .datetime({ offset: true, error: 'The time of an event must be an instant like 2027-01-27T10:30:00Z.' })
      .nullish()
      .transform((value) => (value == null ? null : new Date(value)))
      .describe('Null: now'),
    note: optionalNotes('Note', MAX_REASON_LENGTH),
    undoes: optionalText('Event to take back', 64),
  }),
  output: assignment,
})

export const decideNoShow = office.post('/api/admin/assignments/:id/no-show', {
  procedure: 'dispatch.decideNoShow',
  summary: 'Decide on a guest who has not come',
  description:
    'confirm: the trip is over, and of what was paid so much is refunded. wait: the driver waits on.',
  refusals: ['TRIP_MOVED_ON', 'TRIP_CHANGED'],
  input: z.object({
    ...which,
    decision: oneOf('Decision', ['confirm', 'wait']),
    refund: euros('Refund').nullish().describe('So much of what was paid is refunded; without it, nothing'),
    note: optionalNotes('Note', MAX_REASON_LENGTH),
  }),
  output: assignment,
})

export const settleUncountedStep = office.post('/api/admin/uncounted-steps/:id/settle', {
  procedure: 'dispatch.settleStep',
  summary: 'Say that a step that could not be counted is settled: it is no longer shown on the board',
  input: z.object({ id: id('Step id') }),
  output: z.object({ success: z.literal(true) }),
})

/** A photo of the meeting point, without the picture itself. */
export const tripProof = z.object({
  id: z.string().describe('GET /api/admin/proofs/:id answers the picture'),
  assignmentId: z.string(),
  driverName: z.string().nullable().describe('Null of a partner’s driver'),
  takenAt: instant.describe('By the phone’s clock'),
  receivedAt: instant,
  deleteAfter: instant,
})
export type TripProof = z.infer<typeof tripProof>

export const listTripProofs = office.get('/api/admin/bookings/:id/proofs', {
  procedure: 'dispatch.proofs',
  summary: 'The photos that drivers have taken of a booking’s meeting point',
  description: `Those of all its assignments, in the order in which they came. Each is deleted ${PROOF_DAYS} days after that.`,
  isNeverCached: true,
  input: z.object({ id: id('Booking id') }),
  output: z.object({ proofs: z.array(tripProof) }),
})
