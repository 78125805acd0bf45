import { defineEntity, p } from '@mikro-orm/core'
import { checksOf, indexesOf } from '../db/columns.ts'
import type { WebhookEvent } from '@chauffeur/domain/webhooks'
import { Partner } from '../auth/partner.entity.ts'

const eventSchema = defineEntity({
  name: 'PartnerEvent',
  tableName: 'partner_event',
  properties: {
    /** Counts up in the order of writing, which is not that of committing. */
    id: p.bigint().primary().autoincrement(),
    partnerId: () => p.manyToOne(Partner).mapToPk().deleteRule('no action'),
    /** Its place in the feed of the partner; null until it is first read. */
    position: p.integer().nullable(),
    /** The event and its subject, once: `booking.confirmed:<booking id>`. */
    dedupeKey: p.text().unique(),
    /** The webhook-id of its message. */
    messageId: p.text(),
    type: p.text().$type<WebhookEvent>(),
    /** Null of one about the partner itself. */
    bookingNumber: p.text().nullable().index(),
    /** As receivers get it. */
    body: p.text(),
    createdAt: p.datetime().index(),
  },
  indexes: indexesOf('partner_event', { new: '(partner_id, id) where position is null' }),
  uniques: [{ name: 'partner_event_in_order', properties: ['partnerId', 'position'] }],
})

/** An event of a booking that a partner has made, or of the partner's account. */
export class PartnerEvent extends eventSchema.class {}
eventSchema.setClass(PartnerEvent)

const feedSchema = defineEntity({
  name: 'EventFeed',
  tableName: 'event_feed',
  properties: {
    partnerId: () => p.manyToOne(Partner).mapToPk().primary().updateRule('no action').deleteRule('no action'),
    /** The place of its last event. */
    lastPosition: p.integer(),
    /** The last place whose event was deleted for its age. */
    deletedThrough: p.integer(),
  },
  checks: checksOf('event_feed', {
    in_order: 'deleted_through >= 0 and deleted_through <= last_position',
  }),
})

/** How far the feed of a partner goes. Whoever gives places holds its row. */
export class EventFeed extends feedSchema.class {}
feedSchema.setClass(EventFeed)
