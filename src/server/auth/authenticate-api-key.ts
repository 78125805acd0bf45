import { apiKeyRefusal, isApiKeyFormat } from '@chauffeur/domain/api-keys'
import type { Reason } from '@chauffeur/words/english-reasons'
import { Refusal } from '../core/refusal.ts'
import type { ApiKeyPrincipal, OperationContext } from '../core/request-context.ts'
import { hashSecret } from '../core/secrets.ts'
import { ApiKeySecret } from './api-key.entity.ts'
import type { ApiKeyUsageCounter } from './api-key-usage.ts'

const BEARER = /^bearer(?: +|$)/i

/** The key of an Authorization header; undefined where it is about something else. */
export function keyInHeader(authorization: string | undefined): string | undefined {
  if (authorization === undefined || !BEARER.test(authorization)) return undefined
  return authorization.replace(BEARER, '').trim()
}

/**
 * Whose key a request came with; undefined without one. Refuses one that is wrong, also where none is needed: its
 * sender must learn it. Read from the database each time, so that what is revoked ends at once in every process, and
 * looked up by its hash, so that timing reveals nothing about existing keys.
 */
export async function authenticateApiKey(
  authorization: string | undefined,
  {
    orm,
    clock,
    apiKeyUsage,
  }: Pick<OperationContext, 'orm' | 'clock'> & {
    readonly apiKeyUsage: ApiKeyUsageCounter
  },
): Promise<ApiKeyPrincipal | undefined> {
  const written = keyInHeader(authorization)
  if (written === undefined) return undefined
  if (!isApiKeyFormat(written)) throw wrong({ code: 'api_key_unknown' })
  const secret = await orm.em
    .fork()
    .findOne(ApiKeySecret, { hash: hashSecret(written) }, { populate: ['key'] })
  if (!secret) throw wrong({ code: 'api_key_unknown' })
  const { key, endsAt = null } = secret
  const now = clock()
  const refusal = apiKeyRefusal({ revokedAt: key.revokedAt ?? null, endsAt }, now)
  if (refusal) throw wrong(refusal)
  apiKeyUsage.note(key.id, now)
  return { id: key.id, name: key.name, scopes: key.scopes }
}

function wrong(why: Reason): Refusal {
  return new Refusal('WRONG_API_KEY', why)
}
