import { randomUUID } from 'node:crypto'
import type { UncountedReason } from '@chauffeur/domain/uncounted-step'
import { defineEntity, p } from '@mikro-orm/core'
import { Driver } from '../cars/driver.entity.ts'
import { Assignment } from './assignment.entity.ts'

const schema = defineEntity({
  name: 'UncountedStep',
  tableName: 'uncounted_step',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    /** Whose link it came by: the driver's, or the one assignment's. */
    holder: p.uuid(),
    /** By which the same step is known when it is sent again. */
    key: p.text(),
    driverId: () => p.manyToOne(Driver).mapToPk().nullable().fieldName('driver_id').deleteRule('no action'),
    /** Where it is about a trip of this driver. */
    assignmentId: () =>
      p.manyToOne(Assignment).mapToPk().nullable().fieldName('assignment_id').deleteRule('no action'),
    code: p.text().$type<UncountedReason>(),
    /** As the phone sent it: it may be one that is not known here. */
    type: p.text().nullable(),
    note: p.text().nullable(),
    receivedAt: p.datetime(),
    settledAt: p.datetime().nullable(),
    settledBy: p.text().nullable(),
  },
  uniques: [{ name: 'uncounted_step_once', properties: ['holder', 'key'] }],
  indexes: [
    {
      name: 'uncounted_step_open',
      expression: 'create index uncounted_step_open on uncounted_step (received_at) where settled_at is null',
    },
  ],
})

/** A step from a driver's phone that can never be counted, until the office has settled it. */
export class UncountedStep extends schema.class {}
schema.setClass(UncountedStep)
