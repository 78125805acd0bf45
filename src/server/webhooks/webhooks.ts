import type { Actor } from '../auth/rights.ts'
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
import { Partner } from '../auth/partner.entity.ts'
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
  type WebhookOwner,
  assertOwnerInUse,
  lockOwner,
  refuseOneMore,
} from './webhook-actor.ts'
import { WebhookDelivery, Webhook } from './webhook.entity.ts'

const subscribed = z.enum(webhookEvents)
const PARTNER_OVER = { code: 'receiver_partner_over' } as const

/** The actor's receivers by name. */
export async function listWebhooks(
  actor: Actor,
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
  { name, url, events, contactEmail, partnerId = null }: z.output<typeof createEndpoint.input>,
  { actor, box }: { readonly actor: Actor; readonly box: SecretBox },
  tx: Transaction,
): Promise<WithSecret> {
  const { em, clock } = tx
  const owner = await lockOwner(partnerId, tx)
  await refuseOneMore(owner, tx)
  const id = randomUUID()
  const secret = newSecret()
  await em.insert(Webhook, {
    id,
    name,
    url,
    events,
    contactEmail,
    enabled: true,
    partnerId: idOf(owner),
    createdAt: clock(),
    createdBy: actor.name,
    secret: box.seal(secret, id),
  })
  const details = { url, events, ...(owner !== 'office' && { owner: owner.id }) }
  await recordWebhookAct(tx, 'webhook.created', { id, name }, actor, details)
  return { webhook: await em.findOneOrFail(Webhook, { id }), secret }
}

/** Changes what is given of a receiver. Messages that wait go to its new address. */
export async function changeWebhook(
  { id, name, url, events, enabled, partnerId: wanted, contactEmail }: z.output<typeof changeEndpoint.input>,
  actor: Actor,
  tx: Transaction,
): Promise<Webhook> {
  const { em } = tx
  const owner = wanted === undefined ? undefined : await lockOwner(wanted, tx)
  const partnerId = owner && idOf(owner)
  const webhook = await lockWebhook(id, actor, tx)
  const before = factsOf(webhook)
  const hasNewOwner = partnerId !== undefined && partnerId !== before.partnerId
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
      ...(partnerId !== undefined && { partnerId }),
      ...(contactEmail !== undefined && { contactEmail }),
      // Switched on again, or off by its owner, it is gone no more.
      ...(enabled !== undefined && { goneAt: null }),
      // Whether it works now only the next message tells.
      ...((enabled !== undefined || (url !== undefined && url !== webhook.url)) && { failingSince: null }),
    },
  )
  if (enabled === false && webhook.enabled) await cancelPendingDeliveries(tx, id, SWITCHED_OFF)
  if (hasNewOwner && partnerId !== null) await deleteWhatIsNotOf(partnerId, id, tx)
  await em.refresh(webhook)
  const changes = changesBetween(before, factsOf(webhook))
  if (Object.keys(changes).length > 0) await recordWebhookAct(tx, 'webhook.changed', webhook, actor, changes)
  return webhook
}

/** Removes a receiver with its deliveries, which contain personal data of guests. */
export async function deleteWebhook(id: string, actor: Actor, tx: Transaction): Promise<void> {
  const webhook = await lockWebhook(id, actor, tx)
  await tx.em.nativeDelete(Webhook, { id })
  await recordWebhookAct(tx, 'webhook.deleted', webhook, actor, { url: webhook.url })
}

/** Makes a new secret. The one that it replaces signs beside it for a day; one from before that stops at once. */
export async function rotateSecret(
  id: string,
  { actor, box }: { readonly actor: Actor; readonly box: SecretBox },
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

/** Switches off every receiver of a partner that has ended, and gives up what waits for it. */
export async function disableWebhooksOf(partnerId: string, tx: Transaction): Promise<void> {
  // Also those that are off: one that is being switched on at this moment is waited for.
  await tx.em.nativeUpdate(Webhook, { partnerId }, { enabled: false })
  const webhooks = await tx.em.find(Webhook, { partnerId }, { fields: ['id'], disableIdentityMap: true })
  for (const { id } of webhooks) await cancelPendingDeliveries(tx, id, PARTNER_OVER)
}

/** Receivers as the office reads them, each with the latest message to it. */
async function presentWebhooks(
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
  const partners = await ownersOf(webhooks, em)
  return webhooks.map((webhook) => {
    const { id, name, url, events, enabled, createdAt, createdBy, oldSecretUntil, partnerId } = webhook
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
      partner: partners.find((partner) => partner.id === partnerId) ?? null,
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
  const id = { $in: webhooks.flatMap(({ partnerId }) => partnerId ?? []) }
  const partners = await em.find(Partner, { id }, { fields: ['id', 'name'], disableIdentityMap: true })
  return partners.map(({ id, name }) => ({ id, name }))
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

function factsOf({ name, url, events, enabled, partnerId = null, contactEmail = null }: Webhook) {
  return { name, url, events, enabled, partnerId, contactEmail }
}

function idOf(owner: WebhookOwner): string | null {
  return owner === 'office' ? null : owner.id
}

/** A new owner can read every delivery of its receiver: those about the guests of others go. */
async function deleteWhatIsNotOf(partnerId: string, webhookId: string, { em }: Transaction): Promise<void> {
  await em.execute(
    `delete from webhook_delivery where webhook_id = ? and type <> ?
     and not exists (select from booking where number = booking_number and partner_id = ?)`,
    [webhookId, WEBHOOK_TEST, partnerId],
  )
}

function opens({ id, secret }: Webhook, box: SecretBox): boolean {
  try {
    return box.open(secret, id) !== ''
  } catch {
    return false
  }
}
