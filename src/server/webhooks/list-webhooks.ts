import type { listWebhooks as endpoint, Webhook as WebhookRow } from '@chauffeur/contract/webhooks'
import type { z } from 'zod'
import type { RequestContext } from '../core/request-context.ts'
import { presentWebhooks } from './present-webhook.ts'
import { Webhook } from './webhook.entity.ts'

/** Every receiver by name, and how many of them want looking at. */
export async function listWebhooks({
  em,
  clock,
}: Pick<RequestContext, 'em' | 'clock'>): Promise<z.output<typeof endpoint.output>> {
  const found = await em.find(Webhook, {}, { orderBy: { name: 'asc', createdAt: 'asc', id: 'asc' } })
  const webhooks = await presentWebhooks(found, em, clock())
  return { webhooks, failing: webhooks.filter(isFailing).length }
}

/** A receiver that an administrator switched off does not fail. */
function isFailing({ isOn, goneAt, lastDelivery }: WebhookRow): boolean {
  if (!isOn) return goneAt !== null
  return lastDelivery !== null && lastDelivery.state !== 'delivered' && lastDelivery.reason !== null
}
