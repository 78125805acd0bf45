import { bookingOrders, bookingSelections } from '@chauffeur/domain/booking-selections'
import { bookingStates } from '@chauffeur/domain/booking-status'
import { MAX_COUNTED, MAX_FOUND_COUNTED } from '@chauffeur/domain/limits'
import { bookingMailKinds } from '@chauffeur/domain/mail-kinds'
import { z } from 'zod'
import { booking } from './bookings.ts'
import { endpointsFor, noInput } from './endpoint.ts'
import {
  amount,
  id,
  instant,
  oneOf,
  optionalText,
  pageSize,
  reason,
  text,
  isDay,
  optionalDay,
} from './fields.ts'

const office = endpointsFor('admin', 'Office: bookings')

/** The largest page that one call answers, and the one without a limit. */
const MAX_PAGE = 200
const DEFAULT_PAGE = 40

/** The fields of a search for bookings. Dates whose first day is after the last one are ignored. */
const bookingFilter = {
  q: optionalText('Search').describe(
    'Customer’s name, email or phone, booking number, journey number, flight, a place of the trip, the company billed, who drives it or the plate of its car, or the start of an id',
  ),
  status: oneOf('Status', bookingStates).nullish(),
  only: oneOf('Selection', bookingSelections)
    .nullish()
    .describe(
      'unpaid: to be paid online and not paid yet. changes: the customer asks for a change, and the office has not answered. problems: an email to the customer was given up, or a payment waits to be settled. flagged: marked by the office',
    ),
  from: optionalDay('The first day').describe('First pick-up day, yyyy-MM-dd'),
  to: optionalDay('The last day').describe('Last pick-up day, yyyy-MM-dd'),
}
export const bookingFilterSchema = z.object(bookingFilter)
export type BookingFilter = z.output<typeof bookingFilterSchema>

export const findBookings = office.get('/api/admin/bookings', {
  procedure: 'bookings.find',
  summary: 'Bookings that match: those that wait for a decision first, each part newest first, or by pick-up',
  input: z.object({
    ...bookingFilter,
    sort: oneOf('Order', bookingOrders)
      .nullish()
      .describe(
        'request, as without it: the latest request first. pickup: the next pick-up first, from `from` on or else from today on; then those of the past, the latest first',
      ),
    limit: pageSize(MAX_PAGE).default(DEFAULT_PAGE),
    cursor: optionalText('Cursor').describe('The nextCursor of the page before'),
  }),
  output: z.object({
    bookings: z.array(booking),
    nextCursor: z.string().nullable().describe('Null on the last page'),
    readAt: instant.describe('When the page was read'),
  }),
})

export const countBookings = office.get('/api/admin/booking-counts', {
  procedure: 'bookings.counts',
  summary:
    'How many bookings there are, how many match, and how many of those wait for a decision, themselves or with a change',
  input: z.object({
    ...bookingFilter,
    newerThan: z.iso
      .datetime({ error: 'The instant “newerThan” must be written like 2027-01-13T09:00:00Z.' })
      .nullish()
      .describe('The readAt of a page, of which is to be told how many bookings were made since'),
  }),
  output: z.object({
    total: z
      .number()
      .describe(`This and newer are counted up to ${MAX_COUNTED + 1}, which means more than ${MAX_COUNTED}`),
    matching: z
      .number()
      .describe(
        `With q this and those of these that wait are counted up to ${MAX_FOUND_COUNTED + 1}, which means more than ${MAX_FOUND_COUNTED}; else up to ${MAX_COUNTED + 1}`,
      ),
    newer: z.number().describe('So many were made after newerThan, whether they match or not; 0 without it'),
    waiting: z.number().describe('Of those that match'),
    changes: z.number().describe('So many of those that match have a change that waits for a decision'),
  }),
})

export const watchBookings = office.get('/api/admin/waiting-bookings', {
  procedure: 'bookings.watch',
  summary:
    'How many bookings wait for a decision, and when the latest was made: for asking every few seconds',
  input: noInput,
  output: z.object({
    waiting: z.number(),
    changes: z.number().describe('So many bookings have a change that waits for a decision'),
    latestAt: instant.nullable().describe('Null before the first booking'),
  }),
  isNeverCached: true,
})

export const readBooking = office.get('/api/admin/bookings/:id', {
  procedure: 'bookings.read',
  summary: 'One booking',
  input: z.object({ id: id('Booking id, or booking number') }),
  output: booking,
})

export const listDayBookings = office.get('/api/admin/day-bookings', {
  procedure: 'bookings.ofDay',
  summary: 'The trips of a day by when their guests are met, without those that were rejected or cancelled',
  input: z.object({
    day: text('The day')
      .refine(isDay, 'The day must be written like 2027-03-28.')
      .describe('Pick-up day, yyyy-MM-dd'),
  }),
  output: z.object({ bookings: z.array(booking) }),
})

const historyEntry = z.object({
  at: instant,
  act: z
    .string()
    .describe('requested, confirmed, rejected, mail-sent, mail-waiting, mail-failed, or what else was done'),
  by: z
    .string()
    .nullable()
    .describe(
      'The administrator, or the API key that booked it; null for the customer and for what happens by itself',
    ),
  mail: z.enum(bookingMailKinds).nullable().describe('Which mail'),
  note: z.string().nullable().describe('The reason, or what went wrong'),
  reason: reason.nullable().describe('The same by code, where nobody has written it'),
  amount: amount
    .nullable()
    .describe('In euros: of a payment, of what goes or has gone back, of a price that was set'),
  listAmount: amount.nullable().describe('Of a price that was set: what the list says, in euros'),
  takenAt: instant.nullable().describe('Of a driver’s step that arrived later: when it was taken'),
})
export type HistoryEntry = z.infer<typeof historyEntry>

export const readBookingHistory = office.get('/api/admin/bookings/:id/history', {
  procedure: 'bookings.history',
  summary: 'Who did what to a booking and when, oldest first',
  input: z.object({ id: id('Booking id') }),
  output: z.object({ entries: z.array(historyEntry) }),
})
