import { defineEntity, p } from '@mikro-orm/core'
import { flightPhases, type FlightFinding, type FlightPhase } from '@chauffeur/domain/flights'
import { Booking } from '../bookings/booking.entity.ts'
import { indexesOf, known } from '../db/columns.ts'

const schema = defineEntity({
  name: 'FlightWatch',
  tableName: 'flight_watch',
  properties: {
    bookingId: () => p.manyToOne(Booking).mapToPk().primary().updateRule('no action').deleteRule('cascade'),
    /** The flight and the pick-up that it is about. Where the booking has others, it begins anew. */
    flightNumber: p.text(),
    pickupAt: p.datetime(),
    /** When it is asked for again, or a process that asks for it counts as dead; null: not any more. */
    nextCheckAt: p.datetime().nullable(),
    checks: p.integer().default(0),
    checkedAt: p.datetime().nullable(),
    /** The flight as it was found last; all null while nobody knows it. */
    scheduledAt: p.datetime().nullable(),
    expectedAt: p.datetime().nullable(),
    landedAt: p.datetime().nullable(),
    phase: p.text().$type<FlightPhase>().nullable(),
    asOf: p.datetime().nullable(),
    /** The finding in the flight's place; seen to once somebody has since set when the guest is met. */
    found: p.json<FlightFinding & { readonly isSeenTo?: boolean }>().nullable(),
    /** When the guest was to be met as this phase was found: another time since says that somebody has seen to it. */
    metAt: p.datetime().nullable(),
  },
  indexes: indexesOf('flight_watch', { due: '(next_check_at) where next_check_at is not null' }),
  checks: [known('flight_watch', 'phase', flightPhases)],
})

/** The facts known of the flight before a booked trip. */
export class FlightWatch extends schema.class {}
schema.setClass(FlightWatch)
