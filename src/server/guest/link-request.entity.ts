import { defineEntity, p } from '@mikro-orm/core'
import { uuidKey } from '../db/columns.ts'
import { jobColumns } from '../jobs/queued-job.ts'

const schema = defineEntity({
  name: 'LinkRequest',
  tableName: 'link_request',
  properties: {
    id: uuidKey(),
    email: p.text(),
    bookingNumber: p.text().nullable(),
    /** Somebody of a partner wants to sign in to its page. */
    isForPartner: p.boolean().default(false),
    ...jobColumns(),
  },
})

/** Somebody has lost the link of a booking, or asks for one that signs in. Looked up after the answer, and removed then. */
export class LinkRequest extends schema.class {}
schema.setClass(LinkRequest)
