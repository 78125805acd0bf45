import { statementStates, type StatementState } from '@chauffeur/domain/partner-money'
import { defineEntity, p } from '@mikro-orm/core'
import { Partner } from '../auth/partner.entity.ts'
import { known, uuidKey } from '../db/columns.ts'

const schema = defineEntity({
  name: 'Statement',
  tableName: 'statement',
  properties: {
    id: uuidKey(),
    number: p.text().unique(),
    partnerId: () => p.manyToOne(Partner).mapToPk().fieldName('partner_id').deleteRule('no action'),
    /** The partner that it was drafted for, which may have become a part of another one since. */
    draftedForId: () => p.manyToOne(Partner).mapToPk().fieldName('drafted_for_id').deleteRule('no action'),
    /** The month, yyyy-MM. */
    period: p.text(),
    state: p.text().$type<StatementState>().default('draft'),
    /** The balance before its entries, their sum, and the balance after them. */
    openingCents: p.integer(),
    sumCents: p.integer(),
    closingCents: p.integer(),
    createdAt: p.datetime(),
    sentAt: p.datetime().nullable(),
    settledAt: p.datetime().nullable(),
  },
  uniques: [{ name: 'statement_once', properties: ['draftedForId', 'period'] }],
  indexes: [{ name: 'statement_newest_first', properties: ['partnerId', 'createdAt', 'id'] }],
  checks: [
    known('statement', 'state', statementStates),
    { name: 'statement_adds_up', expression: 'closing_cents = opening_cents + sum_cents' },
    {
      name: 'statement_states_whole',
      expression: `(state = 'draft') = (sent_at is null) and (state = 'settled') = (settled_at is not null)`,
    },
  ],
})

/** The entries of a partner in one month, with the balance before and after them. It is no invoice. */
export class Statement extends schema.class {}
schema.setClass(Statement)
