import { defineEntity, p } from '@mikro-orm/core'
import type { ApiKeyScope } from '@chauffeur/domain/api-keys'
import { day, uuidKey } from '../db/columns.ts'
import { Partner } from './partner.entity.ts'

const apiKeySchema = defineEntity({
  name: 'ApiKey',
  tableName: 'api_key',
  properties: {
    id: uuidKey(),
    /** Never null: a check says so, which the release before can work with. */
    partner: () => p.manyToOne(Partner).nullable().fieldName('partner_id').deleteRule('no action'),
    name: p.text(),
    scopes: p.json<readonly ApiKeyScope[]>(),
    createdAt: p.datetime(),
    createdBy: p.text(),
    /** Written down once a minute at most. */
    lastUsedAt: p.datetime().nullable(),
    /** From where it may be used; null from everywhere. */
    allowedIps: p.json<readonly string[]>().nullable(),
    expiresAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
    revokedBy: p.text().nullable(),
  },
  checks: [
    { name: 'api_key_revoked_by_somebody', expression: '(revoked_at is null) = (revoked_by is null)' },
    { name: 'api_key_of_a_partner', expression: 'partner_id is not null' },
  ],
  triggers: [
    {
      name: 'fill_partner',
      timing: 'before',
      events: ['insert'],
      // Of release 1.0.0, which knows no partners: each key is one.
      body: `if new.partner_id is null then insert into partner (id, name, state_since, created_at, created_by) values (new.id, new.name, new.created_at, new.created_at, new.created_by); new.partner_id := new.id; end if; return new`,
    },
  ],
})

/** The key that a partner's system calls with. Never deleted: its bookings name it. */
export class ApiKey extends apiKeySchema.class {}
apiKeySchema.setClass(ApiKey)

const apiKeySecretSchema = defineEntity({
  name: 'ApiKeySecret',
  tableName: 'api_key_secret',
  properties: {
    /** SHA-256 of the secret: who reads this table cannot make calls. */
    hash: p.text().primary(),
    key: () => p.manyToOne(ApiKey).fieldName('key_id'),
    /** Its first letters, to recognise it by. */
    start: p.text(),
    createdAt: p.datetime(),
    /** Of a replaced secret. The row stays after that, so that who sends it can be told why it is refused. */
    endsAt: p.datetime().nullable(),
  },
  indexes: [
    {
      name: 'api_key_secret_one_current',
      expression:
        'create unique index api_key_secret_one_current on api_key_secret (key_id) where ends_at is null',
    },
    { name: 'api_key_secret_of_key', properties: ['key', 'createdAt'] },
  ],
})

/** A secret of an API key: the one it has now, or one that was replaced. */
export class ApiKeySecret extends apiKeySecretSchema.class {}
apiKeySecretSchema.setClass(ApiKeySecret)

const apiKeyUsageSchema = defineEntity({
  name: 'ApiKeyUsage',
  tableName: 'api_key_usage',
  properties: {
    keyId: () => p.manyToOne(ApiKey).mapToPk().primary().fieldName('key_id'),
    /** On Lisbon's calendar. */
    day: day().primary(),
    calls: p.integer(),
  },
  checks: [{ name: 'api_key_usage_counted', expression: 'calls >= 1' }],
})

/** How many calls came with a key on a day. */
export class ApiKeyUsage extends apiKeyUsageSchema.class {}
apiKeyUsageSchema.setClass(ApiKeyUsage)

/** The partner of a key that was read with it. */
export function partnerOf({ partner }: ApiKey): Partner {
  if (!partner) throw new Error('A key has a partner')
  return partner
}
