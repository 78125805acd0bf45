import { randomUUID } from 'node:crypto'
import { defineEntity, p } from '@mikro-orm/core'
import type { JobNews, ReleaseCode } from '@chauffeur/domain/job-news'
import type { TripState } from '@chauffeur/domain/trip-state'
import { Car } from '../cars/car.entity.ts'
import { Driver } from '../cars/driver.entity.ts'
import { CHECKS_TRIP } from './trip-notification.entity.ts'

export const CAR_ONCE = 'assignment_car_once'
export const DRIVER_ONCE = 'assignment_driver_once'

const noOverlap = (column: 'car_id' | 'driver_id') =>
  `exclude using gist (${column} with =, tstzrange(starts_at, ends_at) with &&) where (released_at is null and ${column} is not null) deferrable initially deferred`

const schema = defineEntity({
  name: 'Assignment',
  tableName: 'assignment',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    // No relation: a booking reads its assignments, and the two files would import each other.
    bookingId: p.uuid(),
    /** Which of the booking's cars, from 1. */
    carNo: p.integer().default(1),
    carId: () => p.manyToOne(Car).mapToPk().nullable().fieldName('car_id').deleteRule('no action'),
    driverId: () => p.manyToOne(Driver).mapToPk().nullable().fieldName('driver_id').deleteRule('no action'),
    // The trip as it is planned, with the wait.
    startsAt: p.datetime(),
    endsAt: p.datetime(),
    state: p.text().$type<TripState>(),
    stateSince: p.datetime(),
    /** One more with each change that the driver has to know; counts on from one assignment of a car to the next. */
    version: p.integer(),
    /** What the driver has to know of the last change. */
    news: p.json<readonly JobNews[]>().nullable(),
    /** The same as a text, of changes from before there were codes. */
    changed: p.text().nullable(),
    assignedBy: p.text(),
    assignedAt: p.datetime(),
    /** Why it stands although the way is too short, or something else speaks against it. */
    overrideReason: p.text().nullable(),
    releasedAt: p.datetime().nullable(),
    /** Null where the office gave the reason in its own words. */
    releaseCode: p.text().$type<ReleaseCode>().nullable(),
    /** What the office or, declining, the driver has written. */
    releaseReason: p.text().nullable(),
  },
  indexes: [
    { name: 'assignment_of_booking', properties: ['bookingId', 'carNo'] },
    { name: 'assignment_of_driver', properties: ['driverId', 'endsAt'] },
    {
      name: 'assignment_stands_once',
      expression:
        'create unique index assignment_stands_once on assignment (booking_id, car_no) where released_at is null',
    },
    {
      name: 'assignment_standing',
      expression:
        'create index assignment_standing on assignment (starts_at, ends_at) where released_at is null',
    },
  ],
  checks: [
    // Two trips of one car or driver at once are refused when the transaction ends, so that two can be swapped in it.
    { name: CAR_ONCE, expression: noOverlap('car_id') },
    { name: DRIVER_ONCE, expression: noOverlap('driver_id') },
    { name: 'assignment_of_somebody', expression: 'car_id is not null or driver_id is not null' },
    { name: 'assignment_ends_later', expression: 'ends_at > starts_at' },
    { name: 'assignment_car_no_positive', expression: 'car_no >= 1' },
    { name: 'assignment_released', expression: `(state = 'released') = (released_at is not null)` },
    {
      name: 'assignment_state_known',
      expression: `state in ('offered', 'accepted', 'on_the_way', 'at_pickup', 'no_show_claimed', 'on_board', 'completed', 'no_show', 'released')`,
    },
  ],
  triggers: [CHECKS_TRIP],
})

/** A car and a driver for a booking. It stands until it is released; the database refuses two of one car at once. */
export class Assignment extends schema.class {}
schema.setClass(Assignment)
