import { only } from '../core/only.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import type {
  ApiKey as KeyAnswer,
  ApiKeyWithSecret,
  createApiKey as createEndpoint,
} from '@chauffeur/contract/api-keys'
import {
  API_KEY_BYTES,
  API_KEY_USAGE_DAYS,
  MAX_API_KEYS,
  apiKeyMode,
  apiKeyPrefix,
  apiKeyScopes,
  checkNewApiKey,
  formatApiKey,
  oldSecretEndsAt,
} from '@chauffeur/domain/api-keys'
import { DAY_MS } from '@chauffeur/domain/duration'
import type { Mode } from '@chauffeur/domain/sandbox'
import { todayIn } from '@chauffeur/domain/time'
import { LockMode, raw } from '@mikro-orm/core'
import { z } from 'zod'
import { modeOf, type Config } from '../core/config.ts'
import { NEWEST_FIRST } from '../core/keyset-pagination.ts'
import { readStoredList } from '../core/read-stored.ts'
import { aboutField, invalid, invalidBy, Refusal } from '../core/refusal.ts'
import { hashSecret } from '../core/secrets.ts'
import { record, type DatabaseAccess, type Transaction, type OfficeTransaction } from '../core/transaction.ts'
import { UNMANAGED } from '../db/orm.ts'
import { isUuid } from '../db/is-uuid.ts'
import { ApiKeySecret, ApiKeyUsage, ApiKey, partnerOf } from './api-key.entity.ts'
import { lockPartner, refusePartnerThatIsOver } from './lock-partner.ts'
import { Partner } from './partner.entity.ts'

const scope = z.enum(apiKeyScopes)
const WITH_PARTNER = { populate: ['partner'], ...UNMANAGED } as const

/** Every key, or those of a partner, newest first. */
export async function readKeys(reading: DatabaseAccess, partnerId?: string): Promise<KeyAnswer[]> {
  const which = partnerId === undefined ? {} : { partner: partnerId }
  const keys = await reading.em.find(ApiKey, which, { orderBy: NEWEST_FIRST, ...WITH_PARTNER })
  return present(keys, reading)
}

/** One key as the office reads it. */
async function readKey(id: string, reading: DatabaseAccess): Promise<KeyAnswer> {
  return only(await present([await reading.em.findOneOrFail(ApiKey, { id }, WITH_PARTNER)], reading))
}

async function present(keys: readonly ApiKey[], { em, clock }: DatabaseAccess): Promise<KeyAnswer[]> {
  const now = clock()
  const days = lastDays(now)
  const ids = { $in: keys.map(({ id }) => id) }
  const isInForce = { $or: [{ endsAt: null }, { endsAt: { $gt: now } }] }
  const secrets = await em.find(
    ApiKeySecret,
    { key: ids, ...isInForce },
    { orderBy: { createdAt: 'asc' }, ...UNMANAGED },
  )
  const secretsOf = Map.groupBy(secrets, ({ key }) => key.id)
  const usage = await em.find(ApiKeyUsage, { keyId: ids, day: { $in: days } }, UNMANAGED)
  const calls = new Map(usage.map((row) => [`${row.keyId} ${row.day}`, row.calls]))
  return keys.map((key) => ({
    ...facts(key),
    ...inForce(key, secretsOf.get(key.id) ?? []),
    usage: days.map((day) => ({ day, calls: calls.get(`${key.id} ${day}`) ?? 0 })),
  }))
}

function facts(key: ApiKey) {
  const { id, name, scopes, createdAt, createdBy, lastUsedAt, revokedAt, revokedBy } = key
  const partner = partnerOf(key)
  return {
    id,
    name,
    partner: { id: partner.id, name: partner.name },
    allowedIps: key.allowedIps ? [...key.allowedIps] : null,
    expiresAt: key.expiresAt?.toISOString() ?? null,
    scopes: readStoredList(scope, scopes, { table: 'api_key', id, column: 'scopes' }),
    createdAt: createdAt.toISOString(),
    createdBy,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
    revokedBy: revokedBy ?? null,
  }
}

/** The shown part of the secrets that work: the current one, and of those replaced the one that ends last. */
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

/** Makes a key for a partner's system. Two of one partner that work have different names. */
export async function createKey(
  input: z.output<typeof createEndpoint.input>,
  tx: OfficeTransaction,
  { config }: { readonly config: Pick<Config, 'SANDBOX'> },
): Promise<ApiKeyWithSecret> {
  const check = checkNewApiKey(input)
  if (!check.valid) throw invalidBy(check)
  const { name, scopes } = check.value
  const { em, clock } = tx
  const id = randomUUID()
  const { allowedIps = null, expiresAt = null } = input
  const partner = await partnerOfNewKey(input.partnerId ?? null, name, tx)
  const made = { createdAt: clock(), createdBy: tx.admin }
  const own = { allowedIps: allowedIps?.length ? allowedIps : null, expiresAt }
  await em.insert(ApiKey, { id, partner, name, scopes, ...own, ...made })
  const secret = await newSecret(tx, id, modeOf(config))
  await record(tx, 'api-key.created', {
    admin: tx.admin,
    id,
    name,
    details: { scopes, partner },
  })
  return { ...(await readKey(id, tx)), secret }
}

/** The id of the partner that a key is made for: a new one of its name where none is given. */
async function partnerOfNewKey(id: string | null, name: string, tx: OfficeTransaction): Promise<string> {
  if (id !== null) {
    refusePartnerThatIsOver(await lockPartner(id, tx.em))
    const works = [{ expiresAt: null }, { expiresAt: { $gt: tx.clock() } }]
    const inUse = { partner: id, revokedAt: null, $or: works }
    if ((await tx.em.count(ApiKey, inUse)) >= MAX_API_KEYS)
      throw invalid('name', { code: 'too_many_keys', most: MAX_API_KEYS })
    if ((await tx.em.count(ApiKey, { ...inUse, [raw('lower(name)')]: name.toLowerCase() })) > 0)
      throw aboutField('ALREADY_EXISTS', 'name', { code: 'api_key_name_taken', name })
    return id
  }
  const made = { id: randomUUID(), createdAt: tx.clock(), createdBy: tx.admin }
  await tx.em.insert(Partner, { ...made, name, stateSince: made.createdAt })
  await record(tx, 'partner.created', { admin: tx.admin, id: made.id, name })
  return made.id
}

/** A key, of any partner for the office, of its own for somebody of a partner: another's is refused like none. */
interface WhichKey {
  readonly id: string
  readonly partnerId?: string | undefined
}

interface Rotation extends WhichKey {
  readonly endAtOnce: boolean
  /** Of the secret that asks, where the office does not. */
  readonly secretHash?: string
}

/**
 * Gives a key a new secret. The old one works on for a day, so that its holder can change over, or ends at once.
 *
 * @throws Refusal API_KEY_NOT_ALLOWED for a secret that is replaced itself: others may know it.
 */
export async function rotateKey(
  { id, partnerId, endAtOnce, secretHash }: Rotation,
  tx: OfficeTransaction,
): Promise<ApiKeyWithSecret> {
  const { name } = await lockKey({ id, partnerId }, tx)
  if (secretHash !== undefined && !(await tx.em.count(ApiKeySecret, { hash: secretHash, endsAt: null })))
    throw new Refusal('API_KEY_NOT_ALLOWED', { code: 'api_key_secret_replaced' })
  const endsAt = oldSecretEndsAt(tx.clock(), endAtOnce)
  const { start } = await tx.em.findOneOrFail(ApiKeySecret, { key: id, endsAt: null }, UNMANAGED)
  if (endAtOnce) await endThoseReplaced(id, tx)
  await tx.em.nativeUpdate(ApiKeySecret, { key: id, endsAt: null }, { endsAt })
  const secret = await newSecret(tx, id, apiKeyMode(start))
  const details = { oldSecretEnds: endsAt.toISOString() }
  await record(tx, 'api-key.rotated', { admin: tx.admin, id, name, details })
  return { ...(await readKey(id, tx)), secret }
}

/** Ends what was replaced and would work on. */
export async function endOldSecret(which: WhichKey, tx: OfficeTransaction): Promise<KeyAnswer> {
  const { id, name } = await lockKey(which, tx)
  if ((await endThoseReplaced(id, tx)) > 0)
    await record(tx, 'api-key.old-secret-ended', { admin: tx.admin, id, name })
  return readKey(id, tx)
}

function endThoseReplaced(key: string, { em, clock }: Transaction): Promise<number> {
  return em.nativeUpdate(ApiKeySecret, { key, endsAt: { $gt: clock() } }, { endsAt: clock() })
}

/** Ends a key for good, with its secrets, in every process at once. Bookings and receivers are its partner's, and stay. */
export async function revokeKey(which: WhichKey, tx: OfficeTransaction): Promise<KeyAnswer> {
  const { id, name } = await lockKey(which, tx)
  await tx.em.nativeUpdate(ApiKey, { id, revokedAt: null }, { revokedAt: tx.clock(), revokedBy: tx.admin })
  await record(tx, 'api-key.revoked', { admin: tx.admin, id, name })
  return readKey(id, tx)
}

/** Gives a key the secret that it has from now on. Only here it is known. */
async function newSecret({ em, clock }: Transaction, keyId: string, mode: Mode): Promise<string> {
  const secret = formatApiKey(randomBytes(API_KEY_BYTES).toString('base64url'), mode)
  await em.insert(ApiKeySecret, {
    hash: hashSecret(secret),
    key: keyId,
    start: apiKeyPrefix(secret),
    createdAt: clock(),
    endsAt: null,
  })
  return secret
}

/** A key that still works, locked until the transaction ends: what is done to one takes turns. */
async function lockKey({ id, partnerId }: WhichKey, { em }: Transaction): Promise<ApiKey> {
  const which = partnerId === undefined ? { id } : { id, partner: partnerId }
  const key = isUuid(id) ? await em.findOne(ApiKey, which, { lockMode: LockMode.PESSIMISTIC_WRITE }) : null
  if (!key) throw new Refusal('NOT_FOUND', { code: 'not_found', what: 'API key' })
  if (key.revokedAt) throw new Refusal('API_KEY_REVOKED', { code: 'api_key_revoked_already' })
  return key
}
