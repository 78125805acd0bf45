import { DAY_MS } from '@chauffeur/domain/duration'
import { randomUUID } from 'node:crypto'
import type { Job } from '@chauffeur/domain/cars-needed'
import type { DatabaseAccess, Transaction } from '../core/transaction.ts'
import { availabilityRulesOf } from './availability-rules.ts'
import { type ClosedTime, readCapacity, recallCapacity, type Capacity } from './read-capacity.ts'
import { planQuery, findAvailableCars, type Search } from './find-available-cars.ts'
import type { Cars } from './free-cars.ts'
import { lockAndReadJobs } from './sold-jobs.ts'
import type { TripToDrive } from './trip-to-drive.ts'
import { defineEntity, p } from '@mikro-orm/core'
import { VEHICLE_IDS, type VehicleId } from '@chauffeur/domain/vehicles'
import { Booking } from '../bookings/booking.entity.ts'
import { checksOf, known, uuidKey } from '../db/columns.ts'
import type { Orm } from '../db/orm.ts'

const releaseReasons = ['rejected', 'cancelled', 'not_paid', 'changed', 'over'] as const
type ReleaseReason = (typeof releaseReasons)[number]

const schema = defineEntity({
  name: 'CarCommitment',
  tableName: 'car_commitment',
  properties: {
    id: uuidKey(),
    bookingId: () => p.manyToOne(Booking).mapToPk(),
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
    known('car_commitment', 'vehicle_id', VEHICLE_IDS),
    known('car_commitment', 'release_reason', releaseReasons),
    ...checksOf('car_commitment', {
      ends_later: 'ends_at >= starts_at',
      released_for_a_reason: '(released_at is null) = (release_reason is null)',
    }),
  ],
})

/** A car that a booking needs, from when and where to when and where. It holds the car until it is released. */
export class CarCommitment extends schema.class {}
schema.setClass(CarCommitment)

/** A car that was looked for under the locks of a sale. */
export interface TakenCar {
  readonly closed: ClosedTime | undefined
  /** Where no car is free: with it is found when one would be. */
  readonly inVain: Search | undefined
}

/**
 * Holds a car for a trip until it is released, whatever the objection, and tells that: whoever does not override it rolls
 * back. From here until the transaction ends nobody else sells a car of that base.
 */
export async function takeCar(tx: Transaction, bookingId: string, trip: TripToDrive): Promise<TakenCar> {
  await tx.announce()
  const { search, found } = await lookUnderLock(tx, bookingId, trip)
  if (found?.some((vehicleId) => vehicleId !== trip.vehicleId)) {
    // Other cars go in the place of the one that is held.
    await tx.em.nativeDelete(CarCommitment, { bookingId, releasedAt: null })
    await tx.em.insertMany(
      CarCommitment,
      found.map((vehicleId) => ({
        id: randomUUID(),
        bookingId,
        vehicleId,
        ...columnsOf(search.query.job),
      })),
    )
  }
  return { closed: search.rules.closedAt(trip.pickupAt), inVain: found ? undefined : search }
}

/** Looks for a car by the state of the cars that is known, which is read anew while it turns out to be another one. */
async function lookUnderLock(
  tx: Transaction,
  bookingId: string,
  trip: TripToDrive,
  known?: Capacity,
): Promise<{ search: Search; found: Cars | undefined }> {
  const rules = availabilityRulesOf(trip, known ?? (await recallCapacity(tx)), tx.clock())
  const query = planQuery(trip, rules, bookingId)
  const { job, cars, around } = query
  const lock = {
    version: rules.capacity.version,
    bases: cars.map(({ base }) => base),
    holding: { bookingId, vehicleId: trip.vehicleId, job },
  }
  const sold = await lockAndReadJobs(around, lock, tx)
  if (!sold) return lookUnderLock(tx, bookingId, trip, await readCapacity(tx))
  const search = { trip, rules, query }
  return { search, found: findAvailableCars(search, sold) }
}

function columnsOf({ start, end, from, to }: Job) {
  return {
    startsAt: new Date(start),
    endsAt: new Date(end),
    startLat: from.lat,
    startLon: from.lon,
    endLat: to.lat,
    endLon: to.lon,
  }
}

/** Gives back the cars of a booking; whether there were any. */
export async function releaseCar(
  { em, clock }: DatabaseAccess,
  bookingId: string,
  reason: ReleaseReason,
): Promise<boolean> {
  const released = await em.nativeUpdate(
    CarCommitment,
    { bookingId, releasedAt: null },
    { releasedAt: clock(), releaseReason: reason },
  )
  return released > 0
}

/** Whether a booking holds a car now. */
export async function holdsCar({ em }: Pick<DatabaseAccess, 'em'>, bookingId: string): Promise<boolean> {
  return (await em.count(CarCommitment, { bookingId, releasedAt: null })) > 0
}

/** A trip that is late, or that somebody still changes, keeps its car for so long. */
const KEPT_AFTER_END_MS = 2 * DAY_MS

/** Releases the cars of trips that are over, so that the index of those that are held is as long as the future. */
export function releaseEndedCommitments(orm: Orm, now: Date): Promise<number> {
  return orm.em
    .fork()
    .nativeUpdate(
      CarCommitment,
      { releasedAt: null, endsAt: { $lt: new Date(now.getTime() - KEPT_AFTER_END_MS) } },
      { releasedAt: now, releaseReason: 'over' },
    )
}
