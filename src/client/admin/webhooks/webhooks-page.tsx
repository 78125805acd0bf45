import { type RefObject, useRef, useState } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { GlobeIcon } from '../../shared/ui/icons.tsx'
import { CardList, ResourceList } from '../common/resource-list.tsx'
import { AddButton } from '../common/row-actions.tsx'
import { ShownOnce } from '../common/shown-once.tsx'
import { ResourcePage } from '../frame/resource-page.tsx'
import { useWebhooks } from './use-webhooks.ts'
import { WebhookCard } from './webhook-card.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { webhookTexts } from './webhook-texts.ts'

/** The receivers of webhooks and their states. */
export function WebhooksPage() {
  const { webhooks, state } = useWebhooks()
  const [made, setMade] = useState<NewSecret>()
  const heading = useRef<HTMLHeadingElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const returnFocusTo = useRef<HTMLElement>(null)
  const showSecretOf = (name: string, secret: string, opener: HTMLElement | null) => {
    returnFocusTo.current = opener
    setMade({ name, secret })
  }
  return (
    <>
      <ResourcePage
        page={webhookTexts.page}
        lead={webhookTexts.lead}
        heading={webhookTexts.heading}
        headingRef={heading}
        state={state}
        action={
          <WebhookDialog
            trigger={<AddButton ref={addButton} label={webhookTexts.add} disabled={!webhooks} />}
            onSecret={(name, secret) => showSecretOf(name, secret, addButton.current)}
          />
        }
      >
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
                  onSecret={(name, secret) => showSecretOf(name, secret, heading.current)}
                />
              )}
            </CardList>
          )}
        </ResourceList>
      </ResourcePage>
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
