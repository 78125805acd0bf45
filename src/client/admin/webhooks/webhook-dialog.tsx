import type { Webhook } from '@chauffeur/contract/webhooks'
import { webhookEvents, type WebhookEvent } from '@chauffeur/domain/webhooks'
import type { ReactElement } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { SelectField, SwitchField, TextField, type BoundField } from '../common/fields.tsx'
import { FormDialog } from '../common/form-dialog.tsx'
import { readState } from '../common/read-state.ts'
import { useRowDialog } from '../common/use-row-form.ts'
import { webhookTexts } from './webhook-texts.ts'

type WebhookDialogProps = {
  /** The receiver to edit; without one, another is added. */
  webhook?: Webhook
  trigger: ReactElement
  /** Gets the secret of a new receiver, which can be seen only now. */
  onSecret?: (name: string, secret: string) => void
}

const { done, failed, dialog: texts } = webhookTexts

/** The button and the dialog that add a receiver, or edit one. */
export function WebhookDialog({ webhook, trigger, onSecret }: WebhookDialogProps) {
  const { dialog, draft, edit, field, problemAt } = useRowDialog(trpc.webhooks, webhook, {
    start: draftOf,
    create: {
      input: ({ name, url, events, apiKeyId, contactEmail }) => ({
        name,
        url,
        events: [...events],
        apiKeyId,
        contactEmail,
      }),
      done: done.create,
      failed: failed.create,
      onDone: ({ webhook, secret }) => onSecret?.(webhook.name, secret),
    },
    change: {
      input: ({ events, ...fields }, { id }) => ({ id, ...fields, events: [...events] }),
      done: done.edit,
      failed: failed.edit,
    },
  })
  const { title, submit, busy } = texts[webhook ? 'edit' : 'create']
  return (
    <FormDialog {...dialog} trigger={trigger} title={title} texts={{ submit, busy }} className="grid gap-5">
      <TextField {...field('name')} label={texts.name} hint={texts.nameHint} required />
      <TextField
        {...field('url')}
        label={texts.url}
        hint={texts.urlHint}
        required
        type="url"
        inputMode="url"
        spellCheck={false}
      />
      <OwnerField {...field('apiKeyId')} current={webhook?.apiKey ?? null} />
      <TextField
        {...field('contactEmail')}
        label={texts.contact}
        hint={texts.contactHint}
        type="email"
        inputMode="email"
        spellCheck={false}
      />
      <Field label={texts.events} group error={problemAt('events')}>
        <div className="grid sm:grid-cols-2">
          {webhookEvents.map((event) => (
            <Checkbox
              key={event}
              label={webhookTexts.events[event]}
              hint={<code className="text-xs">{event}</code>}
              checked={draft.events.includes(event)}
              onCheckedChange={(isChosen) =>
                edit({
                  events: webhookEvents.filter((one) =>
                    one === event ? isChosen : draft.events.includes(one),
                  ),
                })
              }
            />
          ))}
        </div>
      </Field>
      {webhook && <SwitchField {...field('enabled')} label={texts.enabled} hint={texts.isOnHint} />}
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
    apiKeyId: webhook?.apiKey?.id ?? null,
    contactEmail: webhook?.contactEmail ?? '',
  }
}

interface Owner {
  readonly id: string
  readonly name: string
}

/** The value is the id of an API key; null for the office. */
type OwnerFieldProps = BoundField<string | null> & {
  /** The key that owns the receiver now, which may be revoked. */
  current: Owner | null
}

const ownerTexts = webhookTexts.owner
const ALL = 'all'

/** Whose bookings a receiver hears of, with what that means. */
function OwnerField({ value, current, error, onValueChange }: OwnerFieldProps) {
  const { owners, problem } = useOwners(current)
  const effect =
    value === null ? { warning: ownerTexts.effect.all } : { hint: ownerTexts.effect.key, warning: problem }
  return (
    <SelectField
      label={ownerTexts.label}
      error={error}
      {...effect}
      value={value ?? ALL}
      options={[
        { value: ALL, label: ownerTexts.all },
        ...owners.map(({ id, name }) => ({ value: id, label: ownerTexts.ofKey(name) })),
      ]}
      onValueChange={(next) => onValueChange(next === ALL ? null : next)}
    />
  )
}

/** The API keys in use, and the one that owns a receiver now, to choose from. */
function useOwners(current: Owner | null) {
  const query = trpc.keys.list.useQuery(undefined, { staleTime: 0 })
  const inUse: readonly Owner[] = query.data?.keys.filter(({ revokedAt }) => revokedAt === null) ?? []
  const isListed = current === null || inUse.some(({ id }) => id === current.id)
  return { owners: isListed ? inUse : [current, ...inUse], problem: readState(query).problem }
}
