import type { User } from '@chauffeur/contract/session'
import { scopeRefusal, type ApiKeyScope } from '@chauffeur/domain/api-keys'
import { partnerRefusal } from '@chauffeur/domain/partners'
import { modeOf, type Config } from '../core/config.ts'
import { Refusal } from '../core/refusal.ts'
import type { ApiKeyPrincipal, PartnerPrincipal, RequestContext } from '../core/request-context.ts'
import { findRow } from '../db/find-rows.ts'
import { AdminUser } from './admin-user.entity.ts'

/** Who acts on keys and receivers: an administrator, who reaches all of them, or somebody of a partner, who reaches its own. */
export interface Actor {
  /** Of the administrator or the key, or the person's email address. */
  readonly name: string
  /** The key, if it acts itself. */
  readonly apiKeyId: string | undefined
  /** Undefined of an administrator. */
  readonly partnerId: string | undefined
}

/** The administrator who is signed in. Refuses everybody else. */
export async function requireAdmin(context: Pick<RequestContext, 'signIn' | 'em' | 'apiKey'>): Promise<User> {
  refuseKey(context)
  const { signIn, em } = context
  const admin = signIn.userId && (await findRow(em, AdminUser, { id: signIn.userId }))
  if (!admin) throw new Refusal('UNAUTHENTICATED', { code: 'not_signed_in' })
  // Without anything secret.
  return { id: admin.id, username: admin.username }
}

type Caller = Pick<RequestContext, 'apiKey'>

const partnerCodes = { partner_suspended: 'PARTNER_SUSPENDED', partner_ended: 'PARTNER_ENDED' } as const

/** Refuses a key that may not make the call, or whose partner may not. Callers without a key pass. */
export function checkScope(
  needed: ApiKeyScope | undefined,
  { apiKey, clock }: Caller & Pick<RequestContext, 'clock'>,
): void {
  if (!apiKey) return
  refusePartner(apiKey.partner, needed, clock())
  const refusal = scopeRefusal(apiKey.scopes, needed)
  if (refusal) throw new Refusal('API_KEY_NOT_ALLOWED', refusal)
}

/** Refuses a partner that may not make a call of this scope. */
export function refusePartner(
  partner: Pick<PartnerPrincipal, 'state' | 'stateSince'>,
  needed: ApiKeyScope | undefined,
  now: Date,
): void {
  const over = partnerRefusal(partner, needed, now)
  if (over) throw new Refusal(partnerCodes[over.code], over)
}

/** The key, for a call that nothing else opens. */
export function requireKey({
  apiKey,
  config,
}: Caller & { readonly config: Pick<Config, 'SANDBOX'> }): ApiKeyPrincipal {
  if (!apiKey) throw new Refusal('WRONG_API_KEY', { code: 'api_key_missing', mode: modeOf(config) })
  return apiKey
}

/** For calls about who is signed in, or for them: a key is no person. */
export function refuseKey({ apiKey }: Caller): void {
  if (apiKey) throw new Refusal('API_KEY_NOT_ALLOWED', { code: 'api_key_not_allowed' })
}
