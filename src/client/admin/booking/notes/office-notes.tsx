import type { Booking } from '@chauffeur/contract/bookings'
import { AddNote } from './add-note.tsx'
import { FlagChips } from './flag-chips.tsx'
import { NoteList } from './note-list.tsx'
import { noteTexts as texts } from './note-texts.ts'

/** What the office writes down about a booking and marks it with, for itself. */
export function OfficeNotes({ booking }: { booking: Booking }) {
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-soft">{texts.only}</p>
        <FlagChips booking={booking} />
      </div>
      <AddNote bookingId={booking.id} />
      <NoteList bookingId={booking.id} />
    </div>
  )
}
