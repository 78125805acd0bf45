import type { CapacitySetting } from '@chauffeur/contract/capacity'
import { DEFAULT_CAPACITY, WHEN_FULL, type CapacitySettings } from '@chauffeur/domain/capacity-settings'
import { useEffect, useState } from 'react'
import { useFormProblems } from '../../common/use-form-problems.ts'
import { Field } from '../../ui/field.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { capacityTexts } from './capacity-texts.ts'
import { useSaveSetting } from './use-capacity.ts'

type SettingFormProps = {
  id: string
  setting: CapacitySetting
  onSending: (isSending: boolean) => void
  onDone: () => void
}

const texts = capacityTexts.settings
const OPTIONS = WHEN_FULL.map((value) => ({ value, label: texts.fullOptions[value] }))
const MINUTES = [
  ['airportWaitMinutes', texts.airportWait, texts.airportWaitHint],
  ['otherWaitMinutes', texts.otherWait, texts.otherWaitHint],
  ['turnaroundMinutes', texts.turnaroundField, texts.turnaroundHint],
  ['leadMinutes', texts.noticeField, texts.noticeHint],
] as const
type Count = (typeof MINUTES)[number][0] | 'tolerance'

export function SettingForm({ id, setting, onSending, onDone }: SettingFormProps) {
  const [typed, setTyped] = useState(() => typedOf(setting))
  const [whenFull, setWhenFull] = useState(setting.whenFull)
  const { form, problemAt, handleSubmit, showRefused, clear } = useFormProblems()
  const { run, isPending } = useSaveSetting(setting, { onDone, onRefused: showRefused })
  useEffect(() => onSending(isPending), [isPending, onSending])
  const edit = (field: Count, value: string) => {
    clear()
    setTyped((before) => ({ ...before, [field]: value }))
  }
  const countField = (field: Count, label: string, hint: string) => (
    <Field
      key={field}
      label={label}
      hint={`${hint} ${texts.usual(usualOf(field))}`}
      error={problemAt(field)}
      required
    >
      <TextInput
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        value={typed[field]}
        onValueChange={(value) => edit(field, value)}
        className="max-w-32"
      />
    </Field>
  )
  return (
    <form
      id={id}
      ref={form}
      noValidate
      onSubmit={handleSubmit(() => run({ ...typed, whenFull }))}
      className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2"
    >
      {MINUTES.map(([field, label, hint]) => countField(field, `${label}, in ${texts.unit}`, hint))}
      {countField('tolerance', texts.toleranceField, texts.toleranceHint)}
      <Field label={texts.fullField} hint={texts.fullHint} error={problemAt('whenFull')} group>
        <Segmented value={whenFull} options={OPTIONS} onValueChange={setWhenFull} />
      </Field>
    </form>
  )
}

function usualOf(field: Count): string {
  const usual = DEFAULT_CAPACITY[field]
  return usual === 0 ? 'none' : field === 'tolerance' ? String(usual) : texts.minutes(usual)
}

function typedOf(setting: CapacitySettings): Record<Count, string> {
  return {
    airportWaitMinutes: String(setting.airportWaitMinutes),
    otherWaitMinutes: String(setting.otherWaitMinutes),
    turnaroundMinutes: String(setting.turnaroundMinutes),
    leadMinutes: String(setting.leadMinutes),
    tolerance: String(setting.tolerance),
  }
}
