import { randomUUID } from 'node:crypto'
import { defineEntity, p } from '@mikro-orm/core'
import type { WebhookEvent } from '@chauffeur/domain/webhooks'
import { ApiKey } from '../auth/api-key.entity.ts'

const schema = defineEntity({
  name: 'Webhook',
  tableName: 'webhook',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    name: p.text(),
    url: p.text(),
    events: p.json<readonly WebhookEvent[]>(),
    enabled: p.boolean(),
    /** Its owner: it hears of the bookings made with this key only. Null is the office's, which hears of all. */
    apiKeyId: () => p.manyToOne(ApiKey).mapToPk().nullable().fieldName('api_key_id').deleteRule('no action'),
    /** When the receiver said that it is gone, which switched it off. */
    goneAt: p.datetime().nullable(),
    /** Since when no message was taken; null once one is. */
    failingSince: p.datetime().nullable(),
    /** Who is told that it fails. */
    contactEmail: p.text().nullable(),
    createdAt: p.datetime(),
    createdBy: p.text(),
    /** Sealed (secret-box.ts): it signs, so a hash of it would not do. */
    secret: p.text(),
    /** The one before it, which signs beside it until then. */
    oldSecret: p.text().nullable(),
    oldSecretUntil: p.datetime().nullable(),
  },
  indexes: [{ name: 'webhook_of_key', properties: ['apiKeyId'] }],
  checks: [
    { name: 'webhook_old_secret_ends', expression: '(old_secret is null) = (old_secret_until is null)' },
    { name: 'webhook_gone_is_off', expression: 'gone_at is null or not enabled' },
  ],
})

/** A receiver of another company: where it is, and what it wants to know. */
export class Webhook extends schema.class {}
schema.setClass(Webhook)
