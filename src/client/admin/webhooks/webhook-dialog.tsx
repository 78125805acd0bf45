import { webhookEvents } from '@chauffeur/domain/webhooks'
import { useId, useState, type RefObject } from 'react'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { Switch } from '../../shared/ui/switch.tsx'
import { TextInput } from '../../shared/ui/text-input.tsx'
import { FormDialog } from '../common/form-dialog.tsx'
import { useDraftForm } from '../common/use-draft-form.ts'
import { OwnerField } from './owner-field.tsx'
import { startDraft, useSaveWebhook, type WebhookTask } from './use-save-webhook.ts'
import { webhookTexts } from './webhook-texts.ts'

type WebhookDialogProps = {
  open: boolean
  task: WebhookTask
  onSaved: (name: string, secret: string | undefined) => void
  onClose: () => void
  returnFocusTo: RefObject<HTMLElement | null>
}

const texts = webhookTexts.dialog

/** Adds a receiver or changes one. Each task starts from its own values. */
export function WebhookDialog({ open, task, onSaved, onClose, returnFocusTo }: WebhookDialogProps) {
  const { mode } = task
  const formId = useId()
  const { draft, edit, bind, restart, problemAt, showRefused, formProps } = useDraftForm(() =>
    startDraft(task),
  )
  const [started, setStarted] = useState(task)
  if (started !== task) {
    setStarted(task)
    restart(startDraft(task))
  }
  const { run, isPending } = useSaveWebhook(task, { onDone: onSaved, onFailed: showRefused })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      title={texts[mode].title}
      formId={formId}
      isSending={isPending}
      texts={{ cancel: texts.cancel, ...texts[mode] }}
    >
      <form id={formId} {...formProps(() => run(draft))} className="grid gap-5">
        <Field label={texts.name} hint={texts.nameHint} error={problemAt('name')} required>
          <TextInput {...bind('name')} autoComplete="off" />
        </Field>
        <Field label={texts.url} hint={texts.urlHint} error={problemAt('url')} required>
          <TextInput {...bind('url')} type="url" inputMode="url" autoComplete="off" spellCheck={false} />
        </Field>
        <OwnerField
          {...bind('apiKeyId')}
          current={task.mode === 'edit' ? task.webhook.apiKey : null}
          error={problemAt('apiKeyId')}
        />
        <Field label={texts.contact} hint={texts.contactHint} error={problemAt('contactEmail')}>
          <TextInput
            {...bind('contactEmail')}
            type="email"
            inputMode="email"
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
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
        {mode === 'edit' && (
          <Switch
            label={texts.enabled}
            hint={texts.isOnHint}
            checked={draft.enabled}
            onCheckedChange={(enabled) => edit({ enabled })}
          />
        )}
      </form>
    </FormDialog>
  )
}
