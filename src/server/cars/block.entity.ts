import { randomUUID } from 'node:crypto'
import { defineEntity, p } from '@mikro-orm/core'
import type { BlockReason } from '@chauffeur/domain/cars'
import { RENEWS_CAPACITY_VERSION } from './capacity-version.entity.ts'
import { Car } from './car.entity.ts'
import { Driver } from './driver.entity.ts'

const schema = defineEntity({
  name: 'Block',
  tableName: 'block',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    // Of the one or the other.
    carId: () => p.manyToOne(Car).mapToPk().nullable().fieldName('car_id').deleteRule('no action'),
    driverId: () => p.manyToOne(Driver).mapToPk().nullable().fieldName('driver_id').deleteRule('no action'),
    startsAt: p.datetime(),
    endsAt: p.datetime(),
    reason: p.text().$type<BlockReason>(),
    note: p.text().nullable(),
    createdBy: p.text(),
  },
  indexes: [
    { name: 'block_of_car', properties: ['carId', 'endsAt'] },
    { name: 'block_of_driver', properties: ['driverId', 'endsAt'] },
  ],
  checks: [
    { name: 'block_of_one', expression: '(car_id is null) <> (driver_id is null)' },
    { name: 'block_ends_later', expression: 'ends_at > starts_at' },
    { name: 'block_reason_known', expression: `reason in ('service', 'lent', 'holiday')` },
  ],
  triggers: [RENEWS_CAPACITY_VERSION],
})

/** A time in which a car or a driver is not there. */
export class Block extends schema.class {}
schema.setClass(Block)
