import { MAX_REASON_LENGTH } from '@chauffeur/domain/limits'
import { undrivenCodes } from '@chauffeur/domain/plan/describe-plan'
import { tripStates } from '@chauffeur/domain/trip-state'
import { z } from 'zod'
import { assignment } from './dispatch.ts'
import { endpointsFor } from './endpoint.ts'
import { count, day, id, instant, optionalText, reason } from './fields.ts'

const office = endpointsFor('admin', 'Office: today’s work', { isNeverCached: true })

const MAX_CARS = 10
const MAX_TRIPS = 500

const slot = z.object({
  bookingId: id('Booking id'),
  carNo: count('Car number', 1, MAX_CARS).default(1),
})

/** Who drives one of a booking's cars, as it stands or as it is planned. */
const side = z.object({
  carId: z.string().nullable(),
  driverId: z.string().nullable(),
  emptyKm: z.number().describe('Kilometres without a guest to the pick-up'),
  reason: reason.nullable().describe('Where the car is before'),
  why: z.string().nullable().describe('The same in a sentence'),
  undriven: z
    .enum(undrivenCodes)
    .nullable()
    .describe('Why nobody drives it; also where its driver or car is away then, and nobody else can'),
})

const figures = z.object({
  trips: z
    .int()
    .describe('The cars of the trips that the office has accepted: one with two cars counts twice'),
  driven: z.int().describe('How many of them are given to a car and a driver'),
  objections: z.int().describe('Trips that a limit speaks against'),
  otherClass: z.int().describe('Trips with a car of another class'),
  emptyKm: z.number().describe('Kilometres that all cars drive without a guest, from their bases and back'),
  drivers: z
    .array(z.object({ driverId: z.string(), startsAt: instant, endsAt: instant }))
    .describe('When each leaves for the first trip, and is back from the last'),
})

const plannedTrip = z.object({
  bookingId: z.string(),
  bookingNumber: z.string(),
  carNo: z.int(),
  pickupTime: z.string(),
  from: z.string(),
  to: z.string().nullable().describe('Null for a hire'),
  startsAt: instant,
  endsAt: instant,
  isPending: z.boolean().describe('The booking waits to be accepted: planned last, and given to nobody'),
  hold: z
    .enum(['fixed', 'accepted', 'free'])
    .describe(
      'fixed: stays with whom it is. accepted: stays as long as they can drive it. free: goes to whoever drives it best',
    ),
  isPinned: z.boolean(),
  state: z.enum(tripStates).nullable().describe('Null while nobody has it'),
  version: z.int().describe('To be sent when the plan is taken'),
  now: side,
  proposed: side,
})
export type DayPlanTrip = z.infer<typeof plannedTrip>

const change = z.object({
  bookingId: z.string(),
  carNo: z.int(),
  group: z
    .int()
    .describe('Changes of one group are taken together: one needs the car or driver that another leaves'),
  emptyKm: z
    .number()
    .describe('What the group changes of the day’s empty kilometres; 0 at all but its first. They add up'),
  objections: z.array(reason).describe('What needs a reason, like a car of another class'),
  warnings: z.array(z.string()).describe('The same in sentences'),
})
export type DayPlanChange = z.infer<typeof change>

export const planDay = office.post('/api/admin/plan', {
  procedure: 'dispatch.plan',
  summary: 'Plan who drives the trips of a day, with which car',
  description:
    'Nothing is changed: the plan is proposed beside the day as it stands. In this order: as many trips as can be driven, within all limits, few cars of another class, few empty kilometres. What has begun stays as it is, what a driver has accepted as long as it can be driven so, and what is pinned. It takes some seconds, and ends when the request is closed.',
  input: z.object({
    date: day('Day'),
    pins: z.array(slot).max(MAX_TRIPS).default([]).describe('Trips that stay with whom they are'),
  }),
  output: z.object({
    date: z.string(),
    now: figures,
    proposed: figures,
    trips: z.array(plannedTrip).describe('By pick-up time'),
    changes: z.array(change).describe('By pick-up time'),
    cars: z.array(z.object({ id: z.string(), plate: z.string(), name: z.string() })),
    drivers: z.array(z.object({ id: z.string(), name: z.string() })),
    spanMinutes: z.int().describe('A driver’s day has at most so many minutes'),
  }),
})
export type DayPlan = z.infer<typeof planDay.output>
export type PlanDayInput = z.output<typeof planDay.input>

export const takePlan = office.post('/api/admin/plan/take', {
  procedure: 'dispatch.takePlan',
  summary: 'Give several trips to drivers and cars, as they were planned',
  description:
    'All of them or none. Whoever had a trip before is released. What is refused for one trip is refused for all; what only speaks against it needs a reason in override.',
  refusals: [
    'PLAN_OUTDATED',
    'NOT_CONFIRMED',
    'TRIP_MOVED_ON',
    'CAR_TOO_SMALL',
    'CAR_TAKEN',
    'DRIVER_TAKEN',
    'NEEDS_REASON',
  ],
  input: z.object({
    trips: z
      .array(
        slot.extend({
          carId: id('Car'),
          driverId: id('Driver'),
          version: z.int().nonnegative().describe('That of the plan’s trip'),
        }),
      )
      .min(1)
      .max(MAX_TRIPS),
    override: optionalText('Override', MAX_REASON_LENGTH).describe(
      'Why it is done although something speaks against it',
    ),
  }),
  output: z.object({ assignments: z.array(assignment) }),
})
export type TakePlanInput = z.output<typeof takePlan.input>
