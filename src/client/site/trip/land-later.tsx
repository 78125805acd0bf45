import type { Trip } from '@chauffeur/contract/trip'
import { tripPageTexts } from '@chauffeur/words/en/trip'
import { useState } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { TextInput } from '../../shared/ui/text-input.tsx'
import { EditDialog, useEdit } from './edit-dialog.tsx'

/** By which a guest says that the flight lands later: chauffeur and office are told. */
export function LandLater({ trip: { bookingNumber } }: { trip: Trip }) {
  const { landing: texts } = tripPageTexts
  const { client } = trpc.useUtils()
  const [time, setTime] = useState('')
  const { dialog, problemAt } = useEdit(useState<boolean>(), {
    problems: { time: time === '' ? texts.title : undefined },
    save: () => client.trip.landLater.mutate({ bookingNumber, date: null, time }),
  })
  return (
    <EditDialog
      {...dialog}
      trigger={<Button className="justify-self-start max-sm:w-full print:hidden">{texts.open}</Button>}
      title={texts.title}
      description={texts.lead}
    >
      <Field label={texts.time} hint={texts.hint} error={problemAt('time')} required>
        <TextInput type="time" value={time} onValueChange={setTime} />
      </Field>
    </EditDialog>
  )
}
