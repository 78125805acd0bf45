import { accepted, refused, type Check } from './check.ts'
import { MAX_NAME_LENGTH } from './limits.ts'
import { tidyLine } from './text.ts'

/** The rights that a key of another company's system may have. A call without a scope is open to every key. */
export const apiKeyScopes = ['quote', 'book', 'read', 'webhooks'] as const
export type ApiKeyScope = (typeof apiKeyScopes)[number]

const PREFIX = 'ctk_live_'
/** The number of random bytes of a key. */
export const API_KEY_BYTES = 32
const FORMAT = new RegExp(`^${PREFIX}[A-Za-z0-9_-]{43}$`)

/** The number of characters after the prefix that identify a key to its owner, and help nobody to guess the rest. */
const SHOWN_CHARACTERS = 6

/** How long a replaced secret still works, unless it is ended at once. */
const API_KEY_OVERLAP_HOURS = 24

/** The number of days for which the office sees the calls of a key. */
export const API_KEY_USAGE_DAYS = 30

/** The key as a client sends it. @param random 32 random bytes in base64url. */
export function formatApiKey(random: string): string {
  return PREFIX + random
}

export function isApiKeyFormat(text: string): boolean {
  return FORMAT.test(text)
}

/** The beginning of a key, which may be stored and shown. */
export function apiKeyPrefix(key: string): string {
  return key.slice(0, PREFIX.length + SHOWN_CHARACTERS)
}

/** When a secret that is replaced now stops working. */
export function oldSecretEndsAt(now: Date, atOnce: boolean): Date {
  return atOnce ? now : new Date(now.getTime() + API_KEY_OVERLAP_HOURS * 60 * 60_000)
}

/** Why a known secret does not work; undefined when it does. */
export function apiKeyRefusal(
  secret: { readonly revokedAt: Date | null; readonly endsAt: Date | null },
  now: Date,
): string | undefined {
  if (secret.revokedAt) return 'This API key has been revoked.'
  if (secret.endsAt && secret.endsAt.getTime() <= now.getTime())
    return 'This API key has been replaced by a new one and has ended.'
  return undefined
}

export const API_KEY_UNKNOWN = 'This API key is not known. Please check that it is complete.'
export const API_KEY_MISSING = 'Please send an API key, as “Authorization: Bearer ctk_live_…”.'
export const API_KEY_NOT_ALLOWED = 'An API key does not open this call.'

/** Why a key may not make a call; undefined when it may. */
export function scopeRefusal(
  granted: readonly ApiKeyScope[],
  needed: ApiKeyScope | undefined,
): string | undefined {
  if (needed === undefined || granted.includes(needed)) return undefined
  return `This API key does not have the scope “${needed}” that this call needs.`
}

/** A new key as a request or the dialog has it, before it is checked. */
export interface ApiKeyFields {
  readonly name?: string | null | undefined
  readonly scopes?: readonly string[] | null | undefined
}

/** Checks a new key: it needs a name and at least one scope. */
export function checkNewApiKey({
  name,
  scopes,
}: ApiKeyFields): Check<{ readonly name: string; readonly scopes: readonly ApiKeyScope[] }> {
  const tidied = tidyLine(name ?? '')
  if (tidied === '') return refused('Please give the key a name.', 'name')
  if (tidied.length > MAX_NAME_LENGTH)
    return refused(`The name can be at most ${MAX_NAME_LENGTH} characters long.`, 'name')
  const chosen = apiKeyScopes.filter((scope) => scopes?.includes(scope))
  if (chosen.length === 0) return refused('Please choose at least one scope.', 'scopes')
  return accepted({ name: tidied, scopes: chosen })
}

/** The sentence for a second key of the same name: no two working keys share one. */
export function apiKeyNameTaken(name: string): string {
  return `There is already a key called “${name}”. Please choose another name, or revoke that one first.`
}
