import { randomUUID } from 'node:crypto'
import { UniqueConstraintViolationException } from '@mikro-orm/core'
import type { ApiKeyWithSecret } from '@chauffeur/contract/api-keys'
import { apiKeyNameTaken, checkNewApiKey, type ApiKeyFields } from '@chauffeur/domain/api-keys'
import { record } from '../core/transaction.ts'
import { invalidBy, Refusal } from '../core/refusal.ts'
import type { Transaction } from '../core/transaction.ts'
import { ApiKey } from '../auth/api-key.entity.ts'
import { newSecret } from './new-secret.ts'
import { readKey } from './read-keys.ts'

/** Makes a key for another company's system. Two that work have different names. */
export async function createKey(
  input: ApiKeyFields,
  admin: string,
  tx: Transaction,
): Promise<ApiKeyWithSecret> {
  const check = checkNewApiKey(input)
  if (!check.valid) throw invalidBy(check)
  const { name, scopes } = check.value
  const { em, clock } = tx
  const id = randomUUID()
  try {
    await em.insert(ApiKey, { id, name, scopes, createdAt: clock(), createdBy: admin })
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error
    throw new Refusal('ALREADY_EXISTS', apiKeyNameTaken(name), {
      details: [{ field: 'name', message: apiKeyNameTaken(name) }],
    })
  }
  const secret = await newSecret(tx, id)
  await record(tx, 'api-key.created', {
    admin,
    id,
    name,
    details: { scopes },
  })
  return { ...(await readKey(id, tx)), secret }
}
