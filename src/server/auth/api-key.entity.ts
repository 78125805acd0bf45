import { randomUUID } from 'node:crypto'
import { defineEntity, p } from '@mikro-orm/core'
import type { ApiKeyScope } from '@chauffeur/domain/api-keys'

const schema = defineEntity({
  name: 'ApiKey',
  tableName: 'api_key',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    name: p.text(),
    scopes: p.json<readonly ApiKeyScope[]>(),
    createdAt: p.datetime(),
    createdBy: p.text(),
    /** Written down once a minute at most. */
    lastUsedAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
    revokedBy: p.text().nullable(),
  },
  indexes: [
    {
      name: 'api_key_name_in_use',
      expression: 'create unique index api_key_name_in_use on api_key (lower(name)) where revoked_at is null',
    },
  ],
  checks: [
    { name: 'api_key_revoked_by_somebody', expression: '(revoked_at is null) = (revoked_by is null)' },
  ],
})

/** The key that another company's system calls with. Never deleted: its bookings name it. */
export class ApiKey extends schema.class {}
schema.setClass(ApiKey)
