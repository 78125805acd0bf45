import { only } from '../core/only.ts'
import { randomUUID } from 'node:crypto'
import type {
  changeWebhook as changeEndpoint,
  createWebhook as createEndpoint,
  Webhook as WebhookAnswer,
} from '@chauffeur/contract/webhooks'
import { OLD_SECRET_HOURS, WEBHOOK_TEST, webhookEvents } from '@chauffeur/domain/webhooks'
import type { EntityData } from '@mikro-orm/core'
import { z } from 'zod'
import { ApiKey } from '../auth/api-key.entity.ts'
import { changesBetween } from '../core/audit/versioned-row.ts'
import { readStoredList } from '../core/read-stored.ts'
import type { RequestContext } from '../core/request-context.ts'
import type { Transaction } from '../core/transaction.ts'
import type { EntityManager } from '../db/orm.ts'
import { cancelPendingDeliveries, SWITCHED_OFF } from './deliver-webhook.ts'
import { presentDeliveries } from './deliveries.ts'
import { type SecretBox, newSecret } from './sign-message.ts'
import {
  lockWebhook,
  reachableBy,
  recordWebhookAct,
  type WebhookActor,
  assertOwnerInUse,
  lockOwner,
  refuseOneMore,
} from './webhook-actor.ts'
import { WebhookDelivery, Webhook } from './webhook.entity.ts'

const subscribed = z.enum(webhookEvents)
const REVOKED_SENTENCE = 'The API key of the receiver was revoked.'

/** The actor's receivers by name. */
export async function listWebhooks(
  actor: WebhookActor,
  { em, clock }: Pick<RequestContext, 'em' | 'clock'>,
): Promise<WebhookAnswer[]> {
  const found = await em.find(Webhook, reachableBy(actor), {
    orderBy: { name: 'asc', createdAt: 'asc', id: 'asc' },
  })
  return presentWebhooks(found, em, clock())
}

/** A receiver, and its secret, which is shown only once. */
export interface WithSecret {
  readonly webhook: Webhook
  readonly secret: string
}

/** Adds a receiver, which gets what happens from now on. */
export async function createWebhook(
  { name, url, events, contactEmail, apiKeyId = null }: z.output<typeof createEndpoint.input>,
  { actor, box }: { readonly actor: WebhookActor; readonly box: SecretBox },
  tx: Transaction,
): Promise<WithSecret> {
  const { em, clock } = tx
  await refuseOneMore(await lockOwner(apiKeyId, tx), tx)
  const id = randomUUID()
  const secret = newSecret()
  await em.insert(Webhook, {
    id,
    name,
    url,
    events,
    contactEmail,
    enabled: true,
    apiKeyId,
    createdAt: clock(),
    createdBy: actor.name,
    secret: box.seal(secret, id),
  })
  const owner = apiKeyId !== null && { owner: apiKeyId }
  await recordWebhookAct(tx, 'webhook.created', { id, name }, actor, { url, events, ...owner })
  return { webhook: await em.findOneOrFail(Webhook, { id }), secret }
}

/** Changes what is given of a receiver. Messages that wait go to its new address. */
export async function changeWebhook(
  { id, name, url, events, enabled, apiKeyId, contactEmail }: z.output<typeof changeEndpoint.input>,
  actor: WebhookActor,
  tx: Transaction,
): Promise<Webhook> {
  const { em } = tx
  const owner = apiKeyId === undefined ? undefined : await lockOwner(apiKeyId, tx)
  const webhook = await lockWebhook(id, actor, tx)
  const before = factsOf(webhook)
  const hasNewOwner = apiKeyId !== undefined && apiKeyId !== before.apiKeyId
  if (hasNewOwner && owner) await refuseOneMore(owner, tx)
  else if (enabled === true && !webhook.enabled) await assertOwnerInUse(webhook, tx)
  await em.nativeUpdate(
    Webhook,
    { id },
    {
      name: name ?? webhook.name,
      url: url ?? webhook.url,
      events: events ?? webhook.events,
      enabled: enabled ?? webhook.enabled,
      ...(apiKeyId !== undefined && { apiKeyId }),
      ...(contactEmail !== undefined && { contactEmail }),
      // Switched on again, or off by its owner, it is gone no more.
      ...(enabled !== undefined && { goneAt: null }),
      // Whether it works now only the next message tells.
      ...((enabled !== undefined || url !== undefined) && { failingSince: null }),
    },
  )
  if (enabled === false && webhook.enabled) await cancelPendingDeliveries(tx, id, SWITCHED_OFF)
  if (hasNewOwner && apiKeyId !== null) await deleteWhatIsNotOf(apiKeyId, id, tx)
  await em.refresh(webhook)
  const changes = changesBetween(before, factsOf(webhook))
  if (Object.keys(changes).length > 0) await recordWebhookAct(tx, 'webhook.changed', webhook, actor, changes)
  return webhook
}

/** Removes a receiver with its deliveries, which contain personal data of guests. */
export async function deleteWebhook(id: string, actor: WebhookActor, tx: Transaction): Promise<void> {
  const webhook = await lockWebhook(id, actor, tx)
  await tx.em.nativeDelete(Webhook, { id })
  await recordWebhookAct(tx, 'webhook.deleted', webhook, actor, { url: webhook.url })
}

/** Makes a new secret. The one that it replaces signs beside it for a day; one from before that stops at once. */
export async function rotateSecret(
  id: string,
  { actor, box }: { readonly actor: WebhookActor; readonly box: SecretBox },
  tx: Transaction,
): Promise<WithSecret> {
  const { em, clock } = tx
  const webhook = await lockWebhook(id, actor, tx)
  const secret = newSecret()
  await em.nativeUpdate(
    Webhook,
    { id },
    {
      secret: box.seal(secret, id),
      // A secret that does not open any more signs nothing, and must not keep the new one from signing.
      ...(opens(webhook, box)
        ? {
            oldSecret: webhook.secret,
            oldSecretUntil: new Date(clock().getTime() + OLD_SECRET_HOURS * 60 * 60_000),
          }
        : { oldSecret: null, oldSecretUntil: null }),
    },
  )
  await em.refresh(webhook)
  await recordWebhookAct(tx, 'webhook.secret-rotated', webhook, actor)
  return { webhook, secret }
}

/** Switches off every receiver of an API key that is revoked, and gives up what waits for it. */
export async function disableWebhooksOf(apiKeyId: string, tx: Transaction): Promise<void> {
  // Also those that are off: one that is being switched on at this moment is waited for.
  await tx.em.nativeUpdate(Webhook, { apiKeyId }, { enabled: false })
  const webhooks = await tx.em.find(Webhook, { apiKeyId }, { fields: ['id'], disableIdentityMap: true })
  for (const { id } of webhooks) await cancelPendingDeliveries(tx, id, REVOKED_SENTENCE)
}

/** Receivers as the office reads them, each with the latest message to it. */
export async function presentWebhooks(
  webhooks: readonly Webhook[],
  em: EntityManager,
  now: Date,
): Promise<WebhookAnswer[]> {
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

export async function presentWebhook(webhook: Webhook, em: EntityManager, now: Date): Promise<WebhookAnswer> {
  return only(await presentWebhooks([webhook], em, now))
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

function factsOf({ name, url, events, enabled, apiKeyId = null, contactEmail = null }: Webhook) {
  return { name, url, events, enabled, apiKeyId, contactEmail }
}

/** A new owner can read every delivery of its receiver: those about the guests of others go. */
async function deleteWhatIsNotOf(apiKeyId: string, webhookId: string, { em }: Transaction): Promise<void> {
  await em.execute(
    `delete from webhook_delivery where webhook_id = ? and type <> ?
     and not exists (select from booking where number = booking_number and api_key_id = ?)`,
    [webhookId, WEBHOOK_TEST, apiKeyId],
  )
}

function opens({ id, secret }: Webhook, box: SecretBox): boolean {
  try {
    return box.open(secret, id) !== ''
  } catch {
    return false
  }
}
