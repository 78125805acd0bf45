import { defineEntity, p } from '@mikro-orm/core'
import { ApiKey } from './api-key.entity.ts'

const schema = defineEntity({
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
export class ApiKeySecret extends schema.class {}
schema.setClass(ApiKeySecret)
