import { BASES } from '@chauffeur/domain/cars'
import {
  MAX_LEAD_MINUTES,
  MAX_TOLERANCE,
  MAX_TURNAROUND_MINUTES,
  MAX_WAIT_MINUTES,
  WHEN_FULL,
} from '@chauffeur/domain/capacity-settings'
import { z } from 'zod'
import { spanFields } from './cars.ts'
import { endpointsFor, noInput } from './endpoint.ts'
import { count, id, oneOf, rowVersion, text, version, day } from './fields.ts'

const office = endpointsFor('admin', 'Office: cars and drivers')

/** How the sales of a class are planned. */
export const capacitySetting = z.object({
  vehicleId: z.number(),
  vehicleName: z.string(),
  airportWaitMinutes: z
    .number()
    .describe('How long a chauffeur is planned to wait for a guest at an airport'),
  otherWaitMinutes: z.number().describe('The same elsewhere'),
  turnaroundMinutes: z.number().describe('What a car needs between two trips beside the drive'),
  tolerance: z.number().describe('So many more than the cars that are there may be sold at a time'),
  leadMinutes: z.number().describe('A pick-up that is sooner is for the phone; 0 for none'),
  whenFull: z
    .enum(WHEN_FULL)
    .describe('Where every car is taken: the guest can ask the team, or reads other times only'),
  version: rowVersion,
})
export type CapacitySetting = z.infer<typeof capacitySetting>

export const listCapacitySettings = office.get('/api/admin/capacity', {
  procedure: 'capacity.list',
  summary: 'How the sales of each class are planned',
  input: noInput,
  output: z.array(capacitySetting),
})

export const changeCapacitySetting = office.patch('/api/admin/capacity/:vehicleId', {
  procedure: 'capacity.change',
  summary: 'Change how the sales of a class are planned',
  description:
    'All of it is sent. Waits count for what is sold from now on: what is sold keeps the time that it was sold with, until its trip is changed. Turnaround, tolerance and notice count at once.',
  refusals: ['CHANGED_MEANWHILE'],
  input: z.object({
    vehicleId: count('Vehicle id', 1, 5),
    version,
    airportWaitMinutes: count('Wait at an airport', 0, MAX_WAIT_MINUTES),
    otherWaitMinutes: count('Wait elsewhere', 0, MAX_WAIT_MINUTES),
    turnaroundMinutes: count('Turnaround', 0, MAX_TURNAROUND_MINUTES),
    tolerance: count('Tolerance', 0, MAX_TOLERANCE),
    leadMinutes: count('Notice', 0, MAX_LEAD_MINUTES),
    whenFull: oneOf('When all are taken', WHEN_FULL),
  }),
  output: capacitySetting,
})
export type CapacitySettingInput = z.output<typeof changeCapacitySetting.input>

/** A time whose pick-ups are not sold, by the clock of its base; of one for all bases by Lisbon's. */
export const blackout = z.object({
  id: z.string(),
  startDate: z.string(),
  startTime: z.string(),
  endDate: z.string(),
  endTime: z.string(),
  vehicleId: z.number().nullable().describe('Null for every class'),
  base: z
    .enum(BASES)
    .nullable()
    .describe('Of the trips whose pick-up it is nearest to; null for trips from everywhere'),
  sentence: z.string().describe('What a guest reads who asks for a pick-up in it'),
})
export type Blackout = z.infer<typeof blackout>

export const listBlackouts = office.get('/api/admin/blackouts', {
  procedure: 'capacity.listBlackouts',
  summary: 'The times without sales that are not over',
  input: noInput,
  output: z.array(blackout),
})

export const createBlackout = office.post('/api/admin/blackouts', {
  procedure: 'capacity.createBlackout',
  summary: 'Sell no pick-ups of a time',
  description:
    'Quotes and bookings of a pick-up in it answer with its sentence. What is sold already stays sold, and the office can go over it with a reason.',
  status: 201,
  acceptsIdempotencyKey: true,
  input: z.object({
    ...spanFields,
    vehicleId: count('Vehicle id', 1, 5).nullable(),
    base: oneOf('Base', BASES).nullable(),
    sentence: text('The sentence for guests'),
  }),
  output: blackout,
})
export type BlackoutInput = z.output<typeof createBlackout.input>

export const removeBlackout = office.delete('/api/admin/blackouts/:id', {
  procedure: 'capacity.removeBlackout',
  summary: 'Sell the pick-ups of a time again',
  input: z.object({ id: id('Id') }),
  output: z.object({ success: z.literal(true) }),
})

/** The cars of a class at one base, hour by hour of a day. */
const carDay = z.object({
  day: z.string().describe('yyyy-MM-dd on the clock of the base'),
  needed: z
    .array(z.number())
    .describe('For each hour from 00:00: the fewest cars that can drive the trips under way in it'),
  there: z.array(z.number()).describe('For each hour: the cars that are there, the tolerance included'),
})

export const carPlan = z.object({
  vehicleId: z.number(),
  vehicleName: z.string(),
  base: z.enum(BASES),
  days: z.array(carDay),
})
export type CarPlan = z.infer<typeof carPlan>

export const readCarPlan = office.get('/api/admin/capacity/plan', {
  procedure: 'capacity.plan',
  summary: 'How many cars are needed and there, by hour of fourteen days',
  description: 'For each class and base that cars are entered for. Other classes are sold without limit.',
  input: z.object({ from: day('From').optional().describe('The first day; today where left out') }),
  output: z.object({ plans: z.array(carPlan), unlimited: z.array(z.string()).describe('Names of classes') }),
})
