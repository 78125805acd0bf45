import { BLOCK_REASONS } from '@chauffeur/domain/cars'
import { todayIn } from '@chauffeur/domain/time'
import { useEffect, useState } from 'react'
import { useFormProblems } from '../../common/use-form-problems.ts'
import { Field } from '../../ui/field.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { PeriodFields } from '../common/period-fields.tsx'
import { carTexts } from './car-texts.ts'
import { useBlock, type BlockDraft, type Blocked } from './use-cars.ts'

type BlockFormProps = {
  id: string
  of: Blocked
  onSending: (isSending: boolean) => void
  onDone: () => void
}

const texts = carTexts.blocking
const REASONS = BLOCK_REASONS.map((value) => ({ value, label: carTexts.reasons[value] }))

export function BlockForm({ id, of, onSending, onDone }: BlockFormProps) {
  const [draft, setDraft] = useState(() => startDraft(of))
  const { form, problemAt, handleSubmit, showRefused, clear } = useFormProblems()
  const { run, isPending } = useBlock(of, { onDone, onRefused: showRefused })
  useEffect(() => onSending(isPending), [isPending, onSending])
  const edit = (next: Partial<BlockDraft>) => {
    clear()
    setDraft((draft) => ({ ...draft, ...next }))
  }

  return (
    <form id={id} ref={form} noValidate onSubmit={handleSubmit(() => run(draft))} className="grid gap-4">
      <Field label={texts.reason} error={problemAt('reason')} group>
        <Segmented value={draft.reason} options={REASONS} onValueChange={(reason) => edit({ reason })} />
      </Field>
      <PeriodFields period={draft} onChange={edit} problemAt={problemAt} texts={texts} />
      <Field label={texts.note} error={problemAt('note')}>
        <TextInput
          autoComplete="off"
          maxLength={200}
          value={draft.note}
          onValueChange={(note) => edit({ note })}
        />
      </Field>
      <p className="text-sm text-soft">{texts.hint}</p>
    </form>
  )
}

function startDraft({ kind }: Blocked): BlockDraft {
  const today = todayIn('Europe/Lisbon', new Date())
  return {
    startDate: today,
    startTime: '08:00',
    endDate: today,
    endTime: '18:00',
    reason: kind === 'cars' ? 'service' : 'holiday',
    note: '',
  }
}
