import type { BookingNote } from '@chauffeur/contract/booking-notes'
import type { Booking } from '@chauffeur/contract/bookings'
import { type BookingFlag, bookingFlags, flagLabels, MAX_NOTE_LENGTH } from '@chauffeur/domain/booking-list'
import { type SyntheticEvent, useState } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { TextAreaField } from '../../shared/ui/text-field.tsx'
import { ToggleChip } from '../../shared/ui/toggle-chip.tsx'
import { useUnsaved } from '../../shared/ui/unsaved.tsx'
import { AskedCall } from '../common/confirm-call.tsx'
import { describeInstant } from '../common/describe.ts'
import { CustomerText, Instant } from '../common/fact.tsx'
import { ReadPart } from '../common/resource-list.tsx'
import { useProcedure, useRefusedField } from '../common/use-procedure.ts'

/** The office's own notes and marks on a booking. */
export function OfficeNotes({ booking }: { booking: Booking }) {
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-soft">Only the office reads this.</p>
        <FlagChips booking={booking} />
      </div>
      <AddNote bookingId={booking.id} />
      <NoteList bookingId={booking.id} />
    </div>
  )
}

/** The office's marks on the booking: one tap sets a flag, and one takes it away. */
function FlagChips({ booking: { id, flags } }: { booking: Booking }) {
  const { run } = useProcedure(trpc.bookings.flag, { failed: 'The flag was not changed' })
  const toggle = (flag: BookingFlag) =>
    run({ id, flags: flags.includes(flag) ? flags.filter((other) => other !== flag) : [...flags, flag] })
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">Flags</legend>
      {bookingFlags.map((flag) => (
        <ToggleChip key={flag} isPressed={flags.includes(flag)} onToggle={() => toggle(flag)}>
          {flagLabels[flag]}
        </ToggleChip>
      ))}
    </fieldset>
  )
}

function AddNote({ bookingId: id }: { bookingId: string }) {
  const [text, setText] = useState('')
  useUnsaved(text.trim() !== '')
  const { problem, ends } = useRefusedField('text', 'The note was not added')
  const { run, isPending } = useProcedure(trpc.bookings.addNote, {
    ...ends,
    onDone: () => setText(''),
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (text.trim() !== '') run({ id, text })
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <TextAreaField
        label="New note"
        hideLabel
        error={problem}
        className="min-w-0 flex-1 basis-60"
        writes="addBookingNote.text"
        rows={2}
        value={text}
        onValueChange={setText}
        maxLength={MAX_NOTE_LENGTH}
        placeholder="What your colleagues should know"
      />
      <Button type="submit" size="small" busy={isPending} busyLabel="Adding...">
        Add note
      </Button>
    </form>
  )
}

/** The notes on a booking, the latest first. */
function NoteList({ bookingId }: { bookingId: string }) {
  const query = trpc.bookings.notes.useQuery({ id: bookingId }, { staleTime: 0, gcTime: 0 })
  return (
    <ReadPart query={query} what="notes" waiting="Loading the notes...">
      {({ notes }) => (
        <div tabIndex={-1} className="outline-none">
          {notes.length > 0 && (
            <ol aria-label="Notes" className="divide-y divide-line">
              {notes.map((note) => (
                <li key={note.id} className="py-2.5 last:pb-0">
                  <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                    {note.text}
                  </p>
                  <div className="flex flex-wrap items-center justify-between gap-x-3 text-soft">
                    <p>
                      <Instant at={note.at} /> · <CustomerText>{note.by}</CustomerText>
                    </p>
                    {note.canRemove && <RemoveNote bookingId={bookingId} note={note} />}
                  </div>
                </li>
              ))}
            </ol>
          )}
        </div>
      )}
    </ReadPart>
  )
}

function RemoveNote({ bookingId: id, note }: { bookingId: string; note: BookingNote }) {
  return (
    <AskedCall
      procedure={trpc.bookings.removeNote}
      input={() => ({ id, noteId: note.id })}
      failed="The note was not removed"
      trigger={
        <Button
          size="small"
          variant="ghost"
          aria-label={`Remove the note of ${describeInstant(note.at)}`}
          className="-me-3.5 text-soft"
        >
          Remove
        </Button>
      }
      title="Remove this note?"
      description="The history keeps that there was one, and not what it said."
      confirmLabel="Remove"
      cancelLabel="Keep it"
      tone="destructive"
      busyLabel="Removing..."
    />
  )
}
