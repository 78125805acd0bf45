import { defineEntity, p } from '@mikro-orm/core'

const schema = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_key',
  properties: {
    /** The call that the key was sent with, and by whose API key; the same key may be used once for each. */
    scope: p.text().primary(),
    key: p.text().primary(),
    fingerprint: p.text(),
    claimedAt: p.datetime(),
    /** The process that works on it; null once there is an answer, or when that process has died. */
    claimedBy: p.uuid().nullable(),
    response: p.json<Record<string, unknown>>().nullable(),
  },
})

/** A request that must not run twice, and its answer once there is one. */
export class IdempotencyKey extends schema.class {}
schema.setClass(IdempotencyKey)
