import { accepted, refused } from './check.ts'
import { DAY_MS } from './duration.ts'
import { MAX_NAME_LENGTH } from './limits.ts'
import type { Mode } from './sandbox.ts'
import { tidyLine } from './text.ts'

/** The rights that a key of another company's system may have. A call without a scope is open to every key. */
export const apiKeyScopes = ['quote', 'book', 'read', 'webhooks', 'keys', 'statements'] as const
export type ApiKeyScope = (typeof apiKeyScopes)[number]

const PREFIXES = { live: 'ctk_live_', test: 'ctk_test_' } as const satisfies Readonly<Record<Mode, string>>
/** The number of random bytes of a key. */
export const API_KEY_BYTES = 32
const FORMAT = new RegExp(`^(?:${Object.values(PREFIXES).join('|')})[A-Za-z0-9_-]{43}$`)

/** The number of characters after the prefix that identify a key to its owner, and help nobody to guess the rest. */
const SHOWN_CHARACTERS = 6

/** How long a replaced secret still works, unless it is ended at once. */
const API_KEY_OVERLAP_HOURS = 24

/** The number of days for which the office sees the calls of a key. */
export const API_KEY_USAGE_DAYS = 30

/** At most so many keys of one partner are in use. */
export const MAX_API_KEYS = 50

/** The key as a client sends it. @param random 32 random bytes in base64url. */
export function formatApiKey(random: string, mode: Mode = 'live'): string {
  return PREFIXES[mode] + random
}

/** Whether a key, or its beginning, is of the sandbox. */
export function apiKeyMode(key: string): Mode {
  return key.startsWith(PREFIXES.test) ? 'test' : 'live'
}

export function isApiKeyFormat(text: string): boolean {
  return FORMAT.test(text)
}

/** The beginning of a key, which may be stored and shown. */
export function apiKeyPrefix(key: string): string {
  return key.slice(0, PREFIXES.live.length + SHOWN_CHARACTERS)
}

/** When a secret that is replaced now stops working. */
export function oldSecretEndsAt(now: Date, atOnce: boolean): Date {
  return atOnce ? now : new Date(now.getTime() + API_KEY_OVERLAP_HOURS * 60 * 60_000)
}

/** When a known secret stops working, or has: its key was revoked or runs out, or the secret was replaced. */
interface SecretEnds {
  readonly revokedAt: Date | null
  readonly expiresAt: Date | null
  readonly endsAt: Date | null
}

/** Why a known secret does not work; undefined when it does. */
export function apiKeyRefusal({ revokedAt, expiresAt, endsAt }: SecretEnds, now: Date) {
  if (revokedAt) return { code: 'api_key_revoked' } as const
  if (expiresAt && expiresAt <= now) return { code: 'api_key_expired' } as const
  if (endsAt && endsAt <= now) return { code: 'api_key_replaced' } as const
  return undefined
}

/** So many days before its end a key says so. */
const EXPIRING_DAYS = 14

export type ApiKeyState = 'in_use' | 'expiring' | 'expired' | 'revoked'

/** How a key stands, for who reads a list of them. Instants in ISO 8601. */
export function apiKeyState(
  { revokedAt, expiresAt }: { readonly revokedAt: string | null; readonly expiresAt: string | null },
  now: Date,
): ApiKeyState {
  if (revokedAt !== null) return 'revoked'
  if (expiresAt === null) return 'in_use'
  const left = Date.parse(expiresAt) - now.getTime()
  if (left <= 0) return 'expired'
  return left <= EXPIRING_DAYS * DAY_MS ? 'expiring' : 'in_use'
}

/** Whether a key in this state opens nothing any more. */
export function isApiKeyOver(state: ApiKeyState): boolean {
  return state === 'expired' || state === 'revoked'
}

/** Why a key may not make a call; undefined when it may. */
export function scopeRefusal(granted: readonly ApiKeyScope[], needed: ApiKeyScope | undefined) {
  if (needed === undefined || granted.includes(needed)) return undefined
  return { code: 'scope_missing', scope: needed } as const
}

/** A new key as a request or the dialog has it, before it is checked. */
interface ApiKeyFields {
  readonly name?: string | null | undefined
  readonly scopes?: readonly string[] | null | undefined
}

/** Checks a new key: it needs a name and at least one scope. */
export function checkNewApiKey({ name, scopes }: ApiKeyFields) {
  const tidied = tidyLine(name ?? '')
  if (tidied === '') return refused({ code: 'api_key_without_name' }, 'name')
  if (tidied.length > MAX_NAME_LENGTH)
    return refused({ code: 'api_key_name_too_long', max: MAX_NAME_LENGTH }, 'name')
  const chosen = apiKeyScopes.filter((scope) => scopes?.includes(scope))
  if (chosen.length === 0) return refused({ code: 'api_key_without_scope' }, 'scopes')
  return accepted({ name: tidied, scopes: chosen })
}
