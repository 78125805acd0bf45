import { defineEntity, p } from '@mikro-orm/core'
import {
  cashEntryKinds,
  collectionMethods,
  type CashEntryKind,
  type CollectionMethod,
} from '@chauffeur/domain/cash'
import { Driver } from '../cars/car.entity.ts'
import { checksOf, known } from '../db/columns.ts'
import { Assignment } from '../dispatch/assignment.entity.ts'

const schema = defineEntity({
  name: 'CashEntry',
  tableName: 'cash_entry',
  properties: {
    /** Of what a driver has collected, the id of the step that says so: it counts once. */
    id: p.uuid().primary(),
    driverId: () => p.manyToOne(Driver).mapToPk().deleteRule('no action'),
    /** Null of what was handed over. */
    assignmentId: () =>
      p.manyToOne(Assignment).mapToPk().nullable().deleteRule('no action').index('cash_entry_of_trip'),
    kind: p.text().$type<CashEntryKind>(),
    method: p.text().$type<CollectionMethod>(),
    /** Less than nothing of what was handed over, or of a collection that is taken back. */
    amountCents: p.integer(),
    /** So much was to be collected. */
    owedCents: p.integer().nullable(),
    at: p.datetime(),
    by: p.text(),
    note: p.text().nullable(),
  },
  indexes: [{ name: 'cash_entry_of_driver', properties: ['driverId', 'at'] }],
  checks: [
    known('cash_entry', 'kind', cashEntryKinds),
    known('cash_entry', 'method', collectionMethods),
    ...checksOf('cash_entry', { of_one: `(kind = 'handed_over') = (assignment_id is null)` }),
  ],
})

/** Money that a driver took for the firm, or handed over. Entries are added, and none is changed or deleted. */
export class CashEntry extends schema.class {}
schema.setClass(CashEntry)
