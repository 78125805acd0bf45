import type { PartnerWebhook } from '@chauffeur/contract/partner-webhooks'
import type { Webhook as WebhookRow, WebhookDelivery as DeliveryRow } from '@chauffeur/contract/webhooks'
import { deliveryState, webhookEvents, WEBHOOK_TEST } from '@chauffeur/domain/webhooks'
import type { EntityData } from '@mikro-orm/core'
import { z } from 'zod'
import { ApiKey } from '../auth/api-key.entity.ts'
import type { EntityManager } from '../db/orm.ts'
import { readStoredList } from '../core/read-stored.ts'
import { WebhookDelivery } from './webhook-delivery.entity.ts'
import type { Webhook } from './webhook.entity.ts'

const subscribed = z.enum(webhookEvents)

/** Receivers as the office reads them, each with the latest message to it. */
export async function presentWebhooks(
  webhooks: readonly Webhook[],
  em: EntityManager,
  now: Date,
): Promise<WebhookRow[]> {
  const latest = new Map(
    (await presentDeliveries(await latestOf(webhooks, em), em)).map((delivery) => [
      delivery.webhookId,
      delivery,
    ]),
  )
  const keys = await ownersOf(webhooks, em)
  return webhooks.map((webhook) => {
    const { id, name, url, events, enabled, createdAt, createdBy, oldSecretUntil, apiKeyId } = webhook
    const { goneAt, failingSince, contactEmail } = webhook
    return {
      id,
      name,
      url,
      events: readStoredList(subscribed, events, { table: 'webhook', id, column: 'events' }),
      enabled,
      goneAt: goneAt?.toISOString() ?? null,
      failingSince: failingSince?.toISOString() ?? null,
      contactEmail: contactEmail ?? null,
      createdAt: createdAt.toISOString(),
      createdBy,
      apiKey: keys.find((key) => key.id === apiKeyId) ?? null,
      oldSecretUntil: oldSecretUntil && oldSecretUntil > now ? oldSecretUntil.toISOString() : null,
      lastDelivery: latest.get(id) ?? null,
    }
  })
}

export async function presentWebhook(webhook: Webhook, em: EntityManager, now: Date): Promise<WebhookRow> {
  const [row] = await presentWebhooks([webhook], em, now)
  if (!row) throw new Error('One receiver in, one receiver out')
  return row
}

/** As the key reads it that owns it: without who in the office has made it. */
export function presentPartnerWebhook(webhook: WebhookRow): PartnerWebhook {
  const { apiKey: _, createdBy: __, ...own } = webhook
  return own
}

async function ownersOf(
  webhooks: readonly Webhook[],
  em: EntityManager,
): Promise<{ id: string; name: string }[]> {
  const id = { $in: webhooks.flatMap(({ apiKeyId }) => apiKeyId ?? []) }
  const keys = await em.find(ApiKey, { id }, { fields: ['id', 'name'], disableIdentityMap: true })
  return keys.map(({ id, name }) => ({ id, name }))
}

async function latestOf(webhooks: readonly Webhook[], em: EntityManager): Promise<WebhookDelivery[]> {
  if (webhooks.length === 0) return []
  const ids = webhooks.map(({ id }) => id)
  const rows = await em.execute<EntityData<WebhookDelivery>[]>(
    `select latest.* from webhook cross join lateral (
       select * from webhook_delivery where webhook_id = webhook.id order by created_at desc, id desc limit 1
     ) latest
     where webhook.id in (${ids.map(() => '?').join(', ')})`,
    ids,
  )
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
