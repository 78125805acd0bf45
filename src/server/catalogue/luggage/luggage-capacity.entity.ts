import { randomUUID } from 'node:crypto'
import { defineEntity, p } from '@mikro-orm/core'

const schema = defineEntity({
  name: 'LuggageCapacity',
  tableName: 'luggage_capacity',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    vehicleId: p.integer(),
    vehicleName: p.text(),
    config: p.text(),
    imageUrl: p.text(),
    version: p.integer().default(1),
  },
  uniques: [{ name: 'luggage_capacity_once', properties: ['vehicleId', 'config'] }],
})

/** One way to fill a vehicle's boot. */
export class LuggageCapacity extends schema.class {}
schema.setClass(LuggageCapacity)
