import { randomUUID } from 'node:crypto'
import { defineEntity, p } from '@mikro-orm/core'

const schema = defineEntity({
  name: 'Outbox',
  tableName: 'outbox',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    /** What is to be done and for what, once: `booking-confirmed:<booking id>`. */
    dedupeKey: p.text().unique(),
    kind: p.text(),
    bookingId: p.uuid(),
    createdAt: p.datetime(),
    runAt: p.datetime(),
    attempts: p.integer().default(0),
    lockedUntil: p.datetime().nullable(),
    doneAt: p.datetime().nullable(),
    deadAt: p.datetime().nullable(),
    lastError: p.text().nullable(),
  },
  indexes: [
    { name: 'outbox_of_booking', properties: ['bookingId'] },
    {
      name: 'outbox_open',
      expression: 'create index outbox_open on outbox (run_at) where done_at is null and dead_at is null',
    },
  ],
})

/** What follows from a change, written in its transaction and done after it. */
export class Outbox extends schema.class {}
schema.setClass(Outbox)
