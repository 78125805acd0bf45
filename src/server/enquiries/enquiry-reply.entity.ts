import { randomUUID } from 'node:crypto'
import { defineEntity, p } from '@mikro-orm/core'
import { Offer } from './offer.entity.ts'
import { Enquiry } from './enquiry.entity.ts'

const schema = defineEntity({
  name: 'EnquiryReply',
  tableName: 'enquiry_reply',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    enquiryId: () => p.manyToOne(Enquiry).mapToPk().fieldName('enquiry_id'),
    createdAt: p.datetime(),
    createdBy: p.text(),
    subject: p.text(),
    text: p.text(),
    offerId: () =>
      p.manyToOne(Offer).mapToPk().nullable().unique().fieldName('offer_id').deleteRule('no action'),
  },
  indexes: [{ name: 'enquiry_reply_of_enquiry', properties: ['enquiryId', 'createdAt'] }],
})

/** A reply of the office, as it was sent. */
export class EnquiryReply extends schema.class {}
schema.setClass(EnquiryReply)
