import { receiverState } from '@chauffeur/domain/webhooks'
import { Link } from '@tanstack/react-router'
import { Badge, type BadgeTone } from '../../shared/ui/badge.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { CustomerText } from '../common/customer-text.tsx'
import { Fact, Facts } from '../common/fact.tsx'
import { Instant } from '../common/instant.tsx'
import { LastDelivery } from './last-delivery.tsx'
import { WebhookActs, type WebhookActsProps } from './webhook-acts.tsx'
import { webhookTexts } from './webhook-texts.ts'

type State = keyof typeof webhookTexts.states

const faces: Readonly<Record<State, { readonly tone: BadgeTone; readonly edge: string }>> = {
  on: { tone: 'success', edge: 'border-s-success' },
  off: { tone: 'neutral', edge: 'border-s-line-strong' },
  gone: { tone: 'danger', edge: 'border-s-danger' },
  failing: { tone: 'danger', edge: 'border-s-danger' },
}

/** One receiver: its state, its last delivery, and its buttons. */
export function WebhookCard(props: WebhookActsProps) {
  const { webhook } = props
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
      <WebhookActs {...props} titleId={titleId} />
    </article>
  )
}
