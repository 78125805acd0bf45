import { cashEntryKinds, collectionMethods } from '@chauffeur/domain/cash'
import { MAX_REASON_LENGTH } from '@chauffeur/domain/limits'
import { z } from 'zod'
import { endpointsFor, noInput } from './endpoint.ts'
import { amount, euros, id, instant, optionalText } from './fields.ts'

const office = endpointsFor('admin', 'Office: cars and drivers', { isNeverCached: true })

export const cashEntry = z.object({
  id: z.string(),
  driverName: z.string(),
  bookingNumber: z.string().nullable().describe('Null of what was handed over'),
  kind: z.enum(cashEntryKinds),
  method: z.enum(collectionMethods),
  amount: amount.describe('In euros; less than nothing of what was handed over or taken back'),
  owed: amount.nullable().describe('So much was to be collected'),
  at: instant,
  by: z.string(),
  note: z.string().nullable(),
})
export type CashEntryAnswer = z.infer<typeof cashEntry>

const carrier = z.object({
  driverId: z.string(),
  driverName: z.string(),
  carried: amount.describe('Cash of the firm that the driver has, in euros'),
  entries: z.array(cashEntry).describe('The latest first, at most 50'),
})
export type CashCarrier = z.infer<typeof carrier>

export const listDriverCash = office.get('/api/admin/driver-cash', {
  procedure: 'driverCash.list',
  summary: 'What each driver carries for the firm, and of what that is made',
  input: noInput,
  output: z.object({ drivers: z.array(carrier).describe('Those who have ever collected, by name') }),
})

export const handOverCash = office.post('/api/admin/drivers/:id/cash-handover', {
  procedure: 'driverCash.handOver',
  summary: 'Record that a driver has handed over cash',
  description:
    'At most what the driver carries. Entries are added only; the history of the driver names who did it.',
  input: z.object({
    id: id('Driver id'),
    amount: euros('Amount'),
    note: optionalText('Note', MAX_REASON_LENGTH),
  }),
  output: carrier,
})

export const readBookingCash = office.get('/api/admin/bookings/:id/cash', {
  procedure: 'driverCash.ofBooking',
  summary: 'What drivers have collected for a booking',
  input: z.object({ id: id('Booking id') }),
  output: z.object({ entries: z.array(cashEntry).describe('The latest first') }),
})
