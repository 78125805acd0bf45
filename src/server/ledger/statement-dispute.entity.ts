import { disputeStates, type DisputeState } from '@chauffeur/domain/partner-money'
import { defineEntity, p } from '@mikro-orm/core'
import { known, uuidKey } from '../db/columns.ts'
import { PartnerEntry } from './partner-entry.entity.ts'
import { Statement } from './statement.entity.ts'

const schema = defineEntity({
  name: 'StatementDispute',
  tableName: 'statement_dispute',
  properties: {
    id: uuidKey(),
    statementId: () => p.manyToOne(Statement).mapToPk().fieldName('statement_id').deleteRule('no action'),
    entryId: () => p.manyToOne(PartnerEntry).mapToPk().fieldName('entry_id').deleteRule('no action'),
    /** The partner's objection, in its own words. */
    text: p.text(),
    state: p.text().$type<DisputeState>().default('open'),
    /** The office's answer. */
    answer: p.text().nullable(),
    createdAt: p.datetime(),
    decidedAt: p.datetime().nullable(),
    decidedBy: p.text().nullable(),
  },
  indexes: [
    { name: 'statement_dispute_of_statement', properties: ['statementId', 'createdAt', 'id'] },
    {
      name: 'statement_dispute_open',
      expression: `create unique index statement_dispute_open on statement_dispute (entry_id) where state = 'open'`,
    },
  ],
  checks: [
    known('statement_dispute', 'state', disputeStates),
    {
      name: 'statement_dispute_decided_whole',
      expression: `(state = 'open') = (decided_at is null) and (decided_at is null) = (decided_by is null)`,
    },
  ],
})

/** A line of a statement that its partner does not agree with. */
export class StatementDispute extends schema.class {}
schema.setClass(StatementDispute)
