import { BLOCK_REASONS } from '@chauffeur/domain/cars'
import { todayIn } from '@chauffeur/domain/time'
import { Button } from '../../shared/ui/button.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { Segmented } from '../../shared/ui/segmented.tsx'
import { TextInput } from '../../shared/ui/text-input.tsx'
import { FormDialog } from '../common/form-dialog.tsx'
import { PeriodFields } from '../common/period-fields.tsx'
import { useDraftDialog } from '../common/use-draft-form.ts'
import { carTexts } from './car-texts.ts'
import { useBlock, type BlockDraft, type Blocked } from './use-cars.ts'

const texts = carTexts.blocking
const REASONS = BLOCK_REASONS.map((value) => ({ value, label: carTexts.reasons[value] }))

/** The button and the dialog that say when a car or a driver is not there. */
export function BlockDialog({ of }: { of: Blocked }) {
  const { dialog, form, draft, edit, bind, problemAt } = useDraftDialog(() => startDraft(of), useBlock(of))
  return (
    <FormDialog
      {...dialog}
      trigger={
        <Button size="small" aria-label={carTexts.blockOf(of.name)}>
          {carTexts.block}
        </Button>
      }
      title={texts.title(of.name)}
      texts={{ cancel: carTexts.cancel, submit: texts.save, busy: carTexts.saving }}
    >
      <form {...form} className="grid gap-4">
        <Field label={texts.reason} error={problemAt('reason')} group>
          <Segmented {...bind('reason')} options={REASONS} />
        </Field>
        <PeriodFields period={draft} onChange={edit} problemAt={problemAt} texts={texts} />
        <Field label={texts.note} error={problemAt('note')}>
          <TextInput {...bind('note')} autoComplete="off" maxLength={200} />
        </Field>
        <p className="text-sm text-soft">{texts.hint}</p>
      </form>
    </FormDialog>
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
