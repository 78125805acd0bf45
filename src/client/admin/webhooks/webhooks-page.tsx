import type { Webhook, WebhookDelivery } from '@chauffeur/contract/webhooks'
import { OLD_SECRET_HOURS, receiverState } from '@chauffeur/domain/webhooks'
import { Link } from '@tanstack/react-router'
import { type RefObject, useRef, useState } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { Badge, type BadgeTone } from '../../shared/ui/badge.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { GlobeIcon } from '../../shared/ui/more-icons.tsx'
import { AddButton, ConfirmCall, DeleteRow } from '../common/confirm-call.tsx'
import { CustomerText, Instant, FactList } from '../common/fact.tsx'
import { ResourceCards } from '../common/resource-list.tsx'
import { ShownOnce } from '../common/secret-link.tsx'
import { useProcedure } from '../common/use-procedure.ts'
import { ResourcePage } from '../frame/admin-header.tsx'
import { DeliveryStateBadge } from './delivery-card.tsx'
import { useWebhooks, eventNames } from './use-webhooks.ts'
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
        <ResourceCards
          what="receivers"
          rows={webhooks}
          state={state}
          icon={<GlobeIcon className="size-7" />}
          empty={{
            title: 'No receivers yet',
            text: 'Add the address of a partner’s system, and it is told of bookings by itself.',
          }}
          label="Receivers"
          className="gap-3 xl:grid-cols-2"
        >
          {(webhook) => (
            <WebhookCard
              webhook={webhook}
              onSecret={(name, secret) => showSecretOf(name, secret, heading.current)}
            />
          )}
        </ResourceCards>
      </ResourcePage>
      <SecretDialog made={made} onClose={() => setMade(undefined)} returnFocusTo={returnFocusTo} />
    </>
  )
}

interface NewSecret {
  /** The name of its receiver. */
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

type Face = { readonly label: string; readonly tone: BadgeTone; readonly edge: string }

const faces: Readonly<Record<ReturnType<typeof receiverState>, Face>> = {
  on: { label: 'On', tone: 'success', edge: 'border-s-success' },
  off: { label: 'Off', tone: 'neutral', edge: 'border-s-line-strong' },
  gone: { label: 'Gone', tone: 'danger', edge: 'border-s-danger' },
  failing: { label: 'Failing', tone: 'danger', edge: 'border-s-danger' },
}

type WebhookCardProps = {
  webhook: Webhook
  onSecret: (name: string, secret: string) => void
}

/** One receiver: its state, its last delivery, and its buttons. */
function WebhookCard({ webhook, onSecret }: WebhookCardProps) {
  const { id, name, url, events, goneAt, failingSince, contactEmail, partner, oldSecretUntil, lastDelivery } =
    webhook
  const titleId = `webhook-${id}`
  const state = receiverState(webhook)
  const { label, tone, edge } = faces[state]
  return (
    <article
      aria-labelledby={titleId}
      className={classNames('rounded-card border-s-4 bg-raised px-4 py-4 text-sm shadow-card sm:px-5', edge)}
    >
      <header className="mb-2.5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3 id={titleId} className="min-w-0 font-sans text-lead leading-snug font-semibold">
            <CustomerText>{name}</CustomerText>
          </h3>
          <Badge tone={tone}>{label}</Badge>
        </div>
        <Button asChild size="small">
          <Link to="/admin/webhooks/$id" params={{ id }} aria-describedby={titleId}>
            Deliveries
          </Link>
        </Button>
      </header>
      <FactList
        facts={{
          Address: url,
          Bookings: partner === null ? 'All bookings' : `Only those of ${partner.name}`,
          Events: (
            <ul className="flex flex-wrap gap-1.5">
              {events.map((event) => (
                <li key={event}>
                  <Badge>{eventNames[event]}</Badge>
                </li>
              ))}
            </ul>
          ),
          'Last sent': <LastDelivery delivery={lastDelivery} />,
          'Fails since': state === 'failing' && failingSince !== null && <Instant at={failingSince} />,
          Contact:
            contactEmail ?? (state === 'failing' && 'Nobody is told. Enter the partner’s address with Edit'),
          Gone: goneAt !== null && (
            <>
              It answered that it is gone (410), and was switched off, <Instant at={goneAt} />
            </>
          ),
          Secret: oldSecretUntil !== null && (
            <>
              The old secret signs, too, until <Instant at={oldSecretUntil} />
            </>
          ),
        }}
      />
      <WebhookActs webhook={webhook} onSecret={onSecret} titleId={titleId} />
    </article>
  )
}

/** The last message, and its outcome. */
function LastDelivery({ delivery }: { delivery: WebhookDelivery | null }) {
  if (!delivery) return <span className="text-soft">Nothing was sent yet</span>
  const { type, bookingNumber, createdAt, state, reason } = delivery
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <DeliveryStateBadge delivery={delivery} />
      <span>
        {[eventNames[type], bookingNumber].filter(Boolean).join(' ')}, <Instant at={createdAt} />
      </span>
      {reason !== null && state !== 'delivered' && (
        <CustomerText className="basis-full">{reason}</CustomerText>
      )}
    </span>
  )
}

/** The actions on a receiver. */
function WebhookActs({ webhook, onSecret, titleId }: WebhookCardProps & { titleId: string }) {
  const { id, name, enabled } = webhook
  const test = useProcedure(trpc.webhooks.test, {
    done: { title: 'A test is on its way', description: 'How it went is seen in a moment.' },
    failed: 'The test was not sent',
  })
  const on = useProcedure(trpc.webhooks.change, {
    done: { title: 'Receiver switched on', description: 'It gets what happens from now on.' },
    failed: 'The receiver was not changed',
  })
  return (
    <div className="mt-3.5 flex flex-wrap items-center gap-2 border-t border-line pt-3.5">
      {enabled ? (
        <Button
          size="small"
          aria-describedby={titleId}
          busy={test.isPending}
          busyLabel="Sending..."
          onClick={() => test.run({ id })}
        >
          Send test
        </Button>
      ) : (
        <Button
          size="small"
          variant="primary"
          aria-describedby={titleId}
          busy={on.isPending}
          busyLabel="Switching on..."
          onClick={() => on.run({ id, enabled: true })}
        >
          Switch on
        </Button>
      )}
      <WebhookDialog
        webhook={webhook}
        trigger={
          <Button size="small" aria-describedby={titleId}>
            Edit
          </Button>
        }
      />
      <ConfirmCall
        label="New secret"
        describedBy={titleId}
        question="Make a new secret?"
        effect={`Every message carries a signature by the old secret, too, for ${OLD_SECRET_HOURS} hours. Until then the receiver must know the new one.`}
        busyLabel="Making it..."
        tone="primary"
        procedure={trpc.webhooks.rotate}
        input={{ id }}
        done={{ title: 'New secret made', description: 'Give it to the receiver.' }}
        failed="No new secret was made"
        onDone={({ secret }) => onSecret(name, secret)}
      />
      <div className="ms-auto">
        <DeleteRow
          label={`Remove ${name}`}
          question={`Remove ${name}?`}
          description="It is told nothing any more, and its deliveries are deleted."
          procedure={trpc.webhooks.delete}
          input={{ id }}
          done={{ title: 'Receiver removed', description: 'It is told nothing any more.' }}
          failed="The receiver was not removed"
        />
      </div>
    </div>
  )
}
