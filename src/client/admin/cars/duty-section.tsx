import type { Duty } from '@chauffeur/contract/drivers'
import { longDuration } from '@chauffeur/domain/duration'
import { DEFAULT_DUTY } from '@chauffeur/domain/duty'
import { trpc } from '../../shared/api/trpc.ts'
import { ClockIcon } from '../../shared/ui/icons.tsx'
import { EditButton } from '../common/confirm-call.tsx'
import { FactList } from '../common/fact.tsx'
import { TextField } from '../common/fields.tsx'
import { FormDialog, useFormDialog } from '../common/form-dialog.tsx'
import { IN_COLUMNS, readState, ResourceSection, RowCard } from '../common/resource-list.tsx'

const LEAD =
  'A trip that makes a duty longer is given with a reason only. The law of the trade and your contracts decide what is right.'
const FIELDS = [
  ['spanMinutes', 'Longest duty, in minutes', 'From the first pick-up to the end of the last trip.'],
  ['restMinutes', 'Rest, in minutes', 'So long a pause ends a duty. With 0 no duty is ever too long.'],
] as const

/** How long drivers may be on duty. */
export function DutySection() {
  const query = trpc.drivers.duty.useQuery()
  return (
    <ResourceSection
      titleId="duty-title"
      title="Duty of drivers"
      lead={LEAD}
      what="duty"
      rows={query.data && [query.data]}
      state={readState(query)}
      icon={<ClockIcon className="size-7" />}
      empty={{ title: 'Duty of drivers', text: LEAD }}
    >
      {(rows) => (
        <div className={`grid ${IN_COLUMNS}`}>
          {rows.map((duty) => (
            <RowCard key="duty" title="Each driver" actions={<DutyDialog duty={duty} />}>
              <FactList
                facts={{
                  Duty: `at most ${longDuration(duty.spanMinutes)}`,
                  Rest: longDuration(duty.restMinutes),
                }}
              />
            </RowCard>
          ))}
        </div>
      )}
    </ResourceSection>
  )
}

function DutyDialog({ duty }: { duty: Duty }) {
  const { dialog, field } = useFormDialog(trpc.drivers.changeDuty, {
    start: () => ({ spanMinutes: String(duty.spanMinutes), restMinutes: String(duty.restMinutes) }),
    input: (draft) => ({ version: duty.version, ...draft }),
    done: { title: 'Duty saved' },
    failed: 'The duty was not saved',
  })
  return (
    <FormDialog
      {...dialog}
      trigger={<EditButton label="Edit the duty of drivers" />}
      title="How long may drivers be on duty?"
      submit="Save the duty"
    >
      {FIELDS.map(([name, label, hint]) => (
        <TextField
          key={name}
          {...field(name)}
          label={label}
          hint={`${hint} Default: ${longDuration(DEFAULT_DUTY[name])}.`}
          required
          inputMode="numeric"
          maxLength={4}
          inputClassName="max-w-32"
        />
      ))}
    </FormDialog>
  )
}
