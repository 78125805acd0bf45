import { defineEntity, p } from '@mikro-orm/core'
import { bookingActors, type BookingActor } from '@chauffeur/domain/booking-acts'
import {
  changeEndReasons,
  changeSettlements,
  changeStates,
  type ChangeEndReason,
  type ChangeSettlement,
  type ChangeState,
} from '@chauffeur/domain/trip-change'
import { Booking } from '../bookings/booking.entity.ts'
import { checksOf, indexesOf, known, uuidKey } from '../db/columns.ts'

/** The part of a booking that a change is about, as its columns hold it. */
export type ChangeableTrip = Pick<
  Booking,
  | 'hireHours'
  | 'pickupLocation'
  | 'pickupPlaceId'
  | 'pickupName'
  | 'pickupLat'
  | 'pickupLon'
  | 'dropoffLocation'
  | 'dropoffPlaceId'
  | 'dropoffName'
  | 'dropoffLat'
  | 'dropoffLon'
  | 'pickupNote'
  | 'dropoffNote'
  | 'stops'
  | 'pickupDate'
  | 'pickupTime'
  | 'pickupZone'
  | 'vehicleId'
  | 'vehicleName'
  | 'baseCents'
  | 'stopCents'
  | 'totalCents'
  | 'distance'
  | 'durationMinutes'
  | 'routeFallback'
> & {
  /** In ISO 8601. */
  readonly pickupAt: string
}

const schema = defineEntity({
  name: 'BookingChange',
  tableName: 'booking_change',
  properties: {
    id: uuidKey(),
    bookingId: () => p.manyToOne(Booking).mapToPk(),
    by: p.text().$type<BookingActor>(),
    /** The administrator's name, or the API key's. */
    byName: p.text().nullable(),
    state: p.text().$type<ChangeState>(),
    before: p.json<ChangeableTrip>(),
    after: p.json<ChangeableTrip>(),
    oldTotalCents: p.integer(),
    newTotalCents: p.integer(),
    settlement: p.text().$type<ChangeSettlement>(),
    createdAt: p.datetime(),
    /** When it ends if nothing happens. */
    expiresAt: p.datetime(),
    /** When it took effect, or ended without. */
    endedAt: p.datetime().nullable(),
    /** The administrator's name, or the API key's. */
    endedBy: p.text().nullable(),
    /** Why it has ended, where the system ended it. */
    endCode: p.text().$type<ChangeEndReason>().nullable(),
    /** Why a person declined it, as the guest reads it. */
    reason: p.text().nullable(),
  },
  indexes: [
    { name: 'booking_change_of_booking', properties: ['bookingId', 'createdAt'] },
    ...indexesOf('booking_change', {
      one_open: `unique (booking_id) where state in ('awaiting_payment', 'open')`,
      to_end: `(expires_at) where state in ('awaiting_payment', 'open')`,
    }),
  ],
  checks: [
    known('booking_change', 'by', bookingActors),
    known('booking_change', 'state', changeStates),
    known('booking_change', 'settlement', changeSettlements),
    known('booking_change', 'end_code', changeEndReasons),
    ...checksOf('booking_change', {
      ended_once: `(state in ('awaiting_payment', 'open')) = (ended_at is null)`,
      paid_first: `state <> 'awaiting_payment' or (settlement = 'checkout' and new_total_cents > old_total_cents)`,
      total_positive: 'old_total_cents > 0 and new_total_cents > 0',
    }),
  ],
  triggers: [
    {
      name: 'touch_booking',
      timing: 'after',
      events: ['insert', 'update'],
      // Partners read it as a part of its booking.
      body: `update booking set updated_at = clock_timestamp() where id = new.booking_id; return null`,
    },
  ],
})

/** A change of a booking's trip: asked for, made, or ended without effect. Never deleted. */
export class BookingChange extends schema.class {}
schema.setClass(BookingChange)
