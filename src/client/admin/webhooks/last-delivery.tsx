import type { WebhookDelivery } from '@chauffeur/contract/webhooks'
import { Badge, type BadgeTone } from '../../shared/ui/badge.tsx'
import { CustomerText } from '../common/customer-text.tsx'
import { Instant } from '../common/instant.tsx'
import { deliveryTexts, webhookTexts } from './webhook-texts.ts'

const tones: Readonly<Record<WebhookDelivery['state'], BadgeTone>> = {
  waiting: 'warning',
  delivered: 'success',
  failed: 'danger',
}

export function DeliveryState({ delivery: { state } }: { delivery: WebhookDelivery }) {
  return <Badge tone={tones[state]}>{deliveryTexts.states[state]}</Badge>
}

/** The last message, and its outcome. */
export function LastDelivery({ delivery }: { delivery: WebhookDelivery | null }) {
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
