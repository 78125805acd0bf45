import type { Webhook as WebhookRow } from '@chauffeur/contract/webhooks'
import type { RequestContext } from '../core/request-context.ts'
import { presentWebhooks } from './present-webhook.ts'
import { reachableBy, type WebhookActor } from './webhook-actor.ts'
import { Webhook } from './webhook.entity.ts'

/** The actor's receivers by name. */
export async function listWebhooks(
  actor: WebhookActor,
  { em, clock }: Pick<RequestContext, 'em' | 'clock'>,
): Promise<WebhookRow[]> {
  const found = await em.find(Webhook, reachableBy(actor), {
    orderBy: { name: 'asc', createdAt: 'asc', id: 'asc' },
  })
  return presentWebhooks(found, em, clock())
}

/** Whether a receiver wants looking at. One that somebody switched off does not fail. */
export function isFailing({ enabled, goneAt, lastDelivery }: WebhookRow): boolean {
  if (!enabled) return goneAt !== null
  return lastDelivery !== null && lastDelivery.state !== 'delivered' && lastDelivery.reason !== null
}
