import type { Trip } from '@chauffeur/contract/trip'
import { tripPageTexts } from '@chauffeur/words/en/trip'
import { useState } from 'react'
import { parseRefusal } from '../../shared/api/refusal.ts'
import { trpc } from '../../shared/api/trpc.ts'
import { useFormProblems } from '../../shared/forms/use-form-problems.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { TextInput } from '../../shared/ui/text-input.tsx'
import { EditDialog } from './edit-dialog.tsx'

/** By which a guest says that the flight lands later: chauffeur and office are told. */
export function LandLater({ trip: { bookingNumber } }: { trip: Trip }) {
  const { landing: texts } = tripPageTexts
  const { trip: read } = trpc.useUtils()
  const [open, setOpen] = useState(false)
  const [time, setTime] = useState('')
  const { form, problemAt, handleSubmit, showRefused, clear } = useFormProblems({
    time: time === '' ? texts.title : undefined,
  })
  const { mutate, isPending, error, reset } = trpc.trip.landLater.useMutation({
    onSuccess() {
      setOpen(false)
      void read.invalidate()
    },
    onError: (failure) => showRefused(parseRefusal(failure)?.fields ?? {}),
  })
  return (
    <EditDialog
      open={open}
      onOpenChange={(next) => {
        reset()
        clear()
        setOpen(next)
      }}
      trigger={<Button className="justify-self-start max-sm:w-full print:hidden">{texts.open}</Button>}
      title={texts.title}
      description={texts.lead}
      ref={form}
      onSubmit={handleSubmit(() => mutate({ bookingNumber, date: null, time }))}
      saving={{ isPending, error }}
    >
      <Field label={texts.time} hint={texts.hint} error={problemAt('time')} required>
        <TextInput type="time" value={time} onValueChange={setTime} />
      </Field>
    </EditDialog>
  )
}
