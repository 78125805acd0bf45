import { MAX_REASON_LENGTH } from '@chauffeur/domain/limits'
import { tripEventTypes, tripStates } from '@chauffeur/domain/trip-state'
import { z } from 'zod'
import { instant, optionalText } from './fields.ts'

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
  overrideReason: z.string().nullable().describe('Why it stands although something speaks against it'),
  assignedBy: z.string(),
  assignedAt: instant,
  releaseReason: z.string().nullable(),
  events: z.array(tripEvent).describe('All that was reported of it, in the order of arrival'),
})
export type AssignmentAnswer = z.infer<typeof assignment>

export const reason = optionalText('Reason', MAX_REASON_LENGTH)
