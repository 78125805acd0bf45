import { LockMode } from '@mikro-orm/core'
import type { WebhookActName } from '../core/events.ts'
import { Refusal, invalid } from '../core/refusal.ts'
import { record, type Transaction } from '../core/transaction.ts'
import { isUuid } from '../db/is-uuid.ts'
import { lockName } from '../db/lock-name.ts'
import type { EntityManager } from '../db/orm.ts'
import { Webhook } from './webhook.entity.ts'
import { MAX_WEBHOOKS } from '@chauffeur/domain/webhooks'
import { ApiKey } from '../auth/api-key.entity.ts'
import type { Actor } from '../auth/rights.ts'
import { lockCurrentPartner, refusePartnerThatIsOver } from '../auth/lock-partner.ts'
import { Partner } from '../auth/partner.entity.ts'

/** Which receivers the actor reaches. Every other one is refused like one that there is none of. */
export function reachableBy({ partnerId }: Actor): { readonly partnerId?: string } {
  return partnerId === undefined ? {} : { partnerId }
}

/** The receiver of this id. Refuses one that there is none of, or that is another's. */
export async function findWebhook(
  id: string,
  actor: Actor,
  em: EntityManager,
  options: { readonly lockMode?: LockMode } = {},
): Promise<Webhook> {
  const found = isUuid(id) ? await em.findOne(Webhook, { id, ...reachableBy(actor) }, options) : null
  if (!found) throw new Refusal('NOT_FOUND', { code: 'not_found', what: 'receiver' })
  return found
}

/** Finds a receiver and locks it until the transaction ends: changes of one receiver take turns. */
export function lockWebhook(id: string, actor: Actor, { em }: Transaction): Promise<Webhook> {
  return findWebhook(id, actor, em, { lockMode: LockMode.PESSIMISTIC_WRITE })
}

/** Records what was done to a receiver. An API key is named by its id, too: an administrator may be called alike. */
export function recordWebhookAct(
  tx: Transaction,
  act: WebhookActName,
  { id, name }: Pick<Webhook, 'id' | 'name'>,
  actor: Actor,
  details?: Readonly<Record<string, unknown>>,
): Promise<void> {
  const all = { ...details, ...(actor.apiKeyId !== undefined && { apiKey: actor.apiKeyId }) }
  return record(tx, act, {
    admin: actor.name,
    id,
    name,
    ...(Object.keys(all).length > 0 && { details: all }),
  })
}

/** Whose receivers: a partner's, or the office's. */
export type WebhookOwner = Partner | 'office'

/**
 * The owner that a receiver is to have, locked until the transaction ends, so that those who add receivers take turns and a
 * partner is not ended or merged meanwhile. Locked before the receiver itself: ending a partner locks in this order, too.
 */
export async function lockOwner(partnerId: string | null, { em }: Transaction): Promise<WebhookOwner> {
  if (partnerId === null) {
    await lockName('webhooks', em)
    return 'office'
  }
  const isKnown = isUuid(partnerId) && (await em.count(Partner, { id: partnerId })) > 0
  if (!isKnown) throw invalid('partnerId', { code: 'not_found', what: 'partner' })
  return await lockCurrentPartner(partnerId, em)
}

/** Refuses to give this owner one more receiver. */
export async function refuseOneMore(owner: WebhookOwner, { em }: Transaction): Promise<void> {
  const partnerId = owner === 'office' ? null : owner.id
  if (owner !== 'office') {
    refusePartnerThatIsOver(owner)
    // Release 1.0.0 takes a receiver without a key for the office's own, and would tell it of every booking.
    if (!(await em.count(ApiKey, { partner: owner.id })))
      throw invalid('partnerId', { code: 'partner_without_key' })
  }
  if ((await em.count(Webhook, { partnerId })) >= MAX_WEBHOOKS)
    throw new Refusal('TOO_MANY_WEBHOOKS', { code: 'too_many_webhooks', most: MAX_WEBHOOKS })
}

/** Refuses to switch on a receiver whose partner has ended. Called with the receiver locked. */
export async function assertOwnerInUse({ partnerId }: Webhook, { em }: Transaction): Promise<void> {
  if (partnerId != null) refusePartnerThatIsOver(await em.findOneOrFail(Partner, { id: partnerId }))
}
