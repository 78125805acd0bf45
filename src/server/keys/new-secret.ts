import { randomBytes } from 'node:crypto'
import { API_KEY_BYTES, startOfApiKey, writeApiKey } from '@chauffeur/domain/api-keys'
import type { Transaction } from '../core/request-context.ts'
import { ApiKeySecret } from '../auth/api-key-secret.entity.ts'
import { hashSecret } from '../auth/hash-secret.ts'

/** Gives a key the secret that it has from now on. Only here it is known. */
export async function newSecret({ em, clock }: Transaction, keyId: string): Promise<string> {
  const secret = writeApiKey(randomBytes(API_KEY_BYTES).toString('base64url'))
  await em.insert(ApiKeySecret, {
    hash: hashSecret(secret),
    key: keyId,
    start: startOfApiKey(secret),
    createdAt: clock(),
    endsAt: null,
  })
  return secret
}
