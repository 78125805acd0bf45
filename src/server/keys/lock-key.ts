import { LockMode } from '@mikro-orm/core'
import { isUuid } from '../db/is-uuid.ts'
import { Refusal } from '../core/refusal.ts'
import type { Transaction } from '../core/transaction.ts'
import { ApiKey } from '../auth/api-key.entity.ts'

/** A key that still works, locked until the transaction ends: what is done to one takes turns. */
export async function lockKey(id: string, { em }: Transaction): Promise<ApiKey> {
  const key = isUuid(id) ? await em.findOne(ApiKey, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }) : null
  if (!key) throw new Refusal('NOT_FOUND', 'There is no such API key.')
  if (key.revokedAt) throw new Refusal('API_KEY_REVOKED', 'This API key has been revoked already.')
  return key
}
