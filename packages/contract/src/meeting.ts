import { z } from 'zod'
import { endpointsFor } from './endpoint.ts'
import { id, instant, optionalDay, optionalTimeOfDay } from './fields.ts'

const office = endpointsFor('admin', 'Office: today’s work')

const affected = z.object({
  bookingId: z.string(),
  bookingNumber: z.string(),
  carNo: z.int(),
  version: z.int().describe('To be sent with another assignment'),
  driverName: z.string().nullable(),
  plate: z.string().nullable(),
  pickupTime: z.string(),
  from: z.string(),
  to: z.string().nullable(),
  minutes: z
    .int()
    .nullable()
    .describe('So much too short is the time before it; null where no road leads there'),
})

export const moveMeeting = office.post('/api/admin/bookings/:id/meeting', {
  procedure: 'dispatch.moveMeeting',
  summary: 'Meet a guest later whose flight is late',
  description:
    'The booked time stays. Driver and guest are told, and waiting counts from the later of both. A shift of up to an hour needs no new acceptance. A null time means as booked again.',
  refusals: ['NOT_CONFIRMED', 'TRIP_MOVED_ON'],
  input: z.object({
    id: id('Booking id'),
    date: optionalDay('Day').describe(
      'On the clock of the pick-up; null: the booked one, or the next where the time is after midnight',
    ),
    time: optionalTimeOfDay('Time').describe('Null: as booked'),
  }),
  output: z.object({
    meetAt: instant.nullable(),
    isToBeAccepted: z.boolean().describe('Its driver has to accept the trip again'),
    affected: z.array(affected).describe('Trips of the same driver or car that no longer fit after it'),
  }),
})
export type MovedMeeting = z.infer<typeof moveMeeting.output>
