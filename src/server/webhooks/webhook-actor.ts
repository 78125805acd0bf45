import type { WebhookActName } from '../core/events.ts'
import { record, type Transaction } from '../core/transaction.ts'
import type { Webhook } from './webhook.entity.ts'

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
