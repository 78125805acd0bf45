import { defineEntity, p } from '@mikro-orm/core'

const schema = defineEntity({
  name: 'RateCount',
  tableName: 'rate_count',
  properties: {
    /** The caller and the limit: never an address or a name that could be read. */
    key: p.text().primary(),
    windowEnd: p.datetime().primary(),
    count: p.integer(),
  },
  indexes: [{ name: 'rate_count_ended', properties: ['windowEnd'] }],
})

/** How often something was done in a window of time. Shared by all processes. */
export class RateCount extends schema.class {}
schema.setClass(RateCount)
