import type { ApiKey as KeyRow } from '@chauffeur/contract/api-keys'
import { recordAct } from '../core/audit/record-act.ts'
import type { Transaction } from '../core/request-context.ts'
import { ApiKey } from '../auth/api-key.entity.ts'
import { lockKey } from './lock-key.ts'
import { readKey } from './read-keys.ts'

/** Ends a key for good, with all its secrets, in every process at once. Its bookings stay. */
export async function revokeKey(id: string, admin: string, tx: Transaction): Promise<KeyRow> {
  const { name } = await lockKey(id, tx)
  await tx.em.nativeUpdate(ApiKey, { id, revokedAt: null }, { revokedAt: tx.clock(), revokedBy: admin })
  await recordAct(tx, {
    admin,
    act: 'revoked',
    subject: 'api-key',
    subjectId: id,
    subjectName: name,
  })
  return readKey(id, tx)
}
