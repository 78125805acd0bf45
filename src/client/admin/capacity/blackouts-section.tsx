import type { Blackout } from '@chauffeur/contract/capacity'
import { BASES, type Base } from '@chauffeur/domain/cars'
import { MAX_TEXT_LENGTH } from '@chauffeur/domain/limits'
import { todayIn } from '@chauffeur/domain/time'
import { FLEET, vehicleById } from '@chauffeur/domain/vehicles'
import { trpc } from '../../shared/api/trpc.ts'
import { ClockIcon } from '../../shared/ui/icons.tsx'
import { baseNames, describeSpan } from '../common/describe.ts'
import { AddButton, DeleteRow } from '../common/row-actions.tsx'
import { PeriodFields, SelectField, TextField } from '../common/fields.tsx'
import { FormDialog } from '../common/form-dialog.tsx'
import { readState, CardList, IN_COLUMNS, ResourceSection } from '../common/resource-list.tsx'
import { useFormDialog } from '../common/use-form-dialog.ts'
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
    <ResourceSection
      titleId="blackouts-title"
      title="Times without sales"
      lead="A festival, a strike, your holidays: guests who ask for a pick-up in such a time read your sentence. What is sold already stays sold, and the office can book over it."
      action={<BlackoutDialog />}
      what="times without sales"
      rows={query.data}
      state={readState(query)}
      icon={<ClockIcon className="size-7" />}
      empty={{ title: 'Always open', text: 'No time is closed. Close one when you do not drive.' }}
    >
      {(blackouts) => (
        <CardList label="Times without sales" rows={blackouts} className={IN_COLUMNS}>
          {(blackout) => <BlackoutCard blackout={blackout} />}
        </CardList>
      )}
    </ResourceSection>
  )
}

function BlackoutCard({ blackout }: { blackout: Blackout }) {
  const { id, vehicleId, base, sentence } = blackout
  const span = describeSpan(blackout)
  const classes = vehicleId === null ? 'All classes' : (vehicleById(vehicleId)?.name ?? '')
  return (
    <article className="flex h-full items-start gap-2 rounded-card bg-raised px-4 py-3 text-sm shadow-card sm:px-5">
      <div className="min-w-0 flex-1 py-1">
        <h3 className="tabular font-sans text-base font-semibold">{span}</h3>
        <p className="mt-0.5 text-soft">
          {classes}, {base === null ? 'Everywhere'.toLowerCase() : baseNames[base]}
        </p>
        <p className="mt-2 wrap-anywhere">{sentence}</p>
      </div>
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
    </article>
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

interface BlackoutDraft {
  readonly startDate: string
  readonly startTime: string
  readonly endDate: string
  readonly endTime: string
  readonly vehicleId: number | null
  readonly base: Base | null
  readonly sentence: string
}

function startDraft(): BlackoutDraft {
  const today = todayIn('Europe/Lisbon', new Date())
  const period = { startDate: today, startTime: '00:00', endDate: today, endTime: '23:59' }
  return { ...period, vehicleId: null, base: null, sentence: '' }
}
