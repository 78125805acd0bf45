import type { DecisionSetting } from '@chauffeur/contract/decisions'
import {
  DECIDED_BEFORE_PICKUP_HOURS,
  DECIDED_WITHIN_HOURS,
  REMINDED_BEFORE_MINUTES,
  WEEKDAYS,
} from '@chauffeur/domain/decide-by'
import { trpc } from '../../shared/api/trpc.ts'
import { EditButton } from '../common/confirm-call.tsx'
import { ChecksField, SwitchField, TimeField } from '../common/fields.tsx'
import { FormDialog, useFormDialog } from '../common/form-dialog.tsx'
import { SettingSection } from '../common/resource-list.tsx'

const TITLE = 'Until when you decide'
const LEAD = `A booking that waits for you holds its car. You can have it rejected by itself when nobody has decided it within ${DECIDED_WITHIN_HOURS} hours in which somebody is there, or ${DECIDED_BEFORE_PICKUP_HOURS} hours before its pick-up: the guest is told, and gets all money back. Today shows it ${REMINDED_BEFORE_MINUTES} minutes before.`

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const DAYS = WEEKDAYS.map((day) => ({ value: String(day), label: dayNames[day - 1] ?? '' }))

/** Whether bookings are rejected by themselves that nobody decides, and when somebody is there to. */
export function DecisionSection() {
  const query = trpc.bookings.decisionSetting.useQuery()
  return (
    <SettingSection
      titleId="decisions-title"
      title={TITLE}
      lead={LEAD}
      what="setting"
      query={query}
      cardTitle="Bookings"
      facts={(setting) => ({
        Undecided: setting.isLimited ? 'rejected in time' : 'wait',
        Hours: setting.isLimited && hoursOf(setting),
      })}
    >
      {(setting) => <DecisionDialog setting={setting} />}
    </SettingSection>
  )
}

function hoursOf({ opensAt, closesAt, days }: DecisionSetting): string {
  const hours =
    opensAt === '00:00' && closesAt === '00:00'
      ? 'around the clock'
      : `${opensAt} to ${closesAt === '00:00' ? '24:00' : closesAt}`
  const named =
    days.length === WEEKDAYS.length ? 'every day' : days.map((day) => dayNames[day - 1]).join(', ')
  return `${hours}, ${named}`
}

const startOf = ({ days, ...setting }: DecisionSetting) => {
  const ticked: readonly string[] = days.map(String)
  return { ...setting, days: ticked }
}

function DecisionDialog({ setting }: { setting: DecisionSetting }) {
  const { dialog, field } = useFormDialog(trpc.bookings.changeDecisionSetting, {
    start: () => startOf(setting),
    input: (draft) => ({ ...draft, days: WEEKDAYS.filter((day) => draft.days.includes(String(day))) }),
    done: { title: 'Setting saved' },
    failed: 'The setting was not saved',
  })
  return (
    <FormDialog
      {...dialog}
      trigger={<EditButton label="Edit until when you decide" />}
      title={TITLE}
      submit="Save the setting"
    >
      <SwitchField {...field('isLimited')} label="Bookings that nobody decides are rejected" />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TimeField {...field('opensAt')} label="Somebody is there from" hint="Lisbon time" required />
        <TimeField {...field('closesAt')} label="Until" hint="00:00 is the end of the day" required />
      </div>
      <ChecksField {...field('days')} label="On these days" options={DAYS} layout="sm:grid-cols-2" />
    </FormDialog>
  )
}
