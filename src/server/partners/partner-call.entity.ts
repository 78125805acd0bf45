import { defineEntity, p } from '@mikro-orm/core'
import { Partner } from '../auth/partner.entity.ts'
import { uuidKey } from '../db/columns.ts'

const schema = defineEntity({
  name: 'PartnerCall',
  tableName: 'partner_call',
  properties: {
    id: uuidKey(),
    partnerId: () =>
      p.manyToOne(Partner).mapToPk().fieldName('partner_id').updateRule('no action').deleteRule('no action'),
    keyName: p.text(),
    method: p.text(),
    /** As it is declared, without the values in it. */
    path: p.text(),
    status: p.integer(),
    /** Of a refusal. */
    code: p.text().nullable(),
    durationMs: p.integer(),
    requestId: p.text(),
    at: p.datetime(),
  },
  indexes: [
    { name: 'partner_call_newest_first', properties: ['partnerId', 'at', 'id'] },
    { name: 'partner_call_by_age', properties: ['at'] },
  ],
})

/** A call that came with a key of a partner, without what was sent and answered. */
export class PartnerCall extends schema.class {}
schema.setClass(PartnerCall)
