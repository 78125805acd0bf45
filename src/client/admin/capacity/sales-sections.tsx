import type { CapacitySetting, Blackout } from '@chauffeur/contract/capacity'
import { DEFAULT_CAPACITY } from '@chauffeur/domain/capacity-settings'
import { BASES, type Base } from '@chauffeur/domain/cars'
import { longDuration } from '@chauffeur/domain/duration'
import { MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { todayIn } from '@chauffeur/domain/time'
import { FLEET, vehicleById } from '@chauffeur/domain/vehicles'
import { trpc } from '../../shared/api/trpc.ts'
import { CarIcon, ClockIcon } from '../../shared/ui/icons.tsx'
import { EditButton, AddButton, DeleteRow } from '../common/confirm-call.tsx'
import { baseNames, describeSpan } from '../common/describe.ts'
import { FactList } from '../common/fact.tsx'
import { SegmentedField, TextField, PeriodFields, SelectField, optionsOf } from '../common/fields.tsx'
import { FormDialog, useFormDialog } from '../common/form-dialog.tsx'
import { CardSection, readState, RowCard } from '../common/resource-list.tsx'

const LEAD =
  'What the capacity check goes by. The defaults suit most firms; a class without cars needs none of it but the notice.'
const OPTIONS = optionsOf(['ask', 'can ask the team'], ['refuse', 'see other times'])
const COUNTS = [
  [
    'airportWaitMinutes',
    'Planned wait at an airport, in minutes',
    'How long the driver waits for the guest before the drive. Too short, and a late flight makes the next trip late; too long, and you sell less. Counts for trips sold from now on.',
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
    <CardSection
      titleId="settings-title"
      title="How each class is sold"
      lead={LEAD}
      what="settings"
      rows={query.data?.map((setting) => ({ ...setting, id: String(setting.vehicleId) }))}
      state={readState(query)}
      icon={<CarIcon className="size-7" />}
      empty={{ title: 'How each class is sold', text: LEAD }}
      label="Classes"
    >
      {(setting) => <SettingCard setting={setting} />}
    </CardSection>
  )
}

function SettingCard({ setting }: { setting: CapacitySetting }) {
  const { airportWaitMinutes, otherWaitMinutes, turnaroundMinutes, tolerance, leadMinutes } = setting
  return (
    <RowCard title={setting.vehicleName} actions={<SettingDialog setting={setting} />}>
      <FactList
        facts={{
          Waits: `${minutes(airportWaitMinutes)} at airports, ${minutes(otherWaitMinutes)} elsewhere`,
          'Between trips': minutes(turnaroundMinutes),
          Tolerance: tolerance === 0 ? 'none' : tolerance === 1 ? '1 car more' : `${tolerance} cars more`,
          Notice: leadMinutes === 0 ? 'none' : longDuration(leadMinutes),
          'When full': setting.whenFull === 'ask' ? 'Guests can ask the team' : 'Other times only',
        }}
      />
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
      <SegmentedField
        {...field('whenFull')}
        label="When every car is taken, guests"
        hint="Either way they see the nearest free times, and nothing is booked that no car can drive."
        options={OPTIONS}
      />
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

const ALL = ''
const CLASSES = [
  { value: ALL, label: 'All classes' },
  ...FLEET.map(({ id, name }) => ({ value: String(id), label: name })),
]
const BASE_OPTIONS = [
  { value: ALL, label: 'Everywhere' },
  ...BASES.map((value) => ({ value, label: baseNames[value] })),
]

/** The times whose pick-ups are not sold. */
export function BlackoutsSection() {
  const query = trpc.capacity.listBlackouts.useQuery()
  return (
    <CardSection
      titleId="blackouts-title"
      title="Times without sales"
      lead="A festival, a strike, your holidays: guests who ask for a pick-up in such a time read your sentence. What is sold already stays sold, and the office can book over it."
      action={<BlackoutDialog />}
      what="times without sales"
      rows={query.data}
      state={readState(query)}
      icon={<ClockIcon className="size-7" />}
      empty={{ title: 'Always open', text: 'No time is closed. Close one when you do not drive.' }}
      label="Times without sales"
    >
      {(blackout) => <BlackoutCard blackout={blackout} />}
    </CardSection>
  )
}

function BlackoutCard({ blackout }: { blackout: Blackout }) {
  const { id, vehicleId, base, sentence } = blackout
  const span = describeSpan(blackout)
  const classes = vehicleId === null ? 'All classes' : (vehicleById(vehicleId)?.name ?? '')
  return (
    <RowCard
      title={<span className="tabular">{span}</span>}
      actions={
        <DeleteRow
          label={`Sell again ${span}`}
          question="Sell this time again?"
          description={`${span}. Guests can book pick-ups in it at once.`}
          confirmLabel="Sell again"
          busyLabel="Saving..."
          procedure={trpc.capacity.removeBlackout}
          input={{ id }}
          done={{ title: 'Sold again' }}
          failed="The time is still closed"
        />
      }
    >
      <p className="text-soft">
        {classes}, {base === null ? 'everywhere' : baseNames[base]}
      </p>
      <p className="mt-2 wrap-anywhere">{sentence}</p>
    </RowCard>
  )
}

/** The button and the dialog that close a time. */
function BlackoutDialog() {
  const { dialog, draft, edit, field, problemAt } = useFormDialog(trpc.capacity.createBlackout, {
    start: startDraft,
    input: (draft) => draft,
    done: { title: 'Time closed' },
    failed: 'The time was not closed',
  })
  return (
    <FormDialog
      {...dialog}
      trigger={<AddButton variant="secondary" label="Close a time" />}
      title="When do you not sell?"
      submit="Close this time"
    >
      <PeriodFields period={draft} onChange={edit} problemAt={problemAt} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label="Class"
          error={problemAt('vehicleId')}
          value={draft.vehicleId === null ? ALL : String(draft.vehicleId)}
          options={CLASSES}
          onValueChange={(value) => edit({ vehicleId: value === ALL ? null : Number(value) })}
        />
        <SelectField
          label="Pick-ups near"
          error={problemAt('base')}
          value={draft.base ?? ALL}
          options={BASE_OPTIONS}
          onValueChange={(value) => edit({ base: BASES.find((base) => base === value) ?? null })}
        />
      </div>
      <TextField
        {...field('sentence')}
        label="What guests read"
        hint="One sentence, for example: We do not drive on Christmas Day."
        required
        maxLength={MAX_TEXT_LENGTH}
      />
    </FormDialog>
  )
}

function startDraft() {
  const today = todayIn('Europe/Lisbon', new Date())
  const period = { startDate: today, startTime: '00:00', endDate: today, endTime: '23:59' }
  return { ...period, vehicleId: null as number | null, base: null as Base | null, sentence: '' }
}
