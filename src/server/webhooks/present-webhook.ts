import type { Webhook as WebhookRow, WebhookDelivery as DeliveryRow } from '@chauffeur/contract/webhooks'
import { deliveryState, webhookEvents, WEBHOOK_TEST } from '@chauffeur/domain/webhooks'
import type { EntityData } from '@mikro-orm/core'
import type { EntityManager } from '../db/orm.ts'
import { WebhookDelivery } from './webhook-delivery.entity.ts'
import type { Webhook } from './webhook.entity.ts'

/** Receivers as the office reads them, each with the latest message to it. */
export async function presentWebhooks(
  webhooks: readonly Webhook[],
  em: EntityManager,
  now: Date,
): Promise<WebhookRow[]> {
  const latest = new Map(
    (await presentDeliveries(await latestOf(em), em)).map((delivery) => [delivery.webhookId, delivery]),
  )
  return webhooks.map(({ id, name, url, events, isOn, goneAt, createdAt, createdBy, oldSecretUntil }) => ({
    id,
    name,
    url,
    events: [...events],
    isOn,
    goneAt: goneAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    createdBy,
    oldSecretUntil: oldSecretUntil && oldSecretUntil > now ? oldSecretUntil.toISOString() : null,
    lastDelivery: latest.get(id) ?? null,
  }))
}

export async function presentWebhook(webhook: Webhook, em: EntityManager, now: Date): Promise<WebhookRow> {
  const [row] = await presentWebhooks([webhook], em, now)
  if (!row) throw new Error('One receiver in, one receiver out')
  return row
}

async function latestOf(em: EntityManager): Promise<WebhookDelivery[]> {
  const rows = await em.execute<EntityData<WebhookDelivery>[]>(`
    select latest.* from webhook cross join lateral (
      select * from webhook_delivery where webhook_id = webhook.id order by created_at desc, id desc limit 1
    ) latest`)
  return rows.map((row) => em.map(WebhookDelivery, row))
}

/** Deliveries as the office reads them. */
export async function presentDeliveries(
  deliveries: readonly WebhookDelivery[],
  em: EntityManager,
): Promise<DeliveryRow[]> {
  const attempts = await countAttempts(deliveries, em)
  return deliveries.map((delivery) => {
    const { id, webhookId, messageId, bookingNumber, createdAt, runAt, doneAt, deadAt, lastError } = delivery
    const state = deliveryState(delivery)
    return {
      id,
      webhookId,
      messageId,
      type: typeOf(delivery),
      bookingNumber: bookingNumber ?? null,
      state,
      createdAt: createdAt.toISOString(),
      attempts: attempts.get(id) ?? 0,
      nextAttemptAt: state === 'waiting' ? runAt.toISOString() : null,
      settledAt: (doneAt ?? deadAt)?.toISOString() ?? null,
      reason: lastError ?? null,
    }
  })
}

export async function presentDelivery(delivery: WebhookDelivery, em: EntityManager): Promise<DeliveryRow> {
  const [row] = await presentDeliveries([delivery], em)
  if (!row) throw new Error('One delivery in, one delivery out')
  return row
}

function typeOf({ type }: WebhookDelivery): DeliveryRow['type'] {
  return webhookEvents.find((event) => event === type) ?? WEBHOOK_TEST
}

async function countAttempts(
  deliveries: readonly WebhookDelivery[],
  em: EntityManager,
): Promise<ReadonlyMap<string, number>> {
  if (deliveries.length === 0) return new Map()
  const ids = deliveries.map(({ id }) => id)
  const rows = await em.execute<{ delivery_id: string; attempts: number }[]>(
    `select delivery_id, count(*)::int as attempts from delivery_attempt
     where delivery_id in (${ids.map(() => '?').join(', ')}) group by delivery_id`,
    ids,
  )
  return new Map(rows.map(({ delivery_id: id, attempts }) => [id, attempts]))
}
