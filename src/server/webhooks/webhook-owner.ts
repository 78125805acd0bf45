import { LockMode } from '@mikro-orm/core'
import { MAX_WEBHOOKS } from '@chauffeur/domain/webhooks'
import { ApiKey } from '../auth/api-key.entity.ts'
import { invalid, Refusal } from '../core/refusal.ts'
import type { Transaction } from '../core/transaction.ts'
import { isUuid } from '../db/is-uuid.ts'
import { Webhook } from './webhook.entity.ts'

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
  if (!key) throw invalid('apiKeyId', 'There is no such API key.')
  return key
}

/** Refuses to give this owner one more receiver. */
export async function refuseOneMore(owner: WebhookOwner, { em }: Transaction): Promise<void> {
  if (owner !== 'office' && owner.revokedAt) throw revoked()
  const apiKeyId = owner === 'office' ? null : owner.id
  if ((await em.count(Webhook, { apiKeyId })) >= MAX_WEBHOOKS)
    throw new Refusal(
      'TOO_MANY_WEBHOOKS',
      `There are ${MAX_WEBHOOKS} receivers already. Please remove one that is not used any more.`,
    )
}

/** Refuses to switch on a receiver whose key is revoked. Called with the receiver locked. */
export async function assertOwnerInUse({ apiKeyId }: Webhook, { em }: Transaction): Promise<void> {
  if (apiKeyId != null && !(await em.count(ApiKey, { id: apiKeyId, revokedAt: null }))) throw revoked()
}

function revoked(): Refusal {
  const message = 'The API key of this receiver has been revoked.'
  return new Refusal('API_KEY_REVOKED', message, { details: [{ field: 'apiKeyId', message }] })
}
