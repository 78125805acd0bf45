import { defineEntity, p } from '@mikro-orm/core'
import { Driver } from '../cars/car.entity.ts'
import { checksOf, indexesOf, uuidKey } from '../db/columns.ts'
import { Assignment } from './assignment.entity.ts'

const schema = defineEntity({
  name: 'DriverLink',
  tableName: 'driver_link',
  properties: {
    id: uuidKey(),
    driverId: () => p.manyToOne(Driver).mapToPk().nullable().deleteRule('no action'),
    assignmentId: () => p.manyToOne(Assignment).mapToPk().nullable().deleteRule('no action'),
    /** SHA-256 of the token in the address: who reads this table cannot open a driver's page. */
    tokenHash: p.text().unique(),
    createdAt: p.datetime(),
    createdBy: p.text(),
    expiresAt: p.datetime(),
    lastUsedAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
  },
  indexes: indexesOf('driver_link', {
    works_once: 'unique (coalesce(driver_id, assignment_id)) where revoked_at is null',
  }),
  checks: checksOf('driver_link', { of_one: '(driver_id is null) <> (assignment_id is null)' }),
})

/** The secret address of a driver's page: all jobs of one driver, or one job of a partner's driver. */
export class DriverLink extends schema.class {}
schema.setClass(DriverLink)
