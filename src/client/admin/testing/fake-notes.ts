import type { BookingNote } from '@chauffeur/contract/booking-notes'
import type { Booking } from '@chauffeur/contract/bookings'
import { endpoints } from '@chauffeur/contract/endpoints'
import type { ClosedProcedure } from './fake-procedures.ts'

export interface FakeNotes {
  bookings: Booking[]
  /** By the id of their booking, the latest first. */
  notes: Record<string, BookingNote[]>
}

/** The calls about notes and flags, over the fake's memory. */
export function fakeNoteCalls(server: FakeNotes, closed: ClosedProcedure) {
  const change = (id: string, facts: Partial<Booking>) => {
    server.bookings = server.bookings.map((booking) =>
      booking.id === id ? { ...booking, ...facts } : booking,
    )
  }
  const keep = (id: string, notes: BookingNote[]) => {
    server.notes[id] = notes
    change(id, { noteCount: notes.length })
  }
  const notesOf = (id: string) => server.notes[id] ?? []
  return {
    notes: closed
      .input(endpoints.listBookingNotes.input)
      .output(endpoints.listBookingNotes.output)
      .query(({ input: { id } }) => ({ notes: notesOf(id) })),
    addNote: closed
      .input(endpoints.addBookingNote.input)
      .output(endpoints.addBookingNote.output)
      .mutation(({ input: { id, text } }) => {
        const at = `2026-11-20T11:0${notesOf(id).length}:00.000Z`
        const note = { id: `note-${at}`, text, by: 'admin', at, canRemove: true }
        keep(id, [note, ...notesOf(id)])
        return note
      }),
    removeNote: closed
      .input(endpoints.removeBookingNote.input)
      .output(endpoints.removeBookingNote.output)
      .mutation(({ input: { id, noteId } }) => {
        keep(
          id,
          notesOf(id).filter((note) => note.id !== noteId),
        )
        return { success: true } as const
      }),
    flag: closed
      .input(endpoints.flagBooking.input)
      .output(endpoints.flagBooking.output)
      .mutation(({ input: { id, flags } }) => {
        change(id, { flags })
        const booking = server.bookings.find((one) => one.id === id)
        if (!booking) throw new Error('The page shows a booking that is there')
        return booking
      }),
  }
}
