import { LockMode } from '@mikro-orm/core'
import type { WebhookActName } from '../core/events.ts'
import { Refusal } from '../core/refusal.ts'
import { record, type Transaction } from '../core/transaction.ts'
import { isUuid } from '../db/is-uuid.ts'
import type { EntityManager } from '../db/orm.ts'
import { Webhook } from './webhook.entity.ts'

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
  if (!found) throw new Refusal('NOT_FOUND', 'There is no such receiver.')
  return found
}

/** The same, locked until the transaction ends: changes of one receiver take turns. */
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
