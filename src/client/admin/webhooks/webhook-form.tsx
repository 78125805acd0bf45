import { webhookEvents } from '@chauffeur/domain/webhooks'
import type { FormEvent, RefObject } from 'react'
import type { ProblemAt } from '../../common/use-form-problems.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { OwnerField } from './owner-field.tsx'
import type { WebhookDraft, WebhookTask } from './use-save-webhook.ts'
import { webhookTexts } from './webhook-texts.ts'

type WebhookFormProps = {
  id: string
  task: WebhookTask
  draft: WebhookDraft
  form: RefObject<HTMLFormElement | null>
  /** The sentence at a field. */
  problemAt: ProblemAt
  onDraftChange: (draft: WebhookDraft) => void
  onSubmit: (event: FormEvent) => void
}

const texts = webhookTexts.dialog

export function WebhookForm(props: WebhookFormProps) {
  const { id, task, draft, form, problemAt, onDraftChange, onSubmit } = props
  const { name, url, events, enabled, apiKeyId, contactEmail } = draft
  return (
    <form id={id} ref={form} noValidate onSubmit={onSubmit} className="grid gap-5">
      <Field label={texts.name} hint={texts.nameHint} error={problemAt('name')} required>
        <TextInput
          value={name}
          autoComplete="off"
          onValueChange={(value) => onDraftChange({ ...draft, name: value })}
        />
      </Field>
      <Field label={texts.url} hint={texts.urlHint} error={problemAt('url')} required>
        <TextInput
          value={url}
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          onValueChange={(value) => onDraftChange({ ...draft, url: value })}
        />
      </Field>
      <OwnerField
        value={apiKeyId}
        current={task.mode === 'edit' ? task.webhook.apiKey : null}
        error={problemAt('apiKeyId')}
        onValueChange={(value) => onDraftChange({ ...draft, apiKeyId: value })}
      />
      <Field label={texts.contact} hint={texts.contactHint} error={problemAt('contactEmail')}>
        <TextInput
          value={contactEmail}
          type="email"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          onValueChange={(value) => onDraftChange({ ...draft, contactEmail: value })}
        />
      </Field>
      <Field label={texts.events} group error={problemAt('events')}>
        <div className="grid sm:grid-cols-2">
          {webhookEvents.map((event) => (
            <Checkbox
              key={event}
              label={webhookTexts.events[event]}
              hint={<code className="text-xs">{event}</code>}
              checked={events.includes(event)}
              onCheckedChange={(isChosen) =>
                onDraftChange({
                  ...draft,
                  events: webhookEvents.filter((one) => (one === event ? isChosen : events.includes(one))),
                })
              }
            />
          ))}
        </div>
      </Field>
      {task.mode === 'edit' && (
        <Switch
          label={texts.enabled}
          hint={texts.isOnHint}
          checked={enabled}
          onCheckedChange={(next) => onDraftChange({ ...draft, enabled: next })}
        />
      )}
    </form>
  )
}
