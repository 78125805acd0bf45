import type { AgentSetting } from '@chauffeur/contract/agents'
import { DEFAULT_AGENT_BOOKINGS, MAX_AGENT_BOOKINGS } from '@chauffeur/domain/agents'
import { trpc } from '../../shared/api/trpc.ts'
import { EditButton } from '../common/confirm-call.tsx'
import { SwitchField, TextField } from '../common/fields.tsx'
import { FormDialog, useFormDialog } from '../common/form-dialog.tsx'
import { SettingSection } from '../common/resource-list.tsx'

/** The rights of agents that have a key. */
export function AgentSection() {
  const query = trpc.agents.setting.useQuery()
  return (
    <SettingSection
      titleId="agents-title"
      title="Agents"
      lead="Programs that speak for a person find places, ask for prices and prepare bookings at /mcp. A person then books in the browser, unless you let agents book by themselves with a key that makes bookings."
      what="setting"
      query={query}
      cardTitle="Bookings by agents"
      facts={({ mayBook, bookingsPerDay }) => ({
        'May book': mayBook ? 'yes, after the person has agreed' : 'no, a person books',
        'Most a day': mayBook && String(bookingsPerDay),
      })}
    >
      {(setting) => <AgentDialog setting={setting} />}
    </SettingSection>
  )
}

function AgentDialog({ setting }: { setting: AgentSetting }) {
  const { dialog, field } = useFormDialog(trpc.agents.changeSetting, {
    start: () => ({ mayBook: setting.mayBook, bookingsPerDay: String(setting.bookingsPerDay) }),
    input: ({ mayBook, bookingsPerDay }) => ({
      version: setting.version,
      mayBook,
      // A text that is no number is refused with a sentence at the field.
      bookingsPerDay: bookingsPerDay.trim() === '' ? NaN : Number(bookingsPerDay),
    }),
    done: { title: 'Setting saved' },
    failed: 'The setting was not saved',
  })
  return (
    <FormDialog
      {...dialog}
      trigger={<EditButton label="Edit what agents may do" />}
      title="May agents book?"
      submit="Save the setting"
    >
      <SwitchField {...field('mayBook')} label="Agents may book by themselves" />
      <TextField
        {...field('bookingsPerDay')}
        label="Bookings a day, of all agents together"
        hint={`From 1 to ${MAX_AGENT_BOOKINGS}. Default: ${DEFAULT_AGENT_BOOKINGS}.`}
        required
        inputMode="numeric"
        maxLength={3}
        inputClassName="max-w-32"
      />
    </FormDialog>
  )
}
