import { MAX_BULK } from '@chauffeur/domain/bulk-acts'
import { z } from 'zod'
import { endpointsFor } from './endpoint.ts'
import { count, id, oneOf, optionalText, reason, version } from './fields.ts'

const office = endpointsFor('admin', 'Office: bookings')

export const bulkActs = ['accept', 'assign', 'end'] as const

const MAX_CARS = 10

export const actOnBookings = office.post('/api/admin/booking-acts', {
  procedure: 'bookings.actOnSeveral',
  summary: 'Accept several bookings, give several to one driver and car, or record that several were driven',
  description:
    'Each booking is acted on as by the call for one, in the order given and in a transaction of its own: one that is refused is named, and stops no other. Nothing is overridden: what needs a reason is refused. end records trips whose pick-up is past as completed; carId and driverId say who drove those that nobody had.',
  input: z.object({
    act: oneOf('Act', bulkActs),
    bookings: z
      .array(
        z.object({
          id: id('Booking id'),
          carNo: count('Car number', 1, MAX_CARS).default(1).describe('Which of its cars is given, from 1'),
          version: version.describe('Of the assignment that is replaced, 0 where there is none'),
        }),
        { error: 'The bookings must be a list.' },
      )
      .min(1, 'Choose at least one booking.')
      .max(MAX_BULK, `Choose at most ${MAX_BULK} bookings.`),
    carId: optionalText('Car', 64).describe('To assign, or to end; null: no car yet'),
    driverId: optionalText('Driver', 64).describe('To assign, or to end; null: no driver yet'),
  }),
  output: z.object({
    results: z
      .array(
        z.object({
          id: z.string(),
          carNo: z.int(),
          isDone: z.boolean(),
          code: z.string().nullable().describe('Of the refusal, as the call for one answers it'),
          error: z.string().nullable().describe('Its sentence'),
          reason: reason.nullable().describe('The same by code'),
        }),
      )
      .describe('One for each booking, in the order given'),
  }),
})
export type BulkInput = z.output<typeof actOnBookings.input>
export type BulkResult = z.infer<typeof actOnBookings.output>['results'][number]
