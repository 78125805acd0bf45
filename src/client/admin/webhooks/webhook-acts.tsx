import type { Webhook } from '@chauffeur/contract/webhooks'
import { useState } from 'react'
import { AlertDialog } from '../../shared/ui/alert-dialog.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { DeleteButton } from '../common/delete-button.tsx'
import { useRemoveWebhook, useRotate, useSendTest, useSwitchOn } from './use-webhooks.ts'
import { webhookTexts } from './webhook-texts.ts'

export type WebhookActsProps = {
  webhook: Webhook
  onEdit: (webhook: Webhook, opener: HTMLElement) => void
  onSecret: (webhook: Webhook, secret: string) => void
}

/** The acts on a receiver. */
export function WebhookActs({ webhook, onEdit, onSecret, titleId }: WebhookActsProps & { titleId: string }) {
  const { name, enabled } = webhook
  const test = useSendTest(webhook)
  const on = useSwitchOn(webhook)
  return (
    <div className="mt-3.5 flex flex-wrap items-center gap-2 border-t border-line pt-3.5">
      {enabled ? (
        <Button
          size="small"
          aria-describedby={titleId}
          busy={test.isPending}
          busyLabel={webhookTexts.testing}
          onClick={() => test.run(undefined)}
        >
          {webhookTexts.test}
        </Button>
      ) : (
        <Button
          size="small"
          variant="primary"
          aria-describedby={titleId}
          busy={on.isPending}
          busyLabel={webhookTexts.switchingOn}
          onClick={() => on.run(undefined)}
        >
          {webhookTexts.switchOn}
        </Button>
      )}
      <Button
        size="small"
        aria-describedby={titleId}
        onClick={(event) => onEdit(webhook, event.currentTarget)}
      >
        {webhookTexts.edit}
      </Button>
      <RotateButton webhook={webhook} titleId={titleId} onMade={(secret) => onSecret(webhook, secret)} />
      <div className="ms-auto">
        <DeleteButton
          label={webhookTexts.remove(name)}
          question={webhookTexts.removeQuestion(name)}
          description={webhookTexts.removeEffect}
          act={useRemoveWebhook(webhook)}
        />
      </div>
    </div>
  )
}

type RotateButtonProps = { webhook: Webhook; titleId: string; onMade: (secret: string) => void }

/** Asks for confirmation: whoever runs the receiver needs the new secret. */
function RotateButton({ webhook, titleId, onMade }: RotateButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const { run, isPending } = useRotate(webhook, (secret) => {
    setOpen(false)
    onMade(secret)
  })
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={(next) => {
        if (!isPending) setOpen(next)
      }}
      trigger={
        <Button size="small" aria-describedby={titleId}>
          {webhookTexts.rotate}
        </Button>
      }
      title={webhookTexts.rotateQuestion}
      description={webhookTexts.rotateEffect}
      confirmLabel={webhookTexts.rotate}
      busy={isPending}
      busyLabel={webhookTexts.rotating}
      onConfirm={() => run(undefined)}
    />
  )
}
