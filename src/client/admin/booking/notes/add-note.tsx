import { MAX_NOTE_LENGTH } from '@chauffeur/domain/booking-flags'
import { useState, type SyntheticEvent } from 'react'
import { trpc } from '../../../api/trpc.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useUnsaved } from '../../../ui/unsaved.tsx'
import { useAct } from '../../common/use-act.ts'
import { noteTexts as texts } from './note-texts.ts'

export function AddNote({ bookingId: id }: { bookingId: string }) {
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
