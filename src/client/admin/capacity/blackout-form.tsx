import { BASES } from '@chauffeur/domain/cars'
import { MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { todayIn } from '@chauffeur/domain/time'
import { FLEET } from '@chauffeur/domain/vehicles'
import { useEffect, useState } from 'react'
import { useFormProblems } from '../../common/use-form-problems.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { baseNames } from '../common/base-names.ts'
import { PeriodFields } from '../common/period-fields.tsx'
import { capacityTexts } from './capacity-texts.ts'
import { useCloseTime, type BlackoutDraft } from './use-capacity.ts'

type BlackoutFormProps = {
  id: string
  onSending: (isSending: boolean) => void
  onDone: () => void
}

const texts = capacityTexts.blackouts
const ALL = ''
const CLASSES = [
  { value: ALL, label: texts.everyClass },
  ...FLEET.map(({ id, name }) => ({ value: String(id), label: name })),
]
const BASE_OPTIONS = [
  { value: ALL, label: texts.everywhere },
  ...BASES.map((value) => ({ value, label: baseNames[value] })),
]

export function BlackoutForm({ id, onSending, onDone }: BlackoutFormProps) {
  const [draft, setDraft] = useState(startDraft)
  const { form, problemAt, handleSubmit, showRefused, clear } = useFormProblems()
  const { run, isPending } = useCloseTime({ onDone, onRefused: showRefused })
  useEffect(() => onSending(isPending), [isPending, onSending])
  const edit = (next: Partial<BlackoutDraft>) => {
    clear()
    setDraft((draft) => ({ ...draft, ...next }))
  }

  return (
    <form id={id} ref={form} noValidate onSubmit={handleSubmit(() => run(draft))} className="grid gap-4">
      <PeriodFields period={draft} onChange={edit} problemAt={problemAt} texts={texts} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={texts.vehicle} error={problemAt('vehicleId')}>
          <Select
            value={draft.vehicleId === null ? ALL : String(draft.vehicleId)}
            options={CLASSES}
            placeholder={texts.everyClass}
            onValueChange={(value) => edit({ vehicleId: value === ALL ? null : Number(value) })}
          />
        </Field>
        <Field label={texts.base} error={problemAt('base')}>
          <Select
            value={draft.base ?? ALL}
            options={BASE_OPTIONS}
            placeholder={texts.everywhere}
            onValueChange={(value) => edit({ base: BASES.find((base) => base === value) ?? null })}
          />
        </Field>
      </div>
      <Field label={texts.sentence} hint={texts.sentenceHint} error={problemAt('sentence')} required>
        <TextInput
          autoComplete="off"
          maxLength={MAX_TEXT_LENGTH}
          value={draft.sentence}
          onValueChange={(sentence) => edit({ sentence })}
        />
      </Field>
    </form>
  )
}

function startDraft(): BlackoutDraft {
  const today = todayIn('Europe/Lisbon', new Date())
  return {
    startDate: today,
    startTime: '00:00',
    endDate: today,
    endTime: '23:59',
    vehicleId: null,
    base: null,
    sentence: '',
  }
}
