import { BASES } from '@chauffeur/domain/cars'
import { MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { todayIn } from '@chauffeur/domain/time'
import { FLEET } from '@chauffeur/domain/vehicles'
import { Field } from '../../shared/ui/field.tsx'
import { Select } from '../../shared/ui/select.tsx'
import { TextInput } from '../../shared/ui/text-input.tsx'
import { baseNames } from '../common/base-names.ts'
import { FormDialog } from '../common/form-dialog.tsx'
import { PeriodFields } from '../common/period-fields.tsx'
import { AddButton } from '../common/row-buttons.tsx'
import { useDraftDialog } from '../common/use-draft-form.ts'
import { capacityTexts } from './capacity-texts.ts'
import { useCloseTime, type BlackoutDraft } from './use-capacity.ts'

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

/** The button and the dialog that close a time. */
export function BlackoutDialog() {
  const { dialog, form, draft, edit, bind, problemAt } = useDraftDialog(startDraft, useCloseTime())
  return (
    <FormDialog
      {...dialog}
      trigger={<AddButton variant="secondary" label={texts.add} />}
      title={texts.dialog}
      texts={{ cancel: capacityTexts.cancel, submit: texts.save, busy: capacityTexts.saving }}
    >
      <form {...form} className="grid gap-4">
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
          <TextInput {...bind('sentence')} autoComplete="off" maxLength={MAX_TEXT_LENGTH} />
        </Field>
      </form>
    </FormDialog>
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
