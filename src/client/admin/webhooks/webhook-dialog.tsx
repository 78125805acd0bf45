import type { Webhook } from '@chauffeur/contract/webhooks'
import { webhookEvents, type WebhookEvent } from '@chauffeur/domain/webhooks'
import type { ReactElement } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { ChecksField, SelectField, SwitchField, TextField, type BoundField } from '../common/fields.tsx'
import { FormDialog, useRowDialog } from '../common/form-dialog.tsx'
import { readState } from '../common/resource-list.tsx'
import { eventNames } from './use-webhooks.ts'

type WebhookDialogProps = {
  /** The receiver to edit; without one, another is added. */
  webhook?: Webhook
  trigger: ReactElement
  /** Gets the secret of a new receiver, which can be seen only now. */
  onSecret?: (name: string, secret: string) => void
}

const eventOptions = webhookEvents.map((value) => ({
  value,
  label: eventNames[value],
  hint: <code className="text-xs">{value}</code>,
}))

/** The button and the dialog that add a receiver, or edit one. */
export function WebhookDialog({ webhook, trigger, onSecret }: WebhookDialogProps) {
  const { dialog, field } = useRowDialog(trpc.webhooks, webhook, {
    start: draftOf,
    create: {
      input: ({ name, url, events, partnerId, contactEmail }) => ({
        name,
        url,
        events: [...events],
        partnerId,
        contactEmail,
      }),
      done: { title: 'Receiver added', description: 'It gets what happens from now on.' },
      failed: 'The receiver was not added',
      onDone: ({ webhook, secret }) => onSecret?.(webhook.name, secret),
    },
    change: {
      input: ({ events, ...fields }, { id }) => ({ id, ...fields, events: [...events] }),
      done: { title: 'Receiver changed', description: 'It counts from the next message on.' },
      failed: 'The receiver was not changed',
    },
  })
  return (
    <FormDialog
      {...dialog}
      trigger={trigger}
      title={webhook ? 'Edit receiver' : 'Add receiver'}
      submit={webhook ? 'Save changes' : 'Add receiver'}
      busy={webhook ? 'Saving...' : 'Adding...'}
    >
      <TextField {...field('name')} label="Name" hint="How the office calls it" required />
      <TextField
        {...field('url')}
        label="Address"
        hint="Starts with https://"
        required
        type="url"
        inputMode="url"
        spellCheck={false}
      />
      <OwnerField {...field('partnerId')} current={webhook?.partner ?? null} />
      <TextField
        {...field('contactEmail')}
        label="Contact"
        hint="An email address that is told when it has failed for an hour, and for a day"
        type="email"
        inputMode="email"
        spellCheck={false}
      />
      <ChecksField {...field('events')} label="Events" options={eventOptions} layout="sm:grid-cols-2" />
      {webhook && (
        <SwitchField
          {...field('enabled')}
          label="Switched on"
          hint="Switched off, it gets nothing, and what waits for it is given up"
        />
      )}
    </FormDialog>
  )
}

/** A new receiver gets every event by default. */
function draftOf(webhook: Webhook | undefined) {
  const events: readonly WebhookEvent[] = webhook?.events ?? webhookEvents
  return {
    name: webhook?.name ?? '',
    url: webhook?.url ?? '',
    events,
    enabled: webhook?.enabled ?? true,
    // Whose bookings it hears of; null for all.
    partnerId: webhook?.partner?.id ?? null,
    contactEmail: webhook?.contactEmail ?? '',
  }
}

interface Owner {
  readonly id: string
  readonly name: string
}

/** The value is the id of a partner; null for the office. */
type OwnerFieldProps = BoundField<string | null> & {
  /** The partner that owns the receiver now, which may have ended. */
  current: Owner | null
}

const ALL = 'all'

/** Whose bookings a receiver hears of, with what that means. */
function OwnerField({ value, current, error, onValueChange }: OwnerFieldProps) {
  const { owners, problem } = useOwners(current)
  const effect =
    value === null
      ? {
          warning:
            'It hears of every booking, with the names and phone numbers of all guests, those of other partners included. Only for systems of your own.',
        }
      : {
          hint: 'It hears only of bookings of this partner, whose API keys with the scope “webhooks” can manage it, too.',
          warning: problem,
        }
  return (
    <SelectField
      label="Which bookings"
      error={error}
      {...effect}
      value={value ?? ALL}
      options={[
        { value: ALL, label: 'All bookings' },
        ...owners.map(({ id, name }) => ({ value: id, label: `Only those of ${name}` })),
      ]}
      onValueChange={(next) => onValueChange(next === ALL ? null : next)}
    />
  )
}

/** The partners that have not ended, and the one that owns a receiver now, to choose from. */
function useOwners(current: Owner | null) {
  const query = trpc.partners.list.useQuery(undefined, { staleTime: 0 })
  const inUse: readonly Owner[] = query.data?.partners.filter(({ state }) => state !== 'ended') ?? []
  const isListed = current === null || inUse.some(({ id }) => id === current.id)
  return { owners: isListed ? inUse : [current, ...inUse], problem: readState(query).problem }
}
