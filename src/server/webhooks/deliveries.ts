import type { Actor } from '../auth/rights.ts'
import { only } from '../core/only.ts'
import { randomUUID } from 'node:crypto'
import type {
  listWebhookDeliveries as listEndpoint,
  WebhookDelivery as DeliveryAnswer,
  WebhookDeliveryWithLog,
} from '@chauffeur/contract/webhooks'
import { reason as storedReason } from '@chauffeur/contract/fields'
import { deliveryState, WEBHOOK_TEST, webhookEvents } from '@chauffeur/domain/webhooks'
import { findEnglish } from '@chauffeur/words/english-reasons'
import type { z } from 'zod'
import { NEWEST_FIRST, olderThan, readPage } from '../core/keyset-pagination.ts'
import { isLive } from '../core/config.ts'
import { Refusal } from '../core/refusal.ts'
import type { RequestContext } from '../core/request-context.ts'
import type { DatabaseAccess, Transaction } from '../core/transaction.ts'
import { isUuid } from '../db/is-uuid.ts'
import type { EntityManager } from '../db/orm.ts'
import { composeTest, newMessageId } from './enqueue-webhooks.ts'
import { PartnerEvent } from './partner-event.entity.ts'
import { DeliveryAttempt, WebhookDelivery, Webhook } from './webhook.entity.ts'
import { findWebhook, lockWebhook, reachableBy, recordWebhookAct } from './webhook-actor.ts'

type Database = Pick<DatabaseAccess, 'em'>

/** A page of what was sent to a receiver, newest first. */
export async function listDeliveries(
  { id, state, limit, cursor }: z.output<typeof listEndpoint.input>,
  actor: Actor,
  { em }: Database,
): Promise<z.output<typeof listEndpoint.output>> {
  const { id: webhookId } = await findWebhook(id, actor, em)
  const onlyFailed = state === 'failed' && { doneAt: null, deadAt: { $ne: null } }
  const { rows, nextCursor } = await readPage(
    { limit, cursor },
    {
      parts: [''],
      orderedBy: 'createdAt',
      find: ({ after, limit }) =>
        em.find(
          WebhookDelivery,
          { webhookId, ...onlyFailed, ...(after && olderThan(after)) },
          { orderBy: NEWEST_FIRST, limit },
        ),
    },
  )
  return { deliveries: await presentDeliveries(rows, em), nextCursor }
}

/** A delivery with what was sent, and how each try went. */
export async function readDelivery(
  { id }: { readonly id: string },
  actor: Actor,
  { em }: Database,
): Promise<WebhookDeliveryWithLog> {
  const delivery = await findDelivery(id, actor, em)
  const attempts = await em.find(DeliveryAttempt, { deliveryId: id }, { orderBy: { id: 'desc' } })
  return {
    ...(await presentDelivery(delivery, em)),
    body: delivery.body,
    log: attempts.map(({ at, durationMs, status, answer, error, reason }) => {
      const { sentence, failure } = readFailure(reason, error)
      return {
        at: at.toISOString(),
        durationMs,
        status: status ?? null,
        answer: answer ?? null,
        error: sentence,
        failure,
      }
    }),
  }
}

/** Sends a message again now under its old id, also one that arrived. One that is due already stays as it is. */
export async function resendDelivery(id: string, actor: Actor, tx: Transaction): Promise<WebhookDelivery> {
  const { em, clock } = tx
  const delivery = await findDelivery(id, actor, em)
  const webhook = await findWebhook(delivery.webhookId, actor, em)
  assertEnabled(webhook)
  const now = clock()
  const isFree = { $or: [{ lockedUntil: null }, { lockedUntil: { $lt: now } }] }
  // A settled delivery gets all its attempts again, a waiting one the rest of them.
  const moved =
    (await em.nativeUpdate(
      WebhookDelivery,
      { $and: [{ id }, isFree, { $or: [{ doneAt: { $ne: null } }, { deadAt: { $ne: null } }] }] },
      { doneAt: null, deadAt: null, runAt: now, attempts: 0, lastError: null, reason: null },
    )) ||
    (await em.nativeUpdate(
      WebhookDelivery,
      { id, doneAt: null, deadAt: null, runAt: { $gt: now }, ...isFree },
      { runAt: now, lastError: null, reason: null },
    ))
  await em.refresh(delivery)
  if (moved === 0 && delivery.lockedUntil && delivery.lockedUntil >= now)
    throw new Refusal('DELIVERY_UNDER_WAY', { code: 'delivery_under_way' })
  if (moved > 0)
    await recordWebhookAct(tx, 'webhook.delivery-resent', webhook, actor, {
      message: delivery.messageId,
      type: delivery.type,
      booking: delivery.bookingNumber ?? null,
    })
  return delivery
}

/** Sends a receiver something that has happened to its partner, under its old id: once more, where it was sent before. */
export async function sendEvent(
  { id, messageId }: { readonly id: string; readonly messageId: string },
  actor: Actor,
  tx: Transaction,
): Promise<WebhookDelivery> {
  const { em, clock } = tx
  const webhook = await lockWebhook(id, actor, tx)
  const sent = await em.findOne(WebhookDelivery, { webhookId: id, messageId })
  if (sent) return resendDelivery(sent.id, actor, tx)
  assertEnabled(webhook)
  const event =
    webhook.partnerId && (await em.findOne(PartnerEvent, { partnerId: webhook.partnerId, messageId }))
  if (!event) throw new Refusal('NOT_FOUND', { code: 'not_found', what: 'event' })
  const { dedupeKey, type, bookingNumber, body } = event
  const now = clock()
  const deliveryId = randomUUID()
  await em.insert(WebhookDelivery, {
    id: deliveryId,
    webhookId: id,
    dedupeKey,
    messageId,
    type,
    bookingNumber,
    body,
    createdAt: now,
    runAt: now,
    attempts: 0,
  })
  const details = { message: messageId, type, booking: bookingNumber ?? null }
  await recordWebhookAct(tx, 'webhook.delivery-resent', webhook, actor, details)
  return await em.findOneOrFail(WebhookDelivery, { id: deliveryId })
}

/** Leaves a test to be sent to a receiver. */
export async function sendTest(
  id: string,
  actor: Actor,
  tx: Transaction,
  { config }: Pick<RequestContext, 'config'>,
): Promise<WebhookDelivery> {
  const { em, clock } = tx
  const webhook = await lockWebhook(id, actor, tx)
  assertEnabled(webhook)
  const now = clock()
  const deliveryId = randomUUID()
  await em.insert(WebhookDelivery, {
    id: deliveryId,
    webhookId: id,
    dedupeKey: `${WEBHOOK_TEST}:${deliveryId}`,
    messageId: newMessageId(),
    type: WEBHOOK_TEST,
    body: composeTest(now, isLive(config)),
    createdAt: now,
    runAt: now,
    attempts: 0,
  })
  await recordWebhookAct(tx, 'webhook.tested', webhook, actor)
  return await em.findOneOrFail(WebhookDelivery, { id: deliveryId })
}

/** Deliveries as the office reads them. */
export async function presentDeliveries(
  deliveries: readonly WebhookDelivery[],
  em: EntityManager,
): Promise<DeliveryAnswer[]> {
  const attempts = await countAttempts(deliveries, em)
  return deliveries.map((delivery) => {
    const { id, webhookId, messageId, bookingNumber, createdAt, runAt, doneAt, deadAt } = delivery
    const state = deliveryState(delivery)
    const { sentence, failure } = readFailure(delivery.reason, delivery.lastError)
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
      reason: sentence,
      failure,
    }
  })
}

export async function presentDelivery(delivery: WebhookDelivery, em: EntityManager): Promise<DeliveryAnswer> {
  return only(await presentDeliveries([delivery], em))
}

/** Why an attempt failed: in English and by code, or as the sentence that was stored where its code is not known. */
function readFailure(reason: unknown, stored: string | null = null) {
  const { data: failure = null } = storedReason.safeParse(reason)
  return { sentence: (failure && findEnglish(failure)) ?? stored, failure }
}

function typeOf({ type }: WebhookDelivery): DeliveryAnswer['type'] {
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

/** The delivery of this id. Refuses one that there is none of, or that went to another's receiver. */
async function findDelivery(id: string, actor: Actor, em: EntityManager): Promise<WebhookDelivery> {
  const delivery = isUuid(id) ? await em.findOne(WebhookDelivery, { id }) : null
  if (!delivery || !(await em.count(Webhook, { id: delivery.webhookId, ...reachableBy(actor) })))
    throw new Refusal('NOT_FOUND', { code: 'not_found', what: 'delivery' })
  return delivery
}

/** Nothing is sent to a receiver that is switched off. */
function assertEnabled({ enabled }: Webhook): void {
  if (!enabled) throw new Refusal('WEBHOOK_OFF', { code: 'webhook_off' })
}
