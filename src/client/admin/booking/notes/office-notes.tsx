import type { Booking } from '@chauffeur/contract/bookings'
import { type BookingFlag, bookingFlags, flagLabels, MAX_NOTE_LENGTH } from '@chauffeur/domain/booking-list'
import { type SyntheticEvent, useState } from 'react'
import { trpc } from '../../../shared/api/trpc.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Field } from '../../../shared/ui/field.tsx'
import { TextArea } from '../../../shared/ui/text-input.tsx'
import { ToggleChip } from '../../../shared/ui/toggle-chip.tsx'
import { useUnsaved } from '../../../shared/ui/unsaved.tsx'
import { useAct } from '../../common/use-act.ts'
import { NoteList } from './note-list.tsx'
import { noteTexts as texts } from './note-texts.ts'

/** The office's own notes and marks on a booking. */
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

/** The office's marks on the booking: one tap sets a flag, and one takes it away. */
function FlagChips({ booking: { id, flags } }: { booking: Booking }) {
  const { client, bookings } = trpc.useUtils()
  const { run } = useAct<BookingFlag[], Booking>({
    act: (wanted) => client.bookings.flag.mutate({ id, flags: wanted }),
    failed: texts.flagFailed,
    refresh: () => bookings.invalidate(),
  })
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">{texts.flags}</legend>
      {bookingFlags.map((flag) => (
        <ToggleChip
          key={flag}
          isPressed={flags.includes(flag)}
          onToggle={() =>
            run(flags.includes(flag) ? flags.filter((other) => other !== flag) : [...flags, flag])
          }
        >
          {flagLabels[flag]}
        </ToggleChip>
      ))}
    </fieldset>
  )
}

function AddNote({ bookingId: id }: { bookingId: string }) {
  const { client, bookings } = trpc.useUtils()
  const [text, setText] = useState('')
  useUnsaved(text.trim() !== '')
  const { run, isPending } = useAct<string, unknown>({
    act: (written) => client.bookings.addNote.mutate({ id, text: written }),
    failed: texts.failed,
    refresh: () => bookings.invalidate(),
    onDone: () => setText(''),
  })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (text.trim() !== '') run(text)
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <Field label={texts.label} hideLabel className="min-w-0 flex-1 basis-60">
        <TextArea
          writes="addBookingNote.text"
          rows={2}
          value={text}
          onValueChange={setText}
          maxLength={MAX_NOTE_LENGTH}
          placeholder={texts.placeholder}
        />
      </Field>
      <Button type="submit" size="small" busy={isPending} busyLabel={texts.adding}>
        {texts.add}
      </Button>
    </form>
  )
}
