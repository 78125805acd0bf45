import { BlockList, isIPv6 } from 'node:net'
import { apiKeyMode, apiKeyRefusal, isApiKeyFormat } from '@chauffeur/domain/api-keys'
import type { Reason } from '@chauffeur/words/english-reasons'
import { modeOf } from '../core/config.ts'
import { Refusal } from '../core/refusal.ts'
import type { ApiKeyPrincipal, OperationContext } from '../core/request-context.ts'
import { hashSecret } from '../core/secrets.ts'
import { ApiKeySecret, partnerOf } from './api-key.entity.ts'
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
  { authorization, ip }: { readonly authorization: string | undefined; readonly ip: string },
  {
    config,
    orm,
    clock,
    apiKeyUsage,
  }: Pick<OperationContext, 'config' | 'orm' | 'clock'> & {
    readonly apiKeyUsage: ApiKeyUsageCounter
  },
): Promise<ApiKeyPrincipal | undefined> {
  const written = keyInHeader(authorization)
  if (written === undefined) return undefined
  if (!isApiKeyFormat(written)) throw wrong({ code: 'api_key_unknown' })
  const mode = apiKeyMode(written)
  if (mode !== modeOf(config))
    throw wrong(
      mode === 'test'
        ? { code: 'api_key_of_sandbox', url: config.SANDBOX_URL ?? null }
        : { code: 'api_key_of_live' },
    )
  const secret = await orm.em
    .fork()
    .findOne(ApiKeySecret, { hash: hashSecret(written) }, { populate: ['key.partner'] })
  if (!secret) throw wrong({ code: 'api_key_unknown' })
  const { key, endsAt = null } = secret
  const now = clock()
  const { id, name, scopes, revokedAt = null, expiresAt = null, allowedIps } = key
  const refusal = apiKeyRefusal({ revokedAt, expiresAt, endsAt }, now)
  if (refusal) throw wrong(refusal)
  if (allowedIps && !isAmong(ip, allowedIps))
    throw new Refusal('API_KEY_NOT_ALLOWED', { code: 'api_key_other_address' })
  apiKeyUsage.note(id, now)
  return { id, name, scopes, expiresAt, secretHash: secret.hash, partner: partnerOf(key) }
}

/** Whether an address is one of these, or in one of these networks. */
export function isAmong(address: string, ranges: readonly string[]): boolean {
  const list = new BlockList()
  for (const range of ranges) {
    const [network = '', bits] = range.split('/')
    if (bits === undefined) list.addAddress(network, familyOf(network))
    else list.addSubnet(network, Number(bits), familyOf(network))
  }
  return list.check(address, familyOf(address))
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4'
}

function wrong(why: Reason): Refusal {
  return new Refusal('WRONG_API_KEY', why)
}
