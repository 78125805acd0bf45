import { randomBytes } from 'node:crypto'
import { API_KEY_BYTES, apiKeyPrefix, formatApiKey } from '@chauffeur/domain/api-keys'
import type { Transaction } from '../core/transaction.ts'
import { ApiKeySecret } from '../auth/api-key-secret.entity.ts'
import { hashSecret } from '../auth/hash-secret.ts'

/** Gives a key the secret that it has from now on. Only here it is known. */
export async function newSecret({ em, clock }: Transaction, keyId: string): Promise<string> {
  const secret = formatApiKey(randomBytes(API_KEY_BYTES).toString('base64url'))
  await em.insert(ApiKeySecret, {
    hash: hashSecret(secret),
    key: keyId,
    start: apiKeyPrefix(secret),
    createdAt: clock(),
    endsAt: null,
  })
  return secret
}
