import { randomUUID } from 'node:crypto'
import { defineEntity, p } from '@mikro-orm/core'
import type { VehicleId } from '@chauffeur/domain/vehicles'

export type ReleaseReason = 'rejected' | 'cancelled' | 'not paid' | 'changed'

const schema = defineEntity({
  name: 'CarCommitment',
  tableName: 'car_commitment',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    // No relation: a booking reads its cars, and the two files would import each other.
    bookingId: p.uuid(),
    /** The class whose car it is: two Vitos may drive what was booked as a Sprinter. */
    vehicleId: p.integer().$type<VehicleId>(),
    startsAt: p.datetime(),
    endsAt: p.datetime(),
    startLat: p.float().columnType('double precision'),
    startLon: p.float().columnType('double precision'),
    endLat: p.float().columnType('double precision'),
    endLon: p.float().columnType('double precision'),
    releasedAt: p.datetime().nullable(),
    releaseReason: p.text().$type<ReleaseReason>().nullable(),
  },
  indexes: [
    { name: 'car_commitment_of_booking', properties: ['bookingId'] },
    {
      name: 'car_commitment_held',
      expression:
        "create index car_commitment_held on car_commitment using gist (vehicle_id, tstzrange(starts_at, ends_at, '[]')) where released_at is null",
    },
  ],
  checks: [
    { name: 'car_commitment_ends_later', expression: 'ends_at >= starts_at' },
    {
      name: 'car_commitment_released_for_a_reason',
      expression: '(released_at is null) = (release_reason is null)',
    },
  ],
})

/** A car that a booking needs, from when and where to when and where. It holds the car until it is released. */
export class CarCommitment extends schema.class {}
schema.setClass(CarCommitment)
