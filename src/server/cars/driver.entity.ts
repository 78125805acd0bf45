import { randomUUID } from 'node:crypto'
import { defineEntity, p } from '@mikro-orm/core'
import type { DriverLanguage } from '@chauffeur/domain/cars'
import { Car, checksTripsOf } from './car.entity.ts'

const schema = defineEntity({
  name: 'Driver',
  tableName: 'driver',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    name: p.text(),
    phoneE164: p.text(),
    email: p.text().nullable(),
    languages: p.json<readonly DriverLanguage[]>(),
    usualCarId: () => p.manyToOne(Car).mapToPk().nullable().fieldName('usual_car_id').deleteRule('no action'),
    isActive: p.boolean().default(true),
    version: p.integer().default(1),
  },
  triggers: [checksTripsOf('driver_id', ['name', 'phone_e164'])],
})

/** Who drives. Whoever has left is not active, and stays known. */
export class Driver extends schema.class {}
schema.setClass(Driver)
