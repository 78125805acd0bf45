import { type RefObject, useRef, useState } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { GlobeIcon } from '../../shared/ui/icons.tsx'
import { CardList, ResourceList } from '../common/resource-list.tsx'
import { AddButton } from '../common/confirm-call.tsx'
import { ShownOnce } from '../common/secret-link.tsx'
import { ResourcePage } from '../frame/admin-header.tsx'
import { useWebhooks } from './use-webhooks.ts'
import { WebhookCard } from './webhook-card.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'

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
        page="Webhooks"
        lead="Systems of partners and of your own that hear at once when a booking is made, decided, changed or paid. Each message is signed."
        heading="Receivers"
        headingRef={heading}
        state={state}
        action={
          <WebhookDialog
            trigger={<AddButton ref={addButton} label="Add receiver" disabled={!webhooks} />}
            onSecret={(name, secret) => showSecretOf(name, secret, addButton.current)}
          />
        }
      >
        <ResourceList
          what="receivers"
          rows={webhooks}
          state={state}
          icon={<GlobeIcon className="size-7" />}
          empty={{
            title: 'No receivers yet',
            text: 'Add the address of a partner’s system, and it is told of bookings by itself.',
          }}
        >
          {(webhooks) => (
            <CardList label="Receivers" rows={webhooks} className="gap-3 xl:grid-cols-2">
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

/** A new secret, for the only time that it can be seen. */
function SecretDialog({ made, onClose, returnFocusTo }: SecretDialogProps) {
  return (
    <Dialog
      open={made !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      returnFocusTo={returnFocusTo}
      title={`Secret of ${made?.name ?? ''}`}
      description="The receiver checks by it that a message is ours. Give it to nobody else."
      footer={<Button onClick={onClose}>Done</Button>}
    >
      {made && <ShownOnce label="Signing secret" value={made.secret} />}
    </Dialog>
  )
}
