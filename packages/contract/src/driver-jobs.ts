import { forDriver, pick } from '@chauffeur/domain/booking-facts'
import { collectionMethods, MAX_COLLECTED_CENTS } from '@chauffeur/domain/cash'
import { DRIVER_LANGUAGES } from '@chauffeur/domain/cars'
import {
  MAX_EVENTS_AT_ONCE,
  MAX_PROOF_MEGABYTES,
  PROOF_DAYS,
  stepRefusals,
} from '@chauffeur/domain/driver-link'
import { MAX_REASON_LENGTH } from '@chauffeur/domain/limits'
import { formatEuros } from '@chauffeur/domain/money'
import { plainNews, releaseCodes } from '@chauffeur/domain/job-news'
import { stepDoubts } from '@chauffeur/domain/step-doubts'
import { tripEventTypes, tripStates } from '@chauffeur/domain/trip-state'
import { z } from 'zod'
import { endpointsFor, noInput } from './endpoint.ts'
import { readFacts } from './fact-fields.ts'
import { guestHereAnswer, meetingPlace } from './meeting-points.ts'
import {
  amount,
  collectedAnswer,
  count,
  euros,
  id,
  instant,
  oneOf,
  optionalNotes,
  optionalText,
  reason,
} from './fields.ts'
import type { UploadEndpoint } from './pictures.ts'

const tag = 'Drivers’ phones'
const phones = endpointsFor('public', tag, { limit: 'driver', isNeverCached: true })

const place = z.object({
  name: z.string(),
  address: z.string(),
  lat: z.number().nullable(),
  lon: z.number().nullable(),
})

/** News of a change, for the trip's driver. */
export const jobNews = z.discriminatedUnion('code', [
  z.object({
    code: z.literal('pickup_time'),
    from: z.string(),
    to: z.string(),
    day: z.string().nullable().describe('The new day; null where it has stayed'),
  }),
  z.object({ code: z.literal('car'), plate: z.string() }),
  z.object({ code: z.literal('written'), text: z.string() }),
  z.object({ code: z.enum(plainNews) }),
])

const facts = forDriver(readFacts('driver'))

/** A trip as its driver sees it: no email address, no billing. */
export const driverJob = z.object({
  assignmentId: z.string(),
  bookingNumber: z.string(),
  version: z.int(),
  changed: z.string().nullable().describe('What the driver has to know of the last change'),
  news: z.array(jobNews).nullable().describe('The same by code; null where there is none'),
  state: z.enum(tripStates),
  stateSince: instant,
  endReason: z.string().nullable().describe('Why it is no longer this driver’s'),
  endCode: z
    .enum(releaseCodes)
    .nullable()
    .describe('The same; null where the office said it in its own words'),
  pickupDate: z.string(),
  pickupTime: z.string().describe('On the clock of the pick-up'),
  pickupZone: z.enum(['Europe/Lisbon', 'Europe/Madrid']),
  pickupAt: instant,
  meetAt: instant.nullable().describe('When the guest is met whose flight is late; null at the booked time'),
  landedAt: instant.nullable().describe('When the guest’s flight has landed, where that is known'),
  endsAt: instant.describe('When it is planned to be over'),
  from: place,
  to: place.nullable().describe('Null for a hire by the hour'),
  hireHours: z.number().nullable(),
  stops: z.array(z.object({ location: z.string(), minutes: z.number() })),
  className: z.string().describe('Of the car that drives; as booked while there is none'),
  bookedClassName: z.string().nullable().describe('Where a car of another class drives than was booked'),
  plate: z.string().nullable(),
  colour: z.string().nullable(),
  ...pick(facts, ['flightNumber']),
  signName: z.string(),
  ...pick(facts, ['passengers', 'childSeats', 'boosterSeats', 'luggage']),
  ...facts,
  guestName: z.string(),
  guestPhone: z.string().nullable().describe('From a day before the pick-up to two hours after the trip'),
  collect: z
    .object({
      how: z
        .enum(['cash', 'card', 'rest', 'unpaid'])
        .describe(
          'rest: what a change has added to a paid trip. unpaid: it was to be paid online and is not, so the office says',
        ),
      amount: amount.describe('In euros'),
    })
    .nullable()
    .describe('Null where nothing is to be collected'),
  collected: collectedAnswer.nullable().describe('What the driver has said to have collected'),
  isAtAirport: z.boolean(),
  meetingPlace: meetingPlace.nullable().describe('Where the guest is told to look for the driver'),
  guestHere: guestHereAnswer
    .nullable()
    .describe('That the guest has come, as long as they look for each other'),
  arrivedAt: instant.nullable().describe('When the driver came to the pick-up, as far as it is known'),
  contactAttempts: z.array(instant).describe('When the driver tried to reach the guest'),
  photos: z.number(),
  lastStep: z
    .object({ id: z.string(), type: z.enum(tripEventTypes), occurredAt: instant })
    .nullable()
    .describe('The step that can be taken back for one minute'),
})
export type DriverJob = z.infer<typeof driverJob>

export const listDriverJobs = phones.get('/api/driver/jobs', {
  procedure: 'driver.jobs',
  summary: 'The jobs of today, tomorrow and the next seven days, and those that are still under way',
  refusals: ['LINK_ENDED'],
  input: noInput,
  output: z.object({
    driverName: z.string().nullable(),
    languages: z.array(z.enum(DRIVER_LANGUAGES)),
    officePhone: z.string().nullable(),
    brandName: z.string(),
    signColour: z.string().nullable().describe('#rrggbb; null where the firm has none of its own'),
    isOneJob: z.boolean().describe('The link is for one job'),
    now: instant.describe('By the server’s clock'),
    pushKey: z
      .string()
      .nullable()
      .describe('With it a phone subscribes to messages; null where the link is for one job'),
    carried: amount.describe('Cash of the firm that the driver has, in euros'),
    jobs: z.array(driverJob).describe('By pick-up time'),
  }),
})
export type DriverJobs = z.infer<typeof listDriverJobs.output>

const phoneTime = (label: string) =>
  z.iso
    .datetime({ offset: true, error: `${label} must be an instant like 2027-01-27T10:30:00Z.` })
    .transform((value) => new Date(value))

const driverEvents = tripEventTypes.filter((type) => !type.startsWith('no_show_'))

const reportedEvent = z.object({
  id: z.uuid('The id of an event must be a UUID.').describe('Made by the phone'),
  assignmentId: id('Assignment id'),
  type: oneOf('Event', driverEvents),
  version: count('Version', 1, 1_000_000).describe('That of the job as the phone knows it'),
  occurredAt: phoneTime('The time of an event').describe('By the phone’s clock'),
  note: optionalNotes('Note', MAX_REASON_LENGTH).describe(
    'Why it is declined; what stands in place of a photo. It may have several lines',
  ),
  undoes: optionalText('Event to take back', 64),
  collected: z
    .object({
      method: oneOf('Way of payment', collectionMethods),
      amount: euros('Amount').refine(
        (cents) => cents <= MAX_COLLECTED_CENTS,
        `At most ${formatEuros(MAX_COLLECTED_CENTS)} can be collected.`,
      ),
    })
    .nullish()
    .describe('With completed: what the guest has paid the driver'),
  confirmed: z
    .array(oneOf('What was confirmed', stepDoubts))
    .max(stepDoubts.length)
    .nullish()
    .describe('What the driver was asked before the step, and has confirmed'),
  notSent: z
    .literal(true)
    .optional()
    .describe('It was refused when it was sent as it was: it is not counted, and the office is told'),
})
export type DriverEventInput = z.input<typeof reportedEvent>

/**
 * One event as it is read, each for itself. A time that is none stands for a phone without a right clock: such a step
 * counts from when it arrives.
 */
export const driverEvent = reportedEvent
  .extend({
    occurredAt: reportedEvent.shape.occurredAt
      .refine((time) => time.getTime() >= 0)
      .nullable()
      .catch(null),
  })
  .refine(({ type, undoes }) => type !== 'undo' || z.guid().safeParse(undoes).success, {
    path: ['undoes'],
    error: 'Say which event is taken back, by its id.',
  })

const { $schema: _, ...eventSchema } = z.toJSONSchema(reportedEvent, { io: 'input', unrepresentable: 'any' })

export const reportDriverEvents = phones.post('/api/driver/events', {
  procedure: 'driver.report',
  summary: 'Report what has happened on the way',
  description:
    'In the order in which it happened. Each event is judged and answered for itself, in the same order, and counts once however often it is sent. One of an old version of its job is kept and answered 409 with the job as it is now. One that can never be counted is answered 400 or 404, the office is told, and the others count all the same.',
  refusals: ['LINK_ENDED'],
  input: z.object({
    sentAt: phoneTime('The time of sending').nullable().catch(null).meta({
      type: 'string',
      format: 'date-time',
      description:
        'By the phone’s clock, at this moment: by it the times of the events are put right. What is no time is read as a clock that is not known',
    }),
    events: z
      .array(z.unknown().meta(eventSchema), { error: 'Events must be a list.' })
      .min(1, 'Send at least one event.')
      .max(MAX_EVENTS_AT_ONCE, `Send at most ${MAX_EVENTS_AT_ONCE} events at once.`),
  }),
  output: z.object({
    now: instant.describe('By the server’s clock'),
    results: z.array(
      z.object({
        id: z.string().describe('As it was sent; empty where there was none'),
        outcome: z.enum(['taken', 'known', 'refused']).describe('known: it has counted before'),
        status: z.literal([200, 400, 404, 409]).describe('409: it did nothing, and the job is as shown'),
        code: z.enum(stepRefusals).nullable().describe('Why it was refused'),
        sentence: z.string().nullable().describe('What the driver should know'),
        reason: reason.nullable().describe('The same by code'),
        job: driverJob.nullable().describe('As it is now'),
      }),
    ),
  }),
})
export type DriverEventResults = z.infer<typeof reportDriverEvents.output>
export type DriverEventsInput = z.output<typeof reportDriverEvents.input>

const proofKept = z.object({ id: z.string(), photos: z.int().describe('So many of this job') })

export const proofQuery = z.object({
  id: z.uuid('The id of a photo must be a UUID.').describe('Made by the phone'),
  assignmentId: id('Assignment id'),
  takenAt: phoneTime('The time of a photo').describe('By the phone’s clock'),
})
export type ProofQuery = z.output<typeof proofQuery>

/** Over REST alone: the body is the photo. */
export const sendDriverProof = {
  path: '/api/driver/proofs',
  access: 'public',
  tag,
  limit: 'driver',
  summary: 'Send a photo of the meeting point at which nobody was',
  description: `Sent twice with one id, it is kept once. At most ${MAX_PROOF_MEGABYTES} MB. It is kept without what the file says of place and camera, and deleted after ${PROOF_DAYS} days.`,
  refusals: ['LINK_ENDED', 'NOT_FOUND', 'INVALID_INPUT', 'NOT_A_PICTURE', 'TOO_MANY_REQUESTS'],
  query: proofQuery,
  mediaType: 'image/*',
  output: proofKept,
} as const satisfies UploadEndpoint
