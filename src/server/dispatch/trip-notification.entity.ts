import { defineEntity, p, type TriggerDef } from '@mikro-orm/core'
import { indexesOf } from '../db/columns.ts'
import type { ReportedTrip } from '@chauffeur/domain/trip-messages'
import { Booking } from '../bookings/booking.entity.ts'

const schema = defineEntity({
  name: 'TripNotification',
  tableName: 'trip_notification',
  properties: {
    bookingId: () => p.manyToOne(Booking).mapToPk().primary(),
    carNo: p.integer().primary(),
    /** Null while nobody has it. */
    told: p.json<ReportedTrip>().nullable(),
    /** Counts the messages about it. */
    messages: p.integer().default(0),
    /** When it is to be compared with how the trip stands; null while nothing can have changed. */
    checkAt: p.datetime().nullable(),
  },
  indexes: indexesOf('trip_notification', { to_check: '(check_at) where check_at is not null' }),
})

/**
 * The last message to other companies' systems about one of a booking's cars, which is what they read of it, too. Triggers
 * have it compared whenever something changes that they are told, whoever changes it; once it is told the booking counts as
 * changed.
 */
export class TripNotification extends schema.class {}
schema.setClass(TripNotification)

/** Long past: at once, whatever the clock of the application says. */
const AT_ONCE = `'epoch'`

const checkTrip = (bookingId: string, carNo: string) =>
  `insert into trip_notification (booking_id, car_no, check_at) values (${bookingId}, ${carNo}, ${AT_ONCE}) on conflict (booking_id, car_no) do update set check_at = excluded.check_at`

export const CHECKS_TRIP: TriggerDef = {
  name: 'check_trip',
  timing: 'after',
  events: ['insert', 'update'],
  body: `${checkTrip('new.booking_id', 'new.car_no')}; return null`,
}

/** An event that moves its trip changes the assignment; one that only adds its time does not. */
export const CHECKS_TRIP_OF_EVENT: TriggerDef = {
  name: 'check_trip_of_event',
  timing: 'after',
  events: ['insert'],
  body: `if new.outcome = 'added' and new.type <> 'contact_attempt' then update assignment set state_since = state_since where id = new.assignment_id; end if; return null`,
}
