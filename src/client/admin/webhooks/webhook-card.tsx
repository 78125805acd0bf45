import type { Webhook, WebhookDelivery } from '@chauffeur/contract/webhooks'
import { receiverState } from '@chauffeur/domain/webhooks'
import { Link } from '@tanstack/react-router'
import { trpc } from '../../shared/api/trpc.ts'
import { Badge, type BadgeTone } from '../../shared/ui/badge.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { ConfirmCall } from '../common/confirm-call.tsx'
import { DeleteRow } from '../common/row-actions.tsx'
import { CustomerText } from '../common/customer-text.tsx'
import { Fact, Facts } from '../common/fact.tsx'
import { Instant } from '../common/instant.tsx'
import { useProcedure } from '../common/use-procedure.ts'
import { DeliveryState } from './delivery-card.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { webhookTexts } from './webhook-texts.ts'

const { done, failed } = webhookTexts

type State = keyof typeof webhookTexts.states

const faces: Readonly<Record<State, { readonly tone: BadgeTone; readonly edge: string }>> = {
  on: { tone: 'success', edge: 'border-s-success' },
  off: { tone: 'neutral', edge: 'border-s-line-strong' },
  gone: { tone: 'danger', edge: 'border-s-danger' },
  failing: { tone: 'danger', edge: 'border-s-danger' },
}

type WebhookCardProps = {
  webhook: Webhook
  onSecret: (name: string, secret: string) => void
}

/** One receiver: its state, its last delivery, and its buttons. */
export function WebhookCard({ webhook, onSecret }: WebhookCardProps) {
  const { id, name, url, events, goneAt, failingSince, contactEmail, apiKey, oldSecretUntil, lastDelivery } =
    webhook
  const titleId = `webhook-${id}`
  const state = receiverState(webhook)
  const { tone, edge } = faces[state]
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
          <Badge tone={tone}>{webhookTexts.states[state]}</Badge>
        </div>
        <Button asChild size="small">
          <Link to="/admin/webhooks/$id" params={{ id }} aria-describedby={titleId}>
            {webhookTexts.deliveries}
          </Link>
        </Button>
      </header>
      <Facts>
        <Fact label="Address">
          <CustomerText>{url}</CustomerText>
        </Fact>
        <Fact label="Bookings">
          {apiKey === null ? (
            webhookTexts.owner.all
          ) : (
            <CustomerText>{webhookTexts.owner.ofKey(apiKey.name)}</CustomerText>
          )}
        </Fact>
        <Fact label="Events">
          <ul className="flex flex-wrap gap-1.5">
            {events.map((event) => (
              <li key={event}>
                <Badge>{webhookTexts.events[event]}</Badge>
              </li>
            ))}
          </ul>
        </Fact>
        <Fact label="Last sent">
          <LastDelivery delivery={lastDelivery} />
        </Fact>
        {state === 'failing' && failingSince !== null && (
          <Fact label="Fails since">
            <Instant at={failingSince} />
          </Fact>
        )}
        {(contactEmail !== null || state === 'failing') && (
          <Fact label="Contact">
            {contactEmail === null ? webhookTexts.noContact : <CustomerText>{contactEmail}</CustomerText>}
          </Fact>
        )}
        {goneAt !== null && (
          <Fact label="Gone">
            {webhookTexts.gone}, <Instant at={goneAt} />
          </Fact>
        )}
        {oldSecretUntil !== null && (
          <Fact label="Secret">
            {webhookTexts.oldSecret} <Instant at={oldSecretUntil} />
          </Fact>
        )}
      </Facts>
      <WebhookActs webhook={webhook} onSecret={onSecret} titleId={titleId} />
    </article>
  )
}

/** The last message, and its outcome. */
function LastDelivery({ delivery }: { delivery: WebhookDelivery | null }) {
  if (!delivery) return <span className="text-soft">{webhookTexts.nothingYet}</span>
  const { type, bookingNumber, createdAt, state, reason } = delivery
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <DeliveryState delivery={delivery} />
      <span>
        {[webhookTexts.events[type], bookingNumber].filter(Boolean).join(' ')}, <Instant at={createdAt} />
      </span>
      {reason !== null && state !== 'delivered' && (
        <span className="basis-full">
          <CustomerText>{reason}</CustomerText>
        </span>
      )}
    </span>
  )
}

type WebhookActsProps = WebhookCardProps & { titleId: string }

/** What can be done with a receiver. */
function WebhookActs({ webhook, onSecret, titleId }: WebhookActsProps) {
  const { id, name, enabled } = webhook
  const test = useProcedure(trpc.webhooks.test, { done: done.test, failed: failed.test })
  const on = useProcedure(trpc.webhooks.change, { done: done.switchOn, failed: failed.edit })
  return (
    <div className="mt-3.5 flex flex-wrap items-center gap-2 border-t border-line pt-3.5">
      {enabled ? (
        <Button
          size="small"
          aria-describedby={titleId}
          busy={test.isPending}
          busyLabel={webhookTexts.testing}
          onClick={() => test.run({ id })}
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
          onClick={() => on.run({ id, enabled: true })}
        >
          {webhookTexts.switchOn}
        </Button>
      )}
      <WebhookDialog
        webhook={webhook}
        trigger={
          <Button size="small" aria-describedby={titleId}>
            {webhookTexts.edit}
          </Button>
        }
      />
      <ConfirmCall
        label={webhookTexts.rotate}
        describedBy={titleId}
        question={webhookTexts.rotateQuestion}
        effect={webhookTexts.rotateEffect}
        busyLabel={webhookTexts.rotating}
        tone="primary"
        procedure={trpc.webhooks.rotate}
        input={{ id }}
        done={done.rotate}
        failed={failed.rotate}
        onDone={({ secret }) => onSecret(name, secret)}
      />
      <div className="ms-auto">
        <DeleteRow
          label={webhookTexts.remove(name)}
          question={webhookTexts.removeQuestion(name)}
          description={webhookTexts.removeEffect}
          procedure={trpc.webhooks.delete}
          input={{ id }}
          done={done.remove}
          failed={failed.remove}
        />
      </div>
    </div>
  )
}
