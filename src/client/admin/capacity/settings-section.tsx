import type { CapacitySetting } from '@chauffeur/contract/capacity'
import { DEFAULT_CAPACITY, type WhenFull } from '@chauffeur/domain/capacity-settings'
import { longDuration } from '@chauffeur/domain/duration'
import { trpc } from '../../shared/api/trpc.ts'
import { Field } from '../../shared/ui/field.tsx'
import { CarIcon } from '../../shared/ui/icons.tsx'
import { Segmented } from '../../shared/ui/segmented.tsx'
import { Fact, Facts } from '../common/fact.tsx'
import { TextField } from '../common/fields.tsx'
import { FormDialog } from '../common/form-dialog.tsx'
import { readState, IN_COLUMNS, ResourceSection, RowCard } from '../common/resource-list.tsx'
import { EditButton } from '../common/row-actions.tsx'
import { useFormDialog } from '../common/use-form-dialog.ts'

const LEAD =
  'What the capacity check goes by. The defaults suit most firms; a class without cars needs none of it but the notice.'
const OPTIONS = [
  { value: 'ask', label: 'can ask the team' },
  { value: 'refuse', label: 'see other times' },
] as const satisfies readonly { readonly value: WhenFull; readonly label: string }[]
const COUNTS = [
  [
    'airportWaitMinutes',
    'Planned wait at an airport, in minutes',
    'How long the chauffeur waits for the guest before the drive. Too short, and a late flight makes the next trip late; too long, and you sell less. Counts for trips sold from now on.',
  ],
  [
    'otherWaitMinutes',
    'Planned wait elsewhere, in minutes',
    'At hotels and homes. Counts for trips sold from now on.',
  ],
  [
    'turnaroundMinutes',
    'Time between two trips, in minutes',
    'Beside the drive from one to the next: fuel, cleaning, a break. Counts at once.',
  ],
  [
    'leadMinutes',
    'Notice that a booking needs, in minutes',
    'Guests who want to be picked up sooner are asked to call. The office can book it all the same.',
  ],
  [
    'tolerance',
    'Tolerance, in cars',
    'So many more than you have may be sold at a time, for example a colleague’s. It counts at each base that has cars of the class.',
  ],
] as const

/** How each class is sold: with which times, and what happens when no car is free. */
export function SettingsSection() {
  const query = trpc.capacity.list.useQuery()
  return (
    <ResourceSection
      titleId="settings-title"
      title="How each class is sold"
      lead={LEAD}
      what="settings"
      rows={query.data}
      state={readState(query)}
      icon={<CarIcon className="size-7" />}
      empty={{ title: 'How each class is sold', text: LEAD }}
    >
      {(settings) => (
        <ul aria-label="Classes" className={`grid ${IN_COLUMNS}`}>
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
        <Fact label="Waits">{`${minutes(airportWaitMinutes)} at airports, ${minutes(otherWaitMinutes)} elsewhere`}</Fact>
        <Fact label="Between trips">{minutes(turnaroundMinutes)}</Fact>
        <Fact label="Tolerance">
          {tolerance === 0 ? 'none' : tolerance === 1 ? '1 car more' : `${tolerance} cars more`}
        </Fact>
        <Fact label="Notice">{leadMinutes === 0 ? 'none' : longDuration(leadMinutes)}</Fact>
        <Fact label="When full">
          {setting.whenFull === 'ask' ? 'Guests can ask the team' : 'Other times only'}
        </Fact>
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
    done: { title: 'Settings saved' },
    failed: 'The settings were not saved',
  })
  const { error, ...whenFull } = field('whenFull')
  return (
    <FormDialog
      {...dialog}
      trigger={<EditButton label={`Edit how the ${vehicleName} is sold`} />}
      title={`How is the ${vehicleName} sold?`}
      size="large"
      submit="Save the settings"
      className="grid items-start gap-x-6 gap-y-5 sm:grid-cols-2"
    >
      {COUNTS.map(([name, label, hint]) => (
        <TextField
          key={name}
          {...field(name)}
          label={label}
          hint={`${hint} Default: ${usualOf(name)}.`}
          required
          inputMode="numeric"
          maxLength={5}
          inputClassName="max-w-32"
        />
      ))}
      <Field
        label="When every car is taken, guests"
        hint="Either way they see the nearest free times, and nothing is booked that no car can drive."
        error={error}
        group
      >
        <Segmented {...whenFull} options={OPTIONS} />
      </Field>
    </FormDialog>
  )
}

function usualOf(name: (typeof COUNTS)[number][0]): string {
  const usual = DEFAULT_CAPACITY[name]
  return usual === 0 ? 'none' : name === 'tolerance' ? String(usual) : minutes(usual)
}

function minutes(count: number): string {
  return count === 1 ? '1 minute' : `${count} minutes`
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
