import { defineEntity, p } from '@mikro-orm/core'
import type { JobNews, ReleaseCode } from '@chauffeur/domain/job-news'
import type { Reason } from '@chauffeur/words/english-reasons'
import {
  tripActors,
  tripEventTypes,
  tripStates,
  type TripActor,
  type TripEventType,
  type TripState,
} from '@chauffeur/domain/trip-state'
import { Booking } from '../bookings/booking.entity.ts'
import { Car, Driver } from '../cars/car.entity.ts'
import { CHECKS_TRIP, CHECKS_TRIP_OF_EVENT } from './trip-notification.entity.ts'
import { checksOf, indexesOf, known, uuidKey } from '../db/columns.ts'

export const CAR_ONCE = 'assignment_car_once'
export const DRIVER_ONCE = 'assignment_driver_once'

const noOverlap = (column: 'car_id' | 'driver_id') =>
  `exclude using gist (${column} with =, tstzrange(starts_at, ends_at) with &&) where (released_at is null and not is_over_another and ${column} is not null) deferrable initially deferred`

const assignmentSchema = defineEntity({
  name: 'Assignment',
  tableName: 'assignment',
  properties: {
    id: uuidKey(),
    bookingId: () => p.manyToOne(Booking).mapToPk(),
    /** Which of the booking's cars, from 1. */
    carNo: p.integer().default(1),
    carId: () => p.manyToOne(Car).mapToPk().nullable().deleteRule('no action'),
    driverId: () => p.manyToOne(Driver).mapToPk().nullable().deleteRule('no action'),
    // The trip as it is planned, with the wait.
    startsAt: p.datetime(),
    endsAt: p.datetime(),
    /** A late flight has moved it over another trip of its car or driver: a fact, which the database does not refuse. */
    isOverAnother: p.boolean().default(false),
    state: p.text().$type<TripState>(),
    stateSince: p.datetime(),
    /** One more with each change that the driver has to know; counts on from one assignment of a car to the next. */
    version: p.integer(),
    /** The last change, as far as it matters to the driver. */
    news: p.json<readonly JobNews[]>().nullable(),
    assignedBy: p.text(),
    assignedAt: p.datetime(),
    /** Why it stands although the way is too short, or something else speaks against it. */
    overrideReason: p.text().nullable(),
    releasedAt: p.datetime().nullable(),
    /** Null where the office gave the reason in its own words. */
    releaseCode: p.text().$type<ReleaseCode>().nullable(),
    /** In the words of the office or, of a trip that was declined, of the driver. */
    releaseReason: p.text().nullable(),
    /** How far it was when the office took it back, and since when. */
    takenBackFrom: p.text().$type<TripState>().nullable(),
    takenBackSince: p.datetime().nullable(),
  },
  indexes: [
    { name: 'assignment_of_booking', properties: ['bookingId', 'carNo'] },
    { name: 'assignment_of_driver', properties: ['driverId', 'endsAt'] },
    ...indexesOf('assignment', {
      stands_once: 'unique (booking_id, car_no) where released_at is null',
      standing: '(starts_at, ends_at) where released_at is null',
    }),
  ],
  checks: [
    // Two trips of one car or driver at once are refused when the transaction ends, so that two can be swapped in it.
    { name: CAR_ONCE, expression: noOverlap('car_id') },
    { name: DRIVER_ONCE, expression: noOverlap('driver_id') },
    known('assignment', 'state', tripStates),
    known('assignment', 'taken_back_from', tripStates),
    ...checksOf('assignment', {
      of_somebody: 'car_id is not null or driver_id is not null',
      ends_later: 'ends_at > starts_at',
      car_no_positive: 'car_no >= 1',
      released: `(state = 'released') = (released_at is not null)`,
    }),
  ],
  triggers: [CHECKS_TRIP],
})

/** A car and a driver for a booking. It stands until it is released; the database refuses two of one car at once, where no late flight has moved one over the other. */
export class Assignment extends assignmentSchema.class {}
assignmentSchema.setClass(Assignment)

/**
 * How an event was taken. `moved`: the trip is in another state. `added`: it only has its time. `outdated`: it was
 * reported of a trip that has changed since. `refused`: it did not fit.
 */
export type TripEventOutcome = (typeof outcomes)[number]
const outcomes = ['moved', 'added', 'outdated', 'refused'] as const

const tripEventSchema = defineEntity({
  name: 'TripEvent',
  tableName: 'trip_event',
  properties: {
    /** Made by its reporter, so that it counts once however often it is sent. */
    id: p.uuid().primary(),
    assignmentId: () => p.manyToOne(Assignment).mapToPk().deleteRule('no action'),
    /** In the order of arrival, from 1. */
    no: p.integer(),
    type: p.text().$type<TripEventType>(),
    /** The version of the assignment that the sender knew. */
    version: p.integer().nullable(),
    occurredAt: p.datetime(),
    /** As the sender's clock said it. */
    reportedAt: p.datetime(),
    receivedAt: p.datetime(),
    isClockOff: p.boolean().default(false),
    source: p.text().$type<TripActor>(),
    by: p.text(),
    note: p.text().nullable(),
    /** The event that this one takes back. */
    undoes: p.uuid().nullable(),
    outcome: p.text().$type<TripEventOutcome>(),
    /** Why it was refused, or what its sender should know. */
    reason: p.json<Reason>().nullable(),
    fromState: p.text().$type<TripState>(),
    /** Since when the trip was in that state; unknown of events from before this was kept. */
    fromSince: p.datetime().nullable(),
    toState: p.text().$type<TripState>(),
  },
  uniques: [{ name: 'trip_event_in_order', properties: ['assignmentId', 'no'] }],
  indexes: indexesOf('trip_event', { declined: `(assignment_id) where type = 'decline'` }),
  checks: [
    known('trip_event', 'type', tripEventTypes),
    known('trip_event', 'from_state', tripStates),
    known('trip_event', 'to_state', tripStates),
    known('trip_event', 'source', tripActors),
    known('trip_event', 'outcome', outcomes),
    ...checksOf('trip_event', { undo_of_one: `(type = 'undo') = (undoes is not null)` }),
  ],
  triggers: [CHECKS_TRIP_OF_EVENT],
})

/**
 * A report about a trip, by the driver or the office. None is changed or deleted, not even one that came too late.
 */
export class TripEvent extends tripEventSchema.class {}
tripEventSchema.setClass(TripEvent)
