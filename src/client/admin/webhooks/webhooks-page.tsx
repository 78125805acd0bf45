import type { User } from '@chauffeur/contract/session'
import type { Webhook } from '@chauffeur/contract/webhooks'
import { type RefObject, useRef, useState } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { GlobeIcon } from '../../shared/ui/icons.tsx'
import { RefreshButton } from '../common/refresh-button.tsx'
import { CardList, ResourceList } from '../common/resource-list.tsx'
import { AddButton } from '../common/row-buttons.tsx'
import { ShownOnce } from '../common/shown-once.tsx'
import { AdminHeader } from '../frame/admin-header.tsx'
import type { WebhookTask } from './use-save-webhook.ts'
import { useWebhooks } from './use-webhooks.ts'
import { WebhookCard } from './webhook-card.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { webhookTexts } from './webhook-texts.ts'

const CREATE: WebhookTask = { mode: 'create' }

/** The receivers of webhooks and their states. */
export function WebhooksPage({ user }: { user: User }) {
  const { webhooks, state } = useWebhooks()
  const [{ open, task }, setDialog] = useState({ open: false, task: CREATE })
  const [made, setMade] = useState<NewSecret>()
  const heading = useRef<HTMLHeadingElement>(null)
  const returnFocusTo = useRef<HTMLElement>(null)
  const openFor = (task: WebhookTask, opener: HTMLElement) => {
    returnFocusTo.current = opener
    setDialog({ open: true, task })
  }
  const close = () => setDialog((last) => ({ ...last, open: false }))
  return (
    <>
      <AdminHeader user={user} title={webhookTexts.page} />
      <main className="mx-auto max-w-[90rem] px-4 pt-6 pb-16 sm:px-6">
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-64 text-soft">{webhookTexts.lead}</p>
          <div className="flex flex-wrap gap-2 max-sm:w-full">
            <RefreshButton {...state} />
            <AddButton
              label={webhookTexts.add}
              disabled={!webhooks}
              onClick={(event) => openFor({ mode: 'create' }, event.currentTarget)}
              className="max-sm:flex-1"
            />
          </div>
        </div>
        <h2 ref={heading} tabIndex={-1} className="sr-only">
          {webhookTexts.heading}
        </h2>
        <ResourceList
          what={webhookTexts.what}
          rows={webhooks}
          state={state}
          icon={<GlobeIcon className="size-7" />}
          empty={webhookTexts.empty}
        >
          {(webhooks) => (
            <CardList label={webhookTexts.list} rows={webhooks} className="gap-3 xl:grid-cols-2">
              {(webhook) => (
                <WebhookCard
                  webhook={webhook}
                  onEdit={(one: Webhook, opener) => openFor({ mode: 'edit', webhook: one }, opener)}
                  onSecret={({ name }, secret) => {
                    returnFocusTo.current = heading.current
                    setMade({ name, secret })
                  }}
                />
              )}
            </CardList>
          )}
        </ResourceList>
      </main>
      <WebhookDialog
        open={open}
        task={task}
        onSaved={(name, secret) => {
          close()
          if (secret !== undefined) setMade({ name, secret })
        }}
        onClose={close}
        returnFocusTo={returnFocusTo}
      />
      <SecretDialog made={made} onClose={() => setMade(undefined)} returnFocusTo={returnFocusTo} />
    </>
  )
}

interface NewSecret {
  /** Of its receiver. */
  readonly name: string
  readonly secret: string
}

type SecretDialogProps = {
  made: NewSecret | undefined
  onClose: () => void
  returnFocusTo: RefObject<HTMLElement | null>
}

const texts = webhookTexts.secret

/** A new secret, for the only time that it can be seen. */
function SecretDialog({ made, onClose, returnFocusTo }: SecretDialogProps) {
  return (
    <Dialog
      open={made !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      returnFocusTo={returnFocusTo}
      title={texts.title(made?.name ?? '')}
      description={texts.lead}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {made && <ShownOnce label={texts.label} value={made.secret} />}
    </Dialog>
  )
}
