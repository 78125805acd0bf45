import type { CapacitySetting } from '@chauffeur/contract/capacity'
import { DEFAULT_CAPACITY, WHEN_FULL } from '@chauffeur/domain/capacity-settings'
import { longDuration } from '@chauffeur/domain/duration'
import { trpc } from '../../shared/api/trpc.ts'
import { Field } from '../../shared/ui/field.tsx'
import { CarIcon } from '../../shared/ui/icons.tsx'
import { Segmented } from '../../shared/ui/segmented.tsx'
import { Fact, Facts } from '../common/fact.tsx'
import { TextField } from '../common/fields.tsx'
import { FormDialog } from '../common/form-dialog.tsx'
import { readState } from '../common/read-state.ts'
import { IN_COLUMNS, ResourceSection, RowCard } from '../common/resource-list.tsx'
import { EditButton } from '../common/row-actions.tsx'
import { useFormDialog } from '../common/use-form-dialog.ts'
import { capacityTexts } from './capacity-texts.ts'

const texts = capacityTexts.settings
const OPTIONS = WHEN_FULL.map((value) => ({ value, label: texts.fullOptions[value] }))
const COUNTS = [
  ['airportWaitMinutes', `${texts.airportWait}, in ${texts.unit}`, texts.airportWaitHint],
  ['otherWaitMinutes', `${texts.otherWait}, in ${texts.unit}`, texts.otherWaitHint],
  ['turnaroundMinutes', `${texts.turnaroundField}, in ${texts.unit}`, texts.turnaroundHint],
  ['leadMinutes', `${texts.noticeField}, in ${texts.unit}`, texts.noticeHint],
  ['tolerance', texts.toleranceField, texts.toleranceHint],
] as const

/** How each class is sold: with which times, and what happens when no car is free. */
export function SettingsSection() {
  const query = trpc.capacity.list.useQuery()
  return (
    <ResourceSection
      titleId="settings-title"
      title={texts.title}
      lead={texts.lead}
      what={texts.what}
      rows={query.data}
      state={readState(query)}
      icon={<CarIcon className="size-7" />}
      empty={{ title: texts.title, text: texts.lead }}
    >
      {(settings) => (
        <ul aria-label={texts.list} className={`grid ${IN_COLUMNS}`}>
          {settings.map((setting) => (
            <li key={setting.vehicleId} className="min-w-0">
              <SettingCard setting={setting} />
            </li>
          ))}
        </ul>
      )}
    </ResourceSection>
  )
}

function SettingCard({ setting }: { setting: CapacitySetting }) {
  const { airportWaitMinutes, otherWaitMinutes, turnaroundMinutes, tolerance, leadMinutes } = setting
  return (
    <RowCard title={setting.vehicleName} actions={<SettingDialog setting={setting} />}>
      <Facts>
        <Fact label={texts.waits}>{texts.waitsOf(airportWaitMinutes, otherWaitMinutes)}</Fact>
        <Fact label={texts.turnaround}>{texts.minutes(turnaroundMinutes)}</Fact>
        <Fact label={texts.tolerance}>{texts.toleranceOf(tolerance)}</Fact>
        <Fact label={texts.notice}>{leadMinutes === 0 ? 'none' : longDuration(leadMinutes)}</Fact>
        <Fact label={texts.full}>{texts.wholeFull[setting.whenFull]}</Fact>
      </Facts>
    </RowCard>
  )
}

/** The button and the dialog that change how a class is sold. */
function SettingDialog({ setting }: { setting: CapacitySetting }) {
  const { vehicleId, vehicleName, version } = setting
  const { dialog, field } = useFormDialog(trpc.capacity.change, {
    start: () => draftOf(setting),
    input: (draft) => ({ vehicleId, version, ...draft }),
    done: texts.done,
    failed: texts.failed,
  })
  const { error, ...whenFull } = field('whenFull')
  return (
    <FormDialog
      {...dialog}
      trigger={<EditButton label={texts.edit(vehicleName)} />}
      title={texts.dialog(vehicleName)}
      size="large"
      texts={{ submit: texts.save }}
      className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2"
    >
      {COUNTS.map(([name, label, hint]) => (
        <TextField
          key={name}
          {...field(name)}
          label={label}
          hint={`${hint} ${texts.usual(usualOf(name))}`}
          required
          inputMode="numeric"
          maxLength={5}
          inputClassName="max-w-32"
        />
      ))}
      <Field label={texts.fullField} hint={texts.fullHint} error={error} group>
        <Segmented {...whenFull} options={OPTIONS} />
      </Field>
    </FormDialog>
  )
}

function usualOf(name: (typeof COUNTS)[number][0]): string {
  const usual = DEFAULT_CAPACITY[name]
  return usual === 0 ? 'none' : name === 'tolerance' ? String(usual) : texts.minutes(usual)
}

/** Numbers as they are typed. */
function draftOf(setting: CapacitySetting) {
  return {
    airportWaitMinutes: String(setting.airportWaitMinutes),
    otherWaitMinutes: String(setting.otherWaitMinutes),
    turnaroundMinutes: String(setting.turnaroundMinutes),
    leadMinutes: String(setting.leadMinutes),
    tolerance: String(setting.tolerance),
    whenFull: setting.whenFull,
  }
}
