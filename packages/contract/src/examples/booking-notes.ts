import type { Examples } from './example.ts'
import { EXAMPLE_IDS } from './example.ts'

const id = EXAMPLE_IDS.booking

export const listBookingNotes: Examples = { one: { summary: 'Of one booking', input: { id } } }
export const addBookingNote: Examples = {
  call: { summary: 'After a call', input: { id, text: 'Rang twice, nobody answered. Try after 18:00.' } },
}
export const removeBookingNote: Examples = {
  done: { summary: 'It is settled', input: { id, noteId: EXAMPLE_IDS.note } },
}
export const flagBooking: Examples = {
  regular: { summary: 'A regular guest who wants to be called', input: { id, flags: ['vip', 'call-first'] } },
}
