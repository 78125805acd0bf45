import type { ApiKey as KeyRow, ApiKeyWithSecret } from '@chauffeur/contract/api-keys'
import { oldSecretEndsAt } from '@chauffeur/domain/api-keys'
import { record } from '../core/transaction.ts'
import type { Transaction } from '../core/transaction.ts'
import { ApiKeySecret } from '../auth/api-key-secret.entity.ts'
import { lockKey } from './lock-key.ts'
import { newSecret } from './new-secret.ts'
import { readKey } from './read-keys.ts'

/** Gives a key a new secret. The old one works on for a day, so that its holder can change over, or ends at once. */
export async function rotateKey(
  { id, endAtOnce }: { readonly id: string; readonly endAtOnce: boolean },
  admin: string,
  tx: Transaction,
): Promise<ApiKeyWithSecret> {
  const { name } = await lockKey(id, tx)
  const endsAt = oldSecretEndsAt(tx.clock(), endAtOnce)
  if (endAtOnce) await endThoseReplaced(id, tx)
  await tx.em.nativeUpdate(ApiKeySecret, { key: id, endsAt: null }, { endsAt })
  const secret = await newSecret(tx, id)
  const details = { oldSecretEnds: endsAt.toISOString() }
  await record(tx, 'api-key.rotated', {
    admin,
    id,
    name,
    details,
  })
  return { ...(await readKey(id, tx)), secret }
}

/** Ends what was replaced and would work on. */
export async function endOldSecret(id: string, admin: string, tx: Transaction): Promise<KeyRow> {
  const { name } = await lockKey(id, tx)
  if ((await endThoseReplaced(id, tx)) > 0)
    await record(tx, 'api-key.old-secret-ended', {
      admin,
      id,
      name,
    })
  return readKey(id, tx)
}

function endThoseReplaced(key: string, { em, clock }: Transaction): Promise<number> {
  return em.nativeUpdate(ApiKeySecret, { key, endsAt: { $gt: clock() } }, { endsAt: clock() })
}
