import type { Webhook as WebhookRow } from '@chauffeur/contract/webhooks'
import { receiverState } from '@chauffeur/domain/webhooks'
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

/** Whether the office has to look at a receiver: those of a partner are the partner's to mend. */
export function needsOffice(webhook: WebhookRow): boolean {
  const state = receiverState(webhook)
  return webhook.apiKey === null && (state === 'failing' || state === 'gone')
}
