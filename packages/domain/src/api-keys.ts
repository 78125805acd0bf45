import { accepted, refused, type Check } from './check.ts'
import { MAX_NAME_LENGTH } from './limits.ts'
import { tidyLine } from './text.ts'

/** What a key of another company's system may be allowed. Calls that name none are open to every key. */
export const apiKeyScopes = ['quote', 'book', 'read'] as const
export type ApiKeyScope = (typeof apiKeyScopes)[number]

const PREFIX = 'ctk_live_'
/** How many random bytes a key has. */
export const API_KEY_BYTES = 32
const FORMAT = new RegExp(`^${PREFIX}[A-Za-z0-9_-]{43}$`)

/** So many letters behind its start tell a key from the others, and nobody can guess the rest from them. */
const SHOWN_CHARACTERS = 6

/** How long a replaced secret goes on working, unless it is ended at once. */
export const API_KEY_OVERLAP_HOURS = 24

/** The last days of which the office sees the calls of a key. */
export const API_KEY_USAGE_DAYS = 30

/** The key as its holder sends it. @param random 32 random bytes in base64url. */
export function formatApiKey(random: string): string {
  return PREFIX + random
}

export function isApiKeyFormat(text: string): boolean {
  return FORMAT.test(text)
}

/** What of a key may be kept and shown. */
export function apiKeyPrefix(key: string): string {
  return key.slice(0, PREFIX.length + SHOWN_CHARACTERS)
}

/** When the secret that is replaced now stops. */
export function oldSecretEndsAt(now: Date, atOnce: boolean): Date {
  return atOnce ? now : new Date(now.getTime() + API_KEY_OVERLAP_HOURS * 60 * 60_000)
}

/** Why a secret that is known opens nothing, or undefined when it works. */
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

/** Why a key may not make a call, or undefined when it may. */
export function scopeRefusal(
  granted: readonly ApiKeyScope[],
  needed: ApiKeyScope | undefined,
): string | undefined {
  if (needed === undefined || granted.includes(needed)) return undefined
  return `This API key does not have the scope “${needed}” that this call needs.`
}

/** A key that somebody wants made. */
export interface ApiKeyFields {
  readonly name?: string | null | undefined
  readonly scopes?: readonly string[] | null | undefined
}

/** Reads what the office typed for a new key. */
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

/** Two keys that work are told apart by their names. */
export function apiKeyNameTaken(name: string): string {
  return `There is already a key called “${name}”. Please choose another name, or revoke that one first.`
}
