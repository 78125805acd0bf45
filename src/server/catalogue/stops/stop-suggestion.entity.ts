import { defineEntity, p } from '@mikro-orm/core'
import { checksOf, uuidKey } from '../../db/columns.ts'
import { Region } from '../common/region.entity.ts'

const schema = defineEntity({
  name: 'StopSuggestion',
  tableName: 'stop_suggestion',
  properties: {
    id: uuidKey(),
    name: p.text(),
    imageUrl: p.text(),
    hourlyPriceCents: p.integer(),
    latitude: p.float().columnType('double precision'),
    longitude: p.float().columnType('double precision'),
    isActive: p.boolean().default(true),
    version: p.integer().default(1),
    routes: () =>
      p
        .manyToMany(Region)
        .owner()
        .pivotTable('stop_route')
        .joinColumn('stop_id')
        .inverseJoinColumn('region_id'),
  },
  checks: checksOf('stop_suggestion', { priced: 'hourly_price_cents > 0' }),
})

/** A stop that the office offers on its routes. */
export class StopSuggestion extends schema.class {}
schema.setClass(StopSuggestion)
