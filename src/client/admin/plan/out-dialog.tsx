import { wallTimeIn } from '@chauffeur/domain/time'
import { trpc } from '../../shared/api/trpc.ts'
import { Button } from '../../shared/ui/button.tsx'
import { PeriodFields, SelectField } from '../common/fields.tsx'
import { FormDialog, useFormDialog } from '../common/form-dialog.tsx'

type OutDialogProps = {
  kind: 'cars' | 'drivers'
  day: string
  choices: readonly { readonly id: string; readonly name: string }[]
  /** Once it is saved. */
  onSaved: () => void
}

const texts = {
  cars: { button: 'A car is out', title: 'Which car is out?', label: 'Car', reason: 'service', note: 'Out' },
  drivers: {
    button: 'A driver is ill',
    title: 'Which driver is away?',
    label: 'Driver',
    reason: 'ill',
    note: null,
  },
} as const

/** The button and the dialog that say that a car or a driver is away from a time on, from which the day is planned again. */
export function OutDialog({ kind, day, choices, onSaved }: OutDialogProps) {
  const { button, title, label, reason, note } = texts[kind]
  const { dialog, draft, edit, field, problemAt } = useFormDialog<OutDraft, OutDraft & OutReason, unknown>(
    trpc[kind].block,
    {
      start: () => startDraft(day, choices[0]?.id ?? ''),
      input: (out) => ({ ...out, reason, note }),
      failed: 'It was not saved',
      onDone: onSaved,
    },
  )
  return (
    <FormDialog
      {...dialog}
      trigger={
        <Button size="small" variant="ghost">
          {button}
        </Button>
      }
      title={title}
      submit="Save and plan again"
    >
      <SelectField
        {...field('id')}
        label={label}
        options={choices.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <PeriodFields period={draft} onChange={edit} problemAt={problemAt} />
    </FormDialog>
  )
}

interface OutReason {
  readonly reason: (typeof texts)['cars' | 'drivers']['reason']
  readonly note: (typeof texts)['cars' | 'drivers']['note']
}
type OutDraft = ReturnType<typeof startDraft>

/** From now on, on a day to come from its beginning. */
function startDraft(day: string, id: string) {
  const now = wallTimeIn('Europe/Lisbon', new Date())
  return {
    id,
    startDate: day,
    startTime: now.date === day ? now.time : '00:00',
    endDate: day,
    endTime: '23:59',
  }
}
