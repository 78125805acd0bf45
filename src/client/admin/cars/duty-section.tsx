import type { Duty } from '@chauffeur/contract/drivers'
import { longDuration } from '@chauffeur/domain/duration'
import { DEFAULT_DUTY } from '@chauffeur/domain/duty'
import { trpc } from '../../shared/api/trpc.ts'
import { EditButton } from '../common/confirm-call.tsx'
import { TextField } from '../common/fields.tsx'
import { FormDialog, useFormDialog } from '../common/form-dialog.tsx'
import { SettingSection } from '../common/resource-list.tsx'

const FIELDS = [
  ['spanMinutes', 'Longest duty, in minutes', 'From the first pick-up to the end of the last trip.'],
  ['restMinutes', 'Rest, in minutes', 'So long a pause ends a duty. With 0 no duty is ever too long.'],
] as const

/** How long drivers may be on duty. */
export function DutySection() {
  const query = trpc.drivers.duty.useQuery()
  return (
    <SettingSection
      titleId="duty-title"
      title="Duty of drivers"
      lead="A trip that makes a duty longer is given with a reason only. The law of the trade and your contracts decide what is right."
      what="duty"
      query={query}
      cardTitle="Each driver"
      facts={({ spanMinutes, restMinutes }) => ({
        Duty: `at most ${longDuration(spanMinutes)}`,
        Rest: longDuration(restMinutes),
      })}
    >
      {(duty) => <DutyDialog duty={duty} />}
    </SettingSection>
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
