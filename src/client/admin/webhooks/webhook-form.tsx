import { webhookEvents } from '@chauffeur/domain/webhooks'
import type { FormEvent, RefObject } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { WebhookDraft, WebhookTask } from './use-save-webhook.ts'
import { webhookTexts } from './webhook-texts.ts'

export type WebhookFormProps = {
  id: string
  mode: WebhookTask['mode']
  draft: WebhookDraft
  form: RefObject<HTMLFormElement | null>
  /** What stands at a field. */
  problemAt: (field: string) => string | undefined
  onDraftChange: (draft: WebhookDraft) => void
  onSubmit: () => void
}

const texts = webhookTexts.dialog

export function WebhookForm(props: WebhookFormProps) {
  const { id, mode, draft, form, problemAt, onDraftChange, onSubmit } = props
  const { name, url, events, isOn } = draft
  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form id={id} ref={form} noValidate onSubmit={submit} className="grid gap-5">
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
      {mode === 'edit' && (
        <Switch
          label={texts.isOn}
          hint={texts.isOnHint}
          checked={isOn}
          onCheckedChange={(next) => onDraftChange({ ...draft, isOn: next })}
        />
      )}
    </form>
  )
}
