import type { CapacitySetting } from '@chauffeur/contract/capacity'
import { DEFAULT_CAPACITY, WHEN_FULL } from '@chauffeur/domain/capacity-settings'
import { Field } from '../../shared/ui/field.tsx'
import { Segmented } from '../../shared/ui/segmented.tsx'
import { TextInput } from '../../shared/ui/text-input.tsx'
import { FormDialog } from '../common/form-dialog.tsx'
import { EditButton } from '../common/row-buttons.tsx'
import { useDraftDialog } from '../common/use-draft-form.ts'
import { capacityTexts } from './capacity-texts.ts'
import { useSaveSetting, type SettingDraft } from './use-capacity.ts'

const texts = capacityTexts.settings
const OPTIONS = WHEN_FULL.map((value) => ({ value, label: texts.fullOptions[value] }))
const MINUTES = [
  ['airportWaitMinutes', texts.airportWait, texts.airportWaitHint],
  ['otherWaitMinutes', texts.otherWait, texts.otherWaitHint],
  ['turnaroundMinutes', texts.turnaroundField, texts.turnaroundHint],
  ['leadMinutes', texts.noticeField, texts.noticeHint],
] as const
type Count = (typeof MINUTES)[number][0] | 'tolerance'

/** The button and the dialog that change how a class is sold. */
export function SettingDialog({ setting }: { setting: CapacitySetting }) {
  const { dialog, form, bind, problemAt } = useDraftDialog(() => draftOf(setting), useSaveSetting(setting))
  const countField = (field: Count, label: string, hint: string) => (
    <Field
      key={field}
      label={label}
      hint={`${hint} ${texts.usual(usualOf(field))}`}
      error={problemAt(field)}
      required
    >
      <TextInput {...bind(field)} inputMode="numeric" autoComplete="off" maxLength={5} className="max-w-32" />
    </Field>
  )
  return (
    <FormDialog
      {...dialog}
      trigger={<EditButton label={texts.edit(setting.vehicleName)} />}
      title={texts.dialog(setting.vehicleName)}
      size="large"
      texts={{ cancel: capacityTexts.cancel, submit: texts.save, busy: capacityTexts.saving }}
    >
      <form {...form} className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2">
        {MINUTES.map(([field, label, hint]) => countField(field, `${label}, in ${texts.unit}`, hint))}
        {countField('tolerance', texts.toleranceField, texts.toleranceHint)}
        <Field label={texts.fullField} hint={texts.fullHint} error={problemAt('whenFull')} group>
          <Segmented {...bind('whenFull')} options={OPTIONS} />
        </Field>
      </form>
    </FormDialog>
  )
}

function usualOf(field: Count): string {
  const usual = DEFAULT_CAPACITY[field]
  return usual === 0 ? 'none' : field === 'tolerance' ? String(usual) : texts.minutes(usual)
}

function draftOf(setting: CapacitySetting): SettingDraft {
  return {
    airportWaitMinutes: String(setting.airportWaitMinutes),
    otherWaitMinutes: String(setting.otherWaitMinutes),
    turnaroundMinutes: String(setting.turnaroundMinutes),
    leadMinutes: String(setting.leadMinutes),
    tolerance: String(setting.tolerance),
    whenFull: setting.whenFull,
  }
}
