import { randomUUID } from 'node:crypto'
import { defineEntity, p } from '@mikro-orm/core'

const schema = defineEntity({
  name: 'LinkRequest',
  tableName: 'link_request',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    email: p.text(),
    bookingNumber: p.text().nullable(),
    createdAt: p.datetime(),
    runAt: p.datetime(),
    attempts: p.integer().default(0),
    lockedUntil: p.datetime().nullable(),
    /** The process whose worker has it. */
    lockedBy: p.uuid().nullable(),
    doneAt: p.datetime().nullable(),
    deadAt: p.datetime().nullable(),
    lastError: p.text().nullable(),
  },
})

/** Somebody has lost the link of a booking. Looked up after the answer, and removed then. */
export class LinkRequest extends schema.class {}
schema.setClass(LinkRequest)
