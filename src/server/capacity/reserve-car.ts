import { randomUUID } from 'node:crypto'
import type { ChangedField } from '@chauffeur/domain/webhooks'
import { vehicleById } from '@chauffeur/domain/vehicles'
import { readNearestTimes, readNoCar, type Obstacle } from './find-available-cars.ts'
import { holdsCar, releaseCar, takeCar, type TakenCar } from './take-car.ts'
import type { TripToDrive } from './trip-to-drive.ts'
import type { CarOfChange } from '../core/events.ts'
import { LateRefusal } from '../core/refusal.ts'
import { record, type Transaction } from '../core/transaction.ts'
import { Booking } from '../bookings/booking.entity.ts'
import { lockAllBases } from '../cars/lock-cars.ts'
import { findJourneyOf } from '../journeys/journeys-of.ts'
import { notSold, whyObstacle } from '../quotes/obstacle-of-trip.ts'

export type TripToReserve = Pick<
  Booking,
  | 'id'
  | 'vehicleId'
  | 'vehicleName'
  | 'pickupAt'
  | 'pickupLat'
  | 'pickupLon'
  | 'dropoffLat'
  | 'dropoffLon'
  | 'hireHours'
  | 'durationMinutes'
  | 'stops'
>
type NumberedTrip = TripToReserve & Pick<Booking, 'number'>

/** Who of the office overrides an objection to a trip, and why; without a reason it is refused. */
export interface OfficeOverride {
  readonly admin: string
  readonly overrideReason?: string | null
}

/** The fields of a booking that decide when and where it needs which car. */
export const NEEDS_ANOTHER_CAR: ReadonlySet<ChangedField> = new Set<ChangedField>([
  'pickupAt',
  'pickupLocation',
  'dropoffLocation',
  'stops',
  'serviceDuration',
  'vehicleName',
])

/**
 * How a booking gets its car. `sell`: a guest or a partner makes it, and it is refused where the class is not sold. `keep`:
 * it is changed, which was found to be possible a moment ago, and is refused where it is not any more. `promise`: the
 * office makes it, and gives a reason to override an objection. `confirm`: the office accepts it, which keeps a car that it
 * holds and asks for a reason only where none is free. `always`: it stands already; where no car is free the office is
 * told, and finds one. `overridden`: the office knows that none may be free.
 */
type ReservationMode =
  | { readonly kind: 'sell' | 'always' | 'overridden' }
  | { readonly kind: 'keep'; readonly isOtherTime: boolean }
  | { readonly kind: 'promise' | 'confirm'; readonly override: OfficeOverride }

/**
 * Reserves a car for a booking. The last act of its transaction: from here until that ends nobody else sells a car of the
 * base.
 */
export async function reserveCar(
  tx: Transaction,
  booking: NumberedTrip,
  mode: ReservationMode,
): Promise<void> {
  const trip = tripToDrive(booking)
  if (mode.kind === 'confirm' && (await holdsCar(tx, booking.id)))
    // It keeps that car whatever is sold meanwhile: nobody has to wait.
    return requireOverride(tx, booking, await readNoCar(trip, tx, booking.id), mode.override)
  const { closed, inVain } = await takeCar(tx, booking.id, trip)
  switch (mode.kind) {
    case 'overridden':
      return
    case 'always':
      if (inVain) await tellOffice(tx, booking)
      return
    case 'sell':
      return refuse(booking, trip, { closed, inVain }, tx)
    case 'keep':
      return refuse(booking, trip, { closed: mode.isOtherTime ? closed : undefined, inVain }, tx)
    case 'promise':
    case 'confirm': {
      const objections = { closed: mode.kind === 'promise' ? closed : undefined, inVain }
      if (mode.override.overrideReason == null) return refuse(booking, trip, objections, tx)
      const obstacle = objections.closed ?? (inVain && (await readNearestTimes(inVain, tx)))
      return requireOverride(tx, booking, obstacle, mode.override)
    }
  }
}

/** Refuses what is not sold. At which other times it is, is looked for when nobody waits any more. */
function refuse(
  booking: NumberedTrip,
  trip: TripToDrive,
  { closed, inVain }: TakenCar,
  { clock }: Transaction,
): void {
  if (closed) throw notSold(closed, booking, trip, clock())
  if (inVain)
    throw new LateRefusal(async (database) =>
      notSold(await readNearestTimes(inVain, database), booking, trip, database.clock()),
    )
}

function tellOffice(tx: Transaction, { id, number }: NumberedTrip): Promise<void> {
  return record(tx, 'booking.without-car', { bookingId: id, bookingNumber: number, occasion: randomUUID() })
}

/** Holds a car again for a booking that has let go of its own; where none is free the office is told, and finds one. */
export async function holdCarAgain(tx: Transaction, bookingId: string): Promise<void> {
  if (await holdsCar(tx, bookingId)) return
  const booking = await findStanding(tx, bookingId)
  if (!booking) return
  // Its payment may pay other legs, which need a car as well.
  if (await findJourneyOf(bookingId, tx.em)) await lockAllBases(tx)
  await reserveCar(tx, booking, { kind: 'always' })
}

/** Gives back the car of a booking that was not paid in time, unless the office has accepted it. */
export async function releaseUnpaidCar(tx: Transaction, bookingId: string): Promise<void> {
  const isPending = (await tx.em.count(Booking, { id: bookingId, status: 'pending' })) > 0
  if (isPending) await releaseCar(tx, bookingId, 'not_paid')
}

/** When a booking is driven, and by which class from where. */
const OTHER_TIME: ReadonlySet<ChangedField> = new Set(['pickupAt', 'pickupLocation', 'vehicleName'])

/** Holds the car that a changed booking needs now: the last act of its transaction, as every reservation. */
export async function moveCar(
  tx: Transaction,
  bookingId: string,
  fields: readonly ChangedField[],
  kind: CarOfChange,
): Promise<void> {
  if (!fields.some((field) => NEEDS_ANOTHER_CAR.has(field))) return
  const booking = await findStanding(tx, bookingId)
  if (!booking || !(await releaseCar(tx, bookingId, 'changed'))) return
  const isOtherTime = fields.some((field) => OTHER_TIME.has(field))
  await reserveCar(tx, booking, kind === 'keep' ? { kind, isOtherTime } : { kind })
}

/** Lets the office override an objection to a trip, for a reason that the history keeps. */
export async function requireOverride(
  tx: Transaction,
  booking: NumberedTrip,
  obstacle: Obstacle | undefined,
  { admin, overrideReason = null }: OfficeOverride,
): Promise<void> {
  if (!obstacle) return
  const trip = tripToDrive(booking)
  if (overrideReason === null) throw notSold(obstacle, booking, trip, tx.clock())
  await record(tx, 'booking.overridden', {
    admin,
    id: booking.id,
    name: booking.number,
    details: {
      obstacle: whyObstacle(obstacle, { vehicleName: booking.vehicleName, trip, now: tx.clock() }),
      reason: overrideReason,
    },
  })
}

async function findStanding({ em }: Transaction, bookingId: string): Promise<Booking | undefined> {
  const booking = await em.findOneOrFail(Booking, { id: bookingId }, { disableIdentityMap: true })
  return booking.cancelledAt == null && booking.status !== 'rejected' ? booking : undefined
}

export function tripToDrive(booking: Omit<TripToReserve, 'id'>): TripToDrive {
  const { pickupAt, pickupLat, pickupLon, dropoffLat, dropoffLon, hireHours, durationMinutes, stops } =
    booking
  const vehicle = vehicleById(booking.vehicleId)
  if (!vehicle) throw new Error(`${booking.vehicleName} is no vehicle that we know`)
  return {
    vehicleId: vehicle.id,
    pickupAt,
    pickup: { lat: pickupLat, lon: pickupLon },
    dropoff: dropoffLat == null || dropoffLon == null ? null : { lat: dropoffLat, lon: dropoffLon },
    hireHours: hireHours ?? null,
    durationMinutes: durationMinutes ?? null,
    stayMinutes: stops.reduce((sum, { duration }) => sum + duration, 0),
  }
}
