import type { ApiKey as KeyRow, ApiKeyWithSecret } from '@chauffeur/contract/api-keys'
import { endOfOldSecret } from '@chauffeur/domain/api-keys'
import { recordAct } from '../core/audit/record-act.ts'
import type { Unit } from '../core/request-context.ts'
import { ApiKeySecret } from '../auth/api-key-secret.entity.ts'
import { holdKey } from './lock-key.ts'
import { newSecret } from './new-secret.ts'
import { readKey } from './read-keys.ts'

/** Gives a key a new secret. The old one works on for a day, so that its holder can change over, or ends at once. */
export async function rotateKey(
  { id, endAtOnce }: { readonly id: string; readonly endAtOnce: boolean },
  admin: string,
  unit: Unit,
): Promise<ApiKeyWithSecret> {
  const { name } = await holdKey(id, unit)
  const endsAt = endOfOldSecret(unit.clock(), endAtOnce)
  if (endAtOnce) await endThoseReplaced(id, unit)
  await unit.em.nativeUpdate(ApiKeySecret, { key: id, endsAt: null }, { endsAt })
  const secret = await newSecret(unit, id)
  const details = { oldSecretEnds: endsAt.toISOString() }
  await recordAct(unit, {
    admin,
    act: 'rotated',
    subject: 'api-key',
    subjectId: id,
    subjectName: name,
    details,
  })
  return { ...(await readKey(id, unit)), secret }
}

/** Ends what was replaced and would work on. */
export async function endOldSecret(id: string, admin: string, unit: Unit): Promise<KeyRow> {
  const { name } = await holdKey(id, unit)
  if ((await endThoseReplaced(id, unit)) > 0)
    await recordAct(unit, {
      admin,
      act: 'ended the old secret',
      subject: 'api-key',
      subjectId: id,
      subjectName: name,
    })
  return readKey(id, unit)
}

function endThoseReplaced(key: string, { em, clock }: Unit): Promise<number> {
  return em.nativeUpdate(ApiKeySecret, { key, endsAt: { $gt: clock() } }, { endsAt: clock() })
}
