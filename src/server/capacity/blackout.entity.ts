import { randomUUID } from 'node:crypto'
import { defineEntity, p } from '@mikro-orm/core'
import type { Base } from '@chauffeur/domain/cars'
import type { VehicleId } from '@chauffeur/domain/vehicles'
import { RENEWS_CAPACITY_VERSION } from '../cars/capacity-version.entity.ts'

const schema = defineEntity({
  name: 'Blackout',
  tableName: 'blackout',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    startsAt: p.datetime(),
    endsAt: p.datetime(),
    /** Null for every class. */
    vehicleId: p.integer().$type<VehicleId>().nullable(),
    /** Null for every base. */
    base: p.text().$type<Base>().nullable(),
    /** What a guest reads who asks for a pick-up in it. */
    sentence: p.text(),
    createdBy: p.text(),
  },
  indexes: [{ name: 'blackout_by_end', properties: ['endsAt'] }],
  checks: [
    { name: 'blackout_ends_later', expression: 'ends_at > starts_at' },
    { name: 'blackout_vehicle_known', expression: 'vehicle_id >= 1 and vehicle_id <= 5' },
    { name: 'blackout_base_known', expression: `base in ('Algarve', 'Lisbon', 'Seville')` },
  ],
  triggers: [RENEWS_CAPACITY_VERSION],
})

/** A time whose pick-ups are not sold. */
export class Blackout extends schema.class {}
schema.setClass(Blackout)
