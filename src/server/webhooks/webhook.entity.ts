import { defineEntity, p } from '@mikro-orm/core'
import type { WebhookEvent } from '@chauffeur/domain/webhooks'
import type { ReasonCode } from '@chauffeur/words/reasons'
import { ApiKey } from '../auth/api-key.entity.ts'
import { Partner } from '../auth/partner.entity.ts'
import { checksOf, indexesOf, uuidKey } from '../db/columns.ts'
import { jobColumns } from '../jobs/queued-job.ts'

const schema = defineEntity({
  name: 'Webhook',
  tableName: 'webhook',
  properties: {
    id: uuidKey(),
    name: p.text(),
    url: p.text(),
    events: p.json<readonly WebhookEvent[]>(),
    enabled: p.boolean(),
    /** Its owner: it hears of this partner's bookings only. Null is the office's, which hears of all. */
    partnerId: () => p.manyToOne(Partner).mapToPk().nullable().deleteRule('no action'),
    /** A key of its owner, written by the trigger for release 1.0.0, which reads it. */
    apiKeyId: () => p.manyToOne(ApiKey).mapToPk().nullable().deleteRule('no action'),
    /** When the receiver said that it is gone, which switched it off. */
    goneAt: p.datetime().nullable(),
    /** Since when no message was taken; null once one is. */
    failingSince: p.datetime().nullable(),
    /** Who is told that it fails. */
    contactEmail: p.text().nullable(),
    createdAt: p.datetime(),
    createdBy: p.text(),
    /** Sealed (sign-message.ts): it signs, so a hash of it would not do. */
    secret: p.text(),
    /** The one before it, which signs beside it until then. */
    oldSecret: p.text().nullable(),
    oldSecretUntil: p.datetime().nullable(),
  },
  indexes: [{ name: 'webhook_of_key', properties: ['apiKeyId'] }],
  checks: checksOf('webhook', {
    old_secret_ends: '(old_secret is null) = (old_secret_until is null)',
    gone_is_off: 'gone_at is null or not enabled',
    of_a_partner: '(partner_id is null) = (api_key_id is null)',
  }),
  triggers: [
    {
      name: 'know_owner',
      timing: 'before',
      events: ['insert', 'update'],
      // Release 1.0.0 writes the key alone, this one the partner alone.
      body: `if new.partner_id is not null and (tg_op = 'INSERT' or new.partner_id is distinct from old.partner_id) then new.api_key_id := (select id from api_key where partner_id = new.partner_id order by created_at desc, id limit 1); elsif tg_op = 'UPDATE' and old.partner_id is not null and new.partner_id is null then new.api_key_id := null; else new.partner_id := (select partner_id from api_key where id = new.api_key_id); end if; return new`,
    },
  ],
})

/** A receiver of another company: where it is, and what it wants to know. */
export class Webhook extends schema.class {}
schema.setClass(Webhook)

const webhookDeliverySchema = defineEntity({
  name: 'WebhookDelivery',
  tableName: 'webhook_delivery',
  properties: {
    id: uuidKey(),
    webhookId: () => p.manyToOne(Webhook).mapToPk().deleteRule('cascade'),
    /** The event and its subject, once for each receiver: `booking.confirmed:<booking id>`. */
    dedupeKey: p.text(),
    /** The webhook-id: the same on every try, and for every receiver of one event. */
    messageId: p.text(),
    type: p.text(),
    /** Null of a test. */
    bookingNumber: p.text().nullable(),
    /** As it is sent, to the letter: it is signed. */
    body: p.text(),
    ...jobColumns(),
    /** Why the last attempt failed, by code; null where only its sentence was stored. */
    reason: p.json<ReasonCode>().nullable(),
  },
  uniques: [{ name: 'webhook_delivery_once', properties: ['webhookId', 'dedupeKey'] }],
  indexes: [
    { name: 'webhook_delivery_newest_first', properties: ['webhookId', 'createdAt', 'id'] },
    { name: 'webhook_delivery_by_age', properties: ['createdAt'] },
    ...indexesOf('webhook_delivery', {
      open: '(webhook_id, run_at) where done_at is null and dead_at is null',
      given_up: '(webhook_id, created_at, id) where done_at is null and dead_at is not null',
      settled_or_due: '(webhook_id, coalesce(done_at, dead_at, run_at))',
      locked: '(locked_by) where locked_by is not null',
      in_hand: '(webhook_id, locked_until) where locked_until is not null',
    }),
  ],
  triggers: [
    {
      name: 'know_reason',
      timing: 'before',
      events: ['update'],
      // A release that writes the sentence alone leaves the reason of the attempt before.
      body: `if new.last_error is distinct from old.last_error and new.reason is not distinct from old.reason then new.reason := null; end if; return new`,
    },
  ],
})

/** One event for one receiver. */
export class WebhookDelivery extends webhookDeliverySchema.class {}
webhookDeliverySchema.setClass(WebhookDelivery)

const deliveryAttemptSchema = defineEntity({
  name: 'DeliveryAttempt',
  tableName: 'delivery_attempt',
  properties: {
    /** Counts up: several attempts may share an instant. */
    id: p.integer().primary(),
    deliveryId: () => p.manyToOne(WebhookDelivery).mapToPk().deleteRule('cascade'),
    at: p.datetime(),
    durationMs: p.integer(),
    /** Null where there was no whole answer. */
    status: p.integer().nullable(),
    /** The beginning of what it answered. */
    answer: p.text().nullable(),
    /** Why there was none, as a sentence and by code; one from before there were codes has the sentence alone. */
    error: p.text().nullable(),
    reason: p.json<ReasonCode>().nullable(),
  },
  indexes: [{ name: 'delivery_attempt_of_delivery', properties: ['deliveryId', 'id'] }],
})

/** One attempt to deliver, as it went. Never changed. */
export class DeliveryAttempt extends deliveryAttemptSchema.class {}
deliveryAttemptSchema.setClass(DeliveryAttempt)
