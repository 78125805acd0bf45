import { WEBHOOK_LOG_DAYS } from '@chauffeur/domain/webhooks'
import type { Orm } from '../db/orm.ts'
import { WebhookDelivery } from './webhook-delivery.entity.ts'
import { DeliveryAttempt } from './delivery-attempt.entity.ts'
import { Webhook } from './webhook.entity.ts'

/** Deletes deliveries that are settled and old, with what they hold of guests, and secrets that sign no more. */
export async function sweepWebhooks(orm: Orm, now: Date): Promise<void> {
  const before = new Date(now.getTime() - WEBHOOK_LOG_DAYS * 24 * 60 * 60_000)
  const em = orm.em.fork()
  await em.nativeDelete(WebhookDelivery, {
    createdAt: { $lt: before },
    $or: [{ doneAt: { $ne: null } }, { deadAt: { $ne: null } }],
  })
  await em.nativeDelete(DeliveryAttempt, { at: { $lt: before } })
  await em.nativeUpdate(Webhook, { oldSecretUntil: { $lt: now } }, { oldSecret: null, oldSecretUntil: null })
}
