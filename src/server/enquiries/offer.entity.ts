import { randomUUID } from 'node:crypto'
import { defineEntity, p } from '@mikro-orm/core'
import type { OfferedTrip } from '@chauffeur/contract/offers'
import type { VehicleId } from '@chauffeur/domain/vehicles'
import { Booking } from '../bookings/booking.entity.ts'

const schema = defineEntity({
  name: 'Offer',
  tableName: 'offer',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    createdAt: p.datetime(),
    createdBy: p.text(),
    expiresAt: p.datetime(),
    trip: p.json<OfferedTrip>(),
    /** The inputs that its quote is signed for (trips/routes/plan-trip.ts). */
    inputs: p.text(),
    vehicleId: p.integer().$type<VehicleId>(),
    totalCents: p.integer(),
    // Tenths of a kilometre, and driving without the stays; null where the way could not be measured.
    distance: p.integer().nullable(),
    durationMinutes: p.integer().nullable(),
    routeFallback: p.boolean(),
    /** When the customer first looked at it. */
    openedAt: p.datetime().nullable(),
    withdrawnAt: p.datetime().nullable(),
    withdrawnBy: p.text().nullable(),
    bookingId: () =>
      p.manyToOne(Booking).mapToPk().nullable().unique().fieldName('booking_id').deleteRule('no action'),
  },
  checks: [
    { name: 'offer_total_positive', expression: 'total_cents > 0' },
    { name: 'offer_booked_or_withdrawn', expression: 'booking_id is null or withdrawn_at is null' },
    { name: 'offer_withdrawn_by_somebody', expression: '(withdrawn_at is null) = (withdrawn_by is null)' },
  ],
})

/** A price that the office promised for one trip. It can be booked once. */
export class Offer extends schema.class {}
schema.setClass(Offer)
