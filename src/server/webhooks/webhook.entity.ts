import { randomUUID } from 'node:crypto'
import { defineEntity, p } from '@mikro-orm/core'
import type { WebhookEvent } from '@chauffeur/domain/webhooks'

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
    isOn: p.boolean(),
    /** When the receiver said that it is gone, which switched it off. */
    goneAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    createdBy: p.text(),
    /** Sealed (secret-box.ts): it signs, so a hash of it would not do. */
    secret: p.text(),
    /** The one before it, which signs beside it until then. */
    oldSecret: p.text().nullable(),
    oldSecretUntil: p.datetime().nullable(),
  },
  checks: [
    { name: 'webhook_old_secret_ends', expression: '(old_secret is null) = (old_secret_until is null)' },
    { name: 'webhook_gone_is_off', expression: 'gone_at is null or not is_on' },
  ],
})

/** A receiver of another company: where it is, and what it wants to know. */
export class Webhook extends schema.class {}
schema.setClass(Webhook)
