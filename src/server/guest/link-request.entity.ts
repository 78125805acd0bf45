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
    ...jobColumns(),
  },
})

/** Somebody has lost the link of a booking. Looked up after the answer, and removed then. */
export class LinkRequest extends schema.class {}
schema.setClass(LinkRequest)
