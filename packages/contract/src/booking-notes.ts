import { bookingFlags, MAX_NOTE_LENGTH } from '@chauffeur/domain/booking-list'
import { z } from 'zod'
import { booking } from './bookings.ts'
import { endpointsFor } from './endpoint.ts'
import { id, instant, notes } from './fields.ts'

const office = endpointsFor('admin', 'Office: bookings')

/** A note that the office writes for itself. No guest, partner, mail, webhook or export reads it. */
const bookingNote = z.object({
  id: z.string(),
  text: z.string(),
  by: z.string().describe('The administrator who wrote it'),
  at: instant,
  canRemove: z.boolean().describe('Only who wrote it can remove it'),
})
export type BookingNote = z.infer<typeof bookingNote>

export const listBookingNotes = office.get('/api/admin/bookings/:id/notes', {
  procedure: 'bookings.notes',
  summary: 'The internal notes on a booking, the latest first',
  input: z.object({ id: id('Booking id') }),
  output: z.object({ notes: z.array(bookingNote) }),
})

export const addBookingNote = office.post('/api/admin/bookings/:id/notes', {
  procedure: 'bookings.addNote',
  summary: 'Write an internal note on a booking',
  description: 'No guest, partner, email, webhook or export gets it.',
  status: 201,
  acceptsIdempotencyKey: true,
  input: z.object({ id: id('Booking id'), text: notes('Note', MAX_NOTE_LENGTH) }),
  output: bookingNote,
})

export const removeBookingNote = office.delete('/api/admin/bookings/:id/notes/:noteId', {
  procedure: 'bookings.removeNote',
  summary: 'Remove an internal note that one has written',
  refusals: ['NOTE_OF_ANOTHER'],
  input: z.object({ id: id('Booking id'), noteId: id('Note id') }),
  output: z.object({ success: z.literal(true) }),
})

export const flagBooking = office.post('/api/admin/bookings/:id/flags', {
  procedure: 'bookings.flag',
  summary: 'Say with what the office marks a booking',
  description:
    'The list replaces the one before; an empty one takes all marks away. Only the office sees them.',
  input: z.object({
    id: id('Booking id'),
    flags: z
      .array(z.enum(bookingFlags), { error: `Flags must be among: ${bookingFlags.join(', ')}.` })
      .max(bookingFlags.length)
      .transform((flags) => bookingFlags.filter((flag) => flags.includes(flag)))
      .describe('All that the booking is to have'),
  }),
  output: booking,
})
