import type { ApiKey as KeyRow } from '@chauffeur/contract/api-keys'
import { record } from '../core/transaction.ts'
import type { Transaction } from '../core/transaction.ts'
import { ApiKey } from '../auth/api-key.entity.ts'
import { lockKey } from './lock-key.ts'
import { readKey } from './read-keys.ts'

/** Ends a key for good, with all its secrets, in every process at once. Its bookings stay. */
export async function revokeKey(id: string, admin: string, tx: Transaction): Promise<KeyRow> {
  const { name } = await lockKey(id, tx)
  await tx.em.nativeUpdate(ApiKey, { id, revokedAt: null }, { revokedAt: tx.clock(), revokedBy: admin })
  await record(tx, 'api-key.revoked', {
    admin,
    id,
    name,
  })
  return readKey(id, tx)
}
