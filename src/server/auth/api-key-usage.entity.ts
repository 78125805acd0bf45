import { defineEntity, p } from '@mikro-orm/core'
import { ApiKey } from './api-key.entity.ts'

const schema = defineEntity({
  name: 'ApiKeyUsage',
  tableName: 'api_key_usage',
  properties: {
    keyId: () => p.manyToOne(ApiKey).mapToPk().primary().fieldName('key_id'),
    /** yyyy-MM-dd, on Lisbon's calendar. */
    day: p.text().primary(),
    calls: p.integer(),
  },
})

/** How many calls came with a key on a day. */
export class ApiKeyUsage extends schema.class {}
schema.setClass(ApiKeyUsage)
