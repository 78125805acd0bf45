import {
  MAX_WEBHOOK_NAME_LENGTH,
  MAX_WEBHOOK_URL_LENGTH,
  webhookEvents,
  webhookUrlRefusal,
  type WebhookEvent,
} from '@chauffeur/domain/webhooks'
import { developerTexts } from '@chauffeur/words/en/partner-developers'
import { partnerTexts } from '@chauffeur/words/en/partner'
import { partnerReasons } from '@chauffeur/words/en/partner-reasons'
import { sentenceFor } from '@chauffeur/words/reasons'
import { useState, type ReactElement } from 'react'
import { parseRefusal, refusalSentence } from '../../shared/api/refusal.ts'
import { trpc } from '../../shared/api/trpc.ts'
import { useFormProblems } from '../../shared/forms/use-form-problems.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import { TextInput } from '../../shared/ui/text-input.tsx'
import { useMember } from '../member.ts'
import { eventName, type Receiver } from './receivers.ts'

type ReceiverDialogProps = {
  /** The one to edit; without one, another is added. */
  receiver?: Receiver
  trigger: ReactElement
  /** Gets the secret of a new one. */
  onSecret?: (secret: string) => void
}

/** Adds a receiver, or edits one. */
export function ReceiverDialog({ receiver, trigger, onSecret }: ReceiverDialogProps) {
  const texts = developerTexts.receivers
  const [open, setOpen] = useState(false)
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={trigger}
      title={receiver ? texts.edit : texts.add}
      keepsOpen
    >
      <ReceiverForm
        receiver={receiver}
        onDone={(secret) => {
          setOpen(false)
          if (secret !== undefined) onSecret?.(secret)
        }}
      />
    </Dialog>
  )
}

function ReceiverForm({
  receiver,
  onDone,
}: {
  receiver: Receiver | undefined
  onDone: (secret?: string) => void
}) {
  const texts = developerTexts.receivers
  const member = useMember()
  const { memberWebhooks } = trpc.useUtils()
  const [name, setName] = useState(receiver?.name ?? '')
  const [url, setUrl] = useState(receiver?.url ?? '')
  const [contactEmail, setContact] = useState(receiver ? (receiver.contactEmail ?? '') : member.email)
  const [events, setEvents] = useState<readonly WebhookEvent[]>(receiver?.events ?? webhookEvents)
  const { form, problemAt, handleSubmit, showRefused } = useFormProblems({
    name: name.trim() === '' ? texts.missing.name : undefined,
    url: url.trim() === '' ? texts.missing.url : sentenceFor(partnerReasons, webhookUrlRefusal(url.trim())),
    events: events.length === 0 ? texts.missing.events : undefined,
  })
  const onError = (failure: unknown) => showRefused(parseRefusal(failure)?.fields ?? {})
  const onSettled = () => void memberWebhooks.invalidate()
  const create = trpc.memberWebhooks.create.useMutation({ onError, onSettled })
  const change = trpc.memberWebhooks.change.useMutation({ onError, onSettled })
  const { isPending, error } = receiver ? change : create
  const isShownAtField = ['name', 'url', 'events', 'contactEmail'].some((field) => problemAt(field))
  const save = () => {
    const fields = { name, url: url.trim(), events: [...events], contactEmail }
    if (receiver) change.mutate({ id: receiver.id, ...fields }, { onSuccess: () => onDone() })
    else create.mutate(fields, { onSuccess: ({ secret }) => onDone(secret) })
  }
  return (
    <form ref={form} noValidate onSubmit={handleSubmit(save)} className="grid gap-4">
      <Field label={texts.name} error={problemAt('name')} required>
        <TextInput
          value={name}
          onValueChange={setName}
          maxLength={MAX_WEBHOOK_NAME_LENGTH}
          autoComplete="off"
        />
      </Field>
      <Field label={texts.url} hint={texts.urlHint} error={problemAt('url')} required>
        <TextInput
          type="url"
          value={url}
          onValueChange={setUrl}
          maxLength={MAX_WEBHOOK_URL_LENGTH}
          spellCheck={false}
          autoCapitalize="none"
        />
      </Field>
      <Field label={texts.contact} error={problemAt('contactEmail')}>
        <TextInput
          type="email"
          value={contactEmail}
          onValueChange={setContact}
          spellCheck={false}
          autoCapitalize="none"
        />
      </Field>
      <Field label={texts.events} error={problemAt('events')} group>
        <div className="grid sm:grid-cols-2">
          {webhookEvents.map((event) => (
            <Checkbox
              key={event}
              label={eventName(event)}
              hint={<code className="text-xs">{event}</code>}
              checked={events.includes(event)}
              onCheckedChange={(isChosen) =>
                setEvents(isChosen ? [...events, event] : events.filter((one) => one !== event))
              }
            />
          ))}
        </div>
      </Field>
      {error && !isShownAtField && (
        <Notice tone="danger">{refusalSentence(error) ?? partnerTexts.notDone}</Notice>
      )}
      <Button type="submit" variant="primary" busy={isPending} busyLabel={developerTexts.busy}>
        {receiver ? texts.save : texts.add}
      </Button>
    </form>
  )
}
