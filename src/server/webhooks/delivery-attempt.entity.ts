import { defineEntity, p } from '@mikro-orm/core'
import { WebhookDelivery } from './webhook-delivery.entity.ts'

const schema = defineEntity({
  name: 'DeliveryAttempt',
  tableName: 'delivery_attempt',
  properties: {
    /** Counts up: several attempts may share an instant. */
    id: p.integer().primary(),
    deliveryId: () => p.manyToOne(WebhookDelivery).mapToPk().fieldName('delivery_id').deleteRule('cascade'),
    at: p.datetime(),
    durationMs: p.integer(),
    /** Null where there was no whole answer. */
    status: p.integer().nullable(),
    /** The beginning of what it answered. */
    answer: p.text().nullable(),
    /** Why there was none. */
    error: p.text().nullable(),
  },
  indexes: [{ name: 'delivery_attempt_of_delivery', properties: ['deliveryId', 'id'] }],
})

/** One attempt to deliver, as it went. Never changed. */
export class DeliveryAttempt extends schema.class {}
schema.setClass(DeliveryAttempt)
