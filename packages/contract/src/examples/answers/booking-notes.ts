import type { BookingNote } from '../../booking-notes.ts'
import { EXAMPLE_IDS } from '../example.ts'
import { done, newId, NOW, type AnswersOf } from './answers-of.ts'
import { booking } from './booking-of-examples.ts'

const note: BookingNote = {
  id: EXAMPLE_IDS.note,
  text: 'Rang twice, nobody answered. Try after 18:00.',
  by: 'admin',
  at: NOW,
  canRemove: true,
}

export const listBookingNotes: AnswersOf<'listBookingNotes'> = { one: { notes: [note] } }
export const addBookingNote: AnswersOf<'addBookingNote'> = { call: { ...note, id: newId(1) } }
export const removeBookingNote: AnswersOf<'removeBookingNote'> = { done }
export const flagBooking: AnswersOf<'flagBooking'> = {
  regular: { ...booking, flags: ['vip', 'call-first'] },
}
