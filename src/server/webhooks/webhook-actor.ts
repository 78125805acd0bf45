import { LockMode } from '@mikro-orm/core'
import type { WebhookActName } from '../core/events.ts'
import { aboutField, Refusal, invalid } from '../core/refusal.ts'
import { record, type Transaction } from '../core/transaction.ts'
import { isUuid } from '../db/is-uuid.ts'
import type { EntityManager } from '../db/orm.ts'
import { Webhook } from './webhook.entity.ts'
import { MAX_WEBHOOKS } from '@chauffeur/domain/webhooks'
import { ApiKey } from '../auth/api-key.entity.ts'

/** Who acts on receivers: an administrator, who reaches all of them, or an API key, which reaches its own. */
export interface WebhookActor {
  readonly name: string
  /** Undefined of an administrator. */
  readonly apiKeyId: string | undefined
}

/** Which receivers the actor reaches. Every other one is refused like one that there is none of. */
export function reachableBy({ apiKeyId }: WebhookActor): { readonly apiKeyId?: string } {
  return apiKeyId === undefined ? {} : { apiKeyId }
}

/** The receiver of this id. Refuses one that there is none of, or that is another's. */
export async function findWebhook(
  id: string,
  actor: WebhookActor,
  em: EntityManager,
  options: { readonly lockMode?: LockMode } = {},
): Promise<Webhook> {
  const found = isUuid(id) ? await em.findOne(Webhook, { id, ...reachableBy(actor) }, options) : null
  if (!found) throw new Refusal('NOT_FOUND', { code: 'not_found', what: 'receiver' })
  return found
}

/** Finds a receiver and locks it until the transaction ends: changes of one receiver take turns. */
export function lockWebhook(id: string, actor: WebhookActor, { em }: Transaction): Promise<Webhook> {
  return findWebhook(id, actor, em, { lockMode: LockMode.PESSIMISTIC_WRITE })
}

/** Records what was done to a receiver. An API key is named by its id, too: an administrator may be called alike. */
export function recordWebhookAct(
  tx: Transaction,
  act: WebhookActName,
  { id, name }: Pick<Webhook, 'id' | 'name'>,
  actor: WebhookActor,
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

/** Whose receivers: an API key's, or the office's. */
export type WebhookOwner = ApiKey | 'office'

/**
 * The owner that a receiver is to have, locked until the transaction ends, so that those who add receivers take turns
 * and a key is not revoked meanwhile. Locked before the receiver itself: revoking a key locks in this order, too.
 */
export async function lockOwner(apiKeyId: string | null, { em }: Transaction): Promise<WebhookOwner> {
  if (apiKeyId === null) {
    await em.execute(`select pg_advisory_xact_lock(hashtextextended('webhooks', 0))`)
    return 'office'
  }
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE }
  const key = isUuid(apiKeyId) ? await em.findOne(ApiKey, { id: apiKeyId }, lock) : null
  if (!key) throw invalid('apiKeyId', { code: 'not_found', what: 'API key' })
  return key
}

/** Refuses to give this owner one more receiver. */
export async function refuseOneMore(owner: WebhookOwner, { em }: Transaction): Promise<void> {
  if (owner !== 'office' && owner.revokedAt) throw revoked()
  const apiKeyId = owner === 'office' ? null : owner.id
  if ((await em.count(Webhook, { apiKeyId })) >= MAX_WEBHOOKS)
    throw new Refusal('TOO_MANY_WEBHOOKS', { code: 'too_many_webhooks', most: MAX_WEBHOOKS })
}

/** Refuses to switch on a receiver whose key is revoked. Called with the receiver locked. */
export async function assertOwnerInUse({ apiKeyId }: Webhook, { em }: Transaction): Promise<void> {
  if (apiKeyId != null && !(await em.count(ApiKey, { id: apiKeyId, revokedAt: null }))) throw revoked()
}

function revoked(): Refusal {
  return aboutField('API_KEY_REVOKED', 'apiKeyId', { code: 'webhook_key_revoked' })
}
