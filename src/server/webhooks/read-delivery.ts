import type { WebhookDeliveryWithLog } from '@chauffeur/contract/webhooks'
import { isUuid } from '../db/is-uuid.ts'
import type { EntityManager } from '../db/orm.ts'
import { Refusal } from '../core/refusal.ts'
import { presentDelivery } from './present-webhook.ts'
import { reachableBy, type WebhookActor } from './webhook-actor.ts'
import { WebhookDelivery } from './webhook-delivery.entity.ts'
import { DeliveryAttempt } from './delivery-attempt.entity.ts'
import { Webhook } from './webhook.entity.ts'

/** A delivery with what was sent, and how each try went. */
export async function readDelivery(
  id: string,
  actor: WebhookActor,
  em: EntityManager,
): Promise<WebhookDeliveryWithLog> {
  const delivery = await findDelivery(id, actor, em)
  const attempts = await em.find(DeliveryAttempt, { deliveryId: id }, { orderBy: { id: 'desc' } })
  return {
    ...(await presentDelivery(delivery, em)),
    body: delivery.body,
    log: attempts.map(({ at, durationMs, status, answer, error }) => ({
      at: at.toISOString(),
      durationMs,
      status: status ?? null,
      answer: answer ?? null,
      error: error ?? null,
    })),
  }
}

/** The delivery of this id. Refuses one that there is none of, or that went to another's receiver. */
export async function findDelivery(
  id: string,
  actor: WebhookActor,
  em: EntityManager,
): Promise<WebhookDelivery> {
  const delivery = isUuid(id) ? await em.findOne(WebhookDelivery, { id }) : null
  if (!delivery || !(await em.count(Webhook, { id: delivery.webhookId, ...reachableBy(actor) })))
    throw new Refusal('NOT_FOUND', 'There is no such delivery.')
  return delivery
}
