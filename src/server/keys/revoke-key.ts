import type { ApiKey as KeyRow } from '@chauffeur/contract/api-keys'
import { recordAct } from '../core/audit/record-act.ts'
import type { Unit } from '../core/request-context.ts'
import { ApiKey } from '../auth/api-key.entity.ts'
import { holdKey } from './lock-key.ts'
import { readKey } from './read-keys.ts'

/** Ends a key for good, with all its secrets, in every process at once. Its bookings stay. */
export async function revokeKey(id: string, admin: string, unit: Unit): Promise<KeyRow> {
  const { name } = await holdKey(id, unit)
  await unit.em.nativeUpdate(ApiKey, { id, revokedAt: null }, { revokedAt: unit.clock(), revokedBy: admin })
  await recordAct(unit, {
    admin,
    act: 'revoked',
    subject: 'api-key',
    subjectId: id,
    subjectName: name,
  })
  return readKey(id, unit)
}
