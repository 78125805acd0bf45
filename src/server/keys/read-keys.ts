import type { ApiKey as KeyRow } from '@chauffeur/contract/api-keys'
import { API_KEY_USAGE_DAYS, apiKeyScopes } from '@chauffeur/domain/api-keys'
import { todayIn } from '@chauffeur/domain/time'
import { z } from 'zod'
import { readStoredList } from '../core/read-stored.ts'
import { NEWEST_FIRST } from '../core/keyset-pagination.ts'
import type { DatabaseAccess } from '../core/transaction.ts'
import { ApiKey } from '../auth/api-key.entity.ts'
import { ApiKeySecret } from '../auth/api-key-secret.entity.ts'
import { ApiKeyUsage } from '../auth/api-key-usage.entity.ts'

const scope = z.enum(apiKeyScopes)
const DAY_MS = 24 * 60 * 60_000

/** Every key, newest first. */
export async function readKeys(reading: DatabaseAccess): Promise<KeyRow[]> {
  const keys = await reading.em.find(ApiKey, {}, { orderBy: NEWEST_FIRST, disableIdentityMap: true })
  return present(keys, reading)
}

/** One key as the office reads it. */
export async function readKey(id: string, reading: DatabaseAccess): Promise<KeyRow> {
  const [row] = await present(
    [await reading.em.findOneOrFail(ApiKey, { id }, { disableIdentityMap: true })],
    reading,
  )
  if (!row) throw new Error('One key in, one key out')
  return row
}

async function present(keys: readonly ApiKey[], { em, clock }: DatabaseAccess): Promise<KeyRow[]> {
  const now = clock()
  const days = lastDays(now)
  const ids = { $in: keys.map(({ id }) => id) }
  const isInForce = { $or: [{ endsAt: null }, { endsAt: { $gt: now } }] }
  const secrets = await em.find(
    ApiKeySecret,
    { key: ids, ...isInForce },
    { orderBy: { createdAt: 'asc' }, disableIdentityMap: true },
  )
  const usage = await em.find(ApiKeyUsage, { keyId: ids, day: { $in: days } }, { disableIdentityMap: true })
  return keys.map((key) => ({
    ...facts(key),
    ...inForce(
      key,
      secrets.filter((secret) => secret.key.id === key.id),
    ),
    usage: days.map((day) => ({
      day,
      calls: usage.find((row) => row.keyId === key.id && row.day === day)?.calls ?? 0,
    })),
  }))
}

function facts({ id, name, scopes, createdAt, createdBy, lastUsedAt, revokedAt, revokedBy }: ApiKey) {
  return {
    id,
    name,
    scopes: readStoredList(scope, scopes, { table: 'api_key', id, column: 'scopes' }),
    createdAt: createdAt.toISOString(),
    createdBy,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
    revokedBy: revokedBy ?? null,
  }
}

/** What is shown of the secrets that work: the current one, and of those replaced the one that ends last. */
function inForce({ revokedAt }: ApiKey, secrets: readonly ApiKeySecret[]) {
  const current = secrets.find(({ endsAt }) => endsAt == null)
  if (!current) throw new Error('A key has a secret')
  const old = revokedAt ? undefined : secrets.findLast(({ endsAt }) => endsAt != null)
  return {
    start: current.start,
    oldSecret: old?.endsAt ? { start: old.start, endsAt: old.endsAt.toISOString() } : null,
  }
}

/** Lisbon's days, today last. Counted from noon, which every one of them has once. */
function lastDays(now: Date): string[] {
  const noon = Date.parse(`${todayIn('Europe/Lisbon', now)}T12:00Z`)
  return Array.from({ length: API_KEY_USAGE_DAYS }, (_, index) =>
    new Date(noon - (API_KEY_USAGE_DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  )
}
